// SPDX-License-Identifier: Apache-2.0
import Pegsheet.App
import Pegsheet.Controls

// How the scores of a match went, as lines round by round; nothing where only finished sheets were counted.
ScoreCurves {
    id: root

    required property TableMatch match
    readonly property ScoreCourse course: ScoreCourse {
        match: root.match
    }

    visible: !match.scoring && labels.length > 2
    heading: match.scoresHeading
    series: course.series
    labels: course.labels
}
