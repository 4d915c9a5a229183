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
    readonly property bool hasLines: !match.scoring && labels.length > 2

    visible: hasLines
    heading: match.scoresHeading
    series: course.series
    labels: course.labels
}
