// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtTest
import Pegsheet.Theme
import Pegsheet.Match

TestCase {
    id: root

    name: "AnswerKey"
    visible: true
    when: windowShown
    width: 360
    height: 400

    readonly property string longWord: "Eroberungsbelohnungsauswahl"
    readonly property string words: "Ein Schritt auf der Leiste der Entdeckung, " + longWord + ",\nmit Belohnung"

    Component {
        id: component

        AnswerKey { width: 150; height: implicitHeight; title: "" }
    }
    Component {
        id: plain

        Text { wrapMode: Text.Wrap; elide: Text.ElideRight; textFormat: Text.PlainText }
    }

    // A key with what is given of it; the rest is that of a coin.
    function make(properties: var, changes: var): Item {
        const item = createTemporaryObject(component, root, properties)
        for (const [name, value] of Object.entries(Object.assign({ title: "Münze" }, changes)))
            item.key[name] = value
        return item
    }
    function faceOf(item: Item): Item {
        return item.children[0]
    }

    function test_isHighEnoughToTouch() {
        const item = make({}, {})
        compare(item.implicitHeight, Theme.touch)
    }
    function test_wordsWrapAsTextDoes_data() {
        return [20, 37, 60, 91, 150, 300].map(width => ({ tag: width + " px", width: width }))
    }
    function test_wordsWrapAsTextDoes(data: var) {
        const item = make({ width: data.width }, { detail: root.words })
        const room = data.width - Theme.gap - Theme.gapSmall
        const title = createTemporaryObject(plain, root, { width: room, text: "Münze", font: Type.labelBold, maximumLineCount: 2 })
        const detail = createTemporaryObject(plain, root, { width: room, text: root.words, font: Type.small })
        compare(item.implicitHeight, Math.max(Theme.touch, title.height + detail.height + Theme.gap))
    }
    function test_aNameIsCutAfterTwoLines() {
        const item = make({}, { title: root.words })
        const title = createTemporaryObject(plain, root, { width: 100, text: "A\nB", font: Type.labelBold })
        verify(faceOf(item).truncated)
        compare(item.implicitHeight, Math.max(Theme.touch, title.height + Theme.gap))
        item.key.title = "Münze"
        verify(!faceOf(item).truncated)
    }
    function test_onATightKeyPicturesDo() {
        const item = make({ isTight: true }, { title: root.words, pictures: [{ icon: "coin", text: "" }] })
        compare(item.implicitHeight, Theme.touch)
        item.isTight = false
        verify(item.implicitHeight > Theme.touch)
    }
    function test_picturesThatDoNotFitStandInSeveralRows() {
        const coins = count => Array(count).fill({ icon: "coin", text: "" })
        const item = make({ width: 64, isTight: true }, { pictures: coins(3) })
        compare(item.implicitHeight, Theme.touch)
        item.key.pictures = coins(9)
        compare(item.implicitHeight, 3 * 16 + 2 * 2 + Theme.gap)
    }
    // What cannot be chosen is read all the same.
    function test_namesThatAreNotPossibleAreSoft() {
        const item = make({}, { possible: false })
        const image = grabImage(item)
        const has = colour => Array.from({ length: image.width * image.height }, (none, at) => at)
            .some(at => Qt.colorEqual(image.pixel(at % image.width, Math.floor(at / image.width)), colour))
        verify(has(Theme.inkSoft))
        verify(!has(Theme.ink) && !has(Theme.inkFaint))
    }
    function test_whatFinishesIsFramedWhereItDoesSomething_data() {
        return [{ tag: "possible", possible: true }, { tag: "not possible", possible: false }]
    }
    function test_whatFinishesIsFramedWhereItDoesSomething(data: var) {
        const item = make({}, { possible: data.possible })
        const before = grabImage(item)
        item.finishes = true
        compare(grabImage(item).equals(before), !data.possible)
    }
    function test_growsWithTheLetters() {
        const item = make({}, { detail: root.words })
        const before = item.implicitHeight
        Type.textScale = 1.5
        verify(item.implicitHeight > before)
        Type.textScale = 1
        compare(item.implicitHeight, before)
    }
}
