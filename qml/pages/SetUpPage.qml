pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// How a game is to be played: who sits where, who begins, how the device goes round, the game's own options. As it was
/// last, so that one tap deals.
Page {
    id: page

    required property string entryId
    property var invitation: ({}) // what a challenge code stands for: then all but the people is settled
    readonly property Entry entry: Catalogue.find(entryId)
    readonly property SetUp setUp: SetUps.begin(entryId, invitation ?? {})

    title: entry.title
    covered: sheet.open || guests.open || challenge.open
    onBack: App.back()

    /// Who else could sit at a seat, or at one more.
    function askWho(at: int) {
        guests.at = at;
        guests.open = true;
    }

    /// A tap on somebody: a guest may turn out to be known, a computer plays at another level.
    function chose(at: int) {
        const one = setUp.seats[at];
        if (one.kind === Occupant.Computer)
            setUp.nextLevel(at);
        else if (one.kind === Occupant.Guest)
            askWho(at);
        else
            sheet.show(one.id);
    }

    FairDraws {
        id: drawn
    }

    actions: IconButton {
        icon: "rules"
        text: qsTr("Rules")
        onClicked: App.go("rulesOf", { entryId: page.entryId })
    }
    Panel {
        visible: page.setUp.invited
        width: parent.width
        spacing: 12
        Words {
            width: parent.width
            text: qsTr("A challenge")
            font.pixelSize: Theme.listSize
            font.weight: Font.Medium
            Accessible.role: Accessible.Heading
        }
        Words {
            width: parent.width
            text: page.setUp.terms
        }
        Words {
            visible: page.setUp.handicap > 0
            width: parent.width
            text: qsTr("You begin with %n point(s).", "", page.setUp.handicap)
        }
        PillButton {
            width: Math.min(implicitWidth, parent.width)
            quiet: true
            icon: "close"
            text: qsTr("Play something else")
            onClicked: App.swap("setup", { entryId: page.entryId })
        }
    }
    Panel {
        width: parent.width
        Words {
            width: parent.width
            text: qsTr("Round the table")
            font.pixelSize: Theme.listSize
            font.weight: Font.Medium
        }
        SeatList {
            people: page.setUp.seats
            least: page.setUp.settled ? page.setUp.seats.length : page.setUp.least
            moves: !page.setUp.settled
            onMoved: (from, to) => page.setUp.move(from, to)
            onChosen: seat => page.chose(seat)
            onRemoved: seat => page.setUp.unseat(seat)
        }
        PillButton {
            objectName: "somebodyElse"
            visible: page.setUp.seats.length < page.setUp.most
            width: Math.min(implicitWidth, parent.width)
            quiet: true
            icon: "plus"
            text: qsTr("Somebody else")
            onClicked: page.askWho(-1)
        }
    }
    Panel {
        visible: page.entry.begins !== "" && page.setUp.seats.length > 1 && !page.setUp.invited
        width: parent.width
        Choice {
            width: parent.width
            title: qsTr("Who begins")
            value: page.setUp.first
            values: Array.from(page.setUp.seats).map((one, seat) => ({ value: seat, title: one.name, line: page.entry.begins }))
                        .concat([{ value: -1, title: qsTr("By lot"), icon: "swap", line: page.entry.begins }])
            onPicked: value => page.setUp.first = value
        }
    }
    Panel {
        visible: page.setUp.people > 1
        width: parent.width
        Choice {
            width: parent.width
            title: qsTr("How you share it")
            value: page.setUp.handOver
            values: Array.from([
                { value: MatchController.Pass, title: qsTr("Pass it round"), icon: "pass-tablet",
                  line: qsTr("It goes from hand to hand. A curtain falls after each turn.") },
                { value: MatchController.TableStyle, title: qsTr("Flat on the table"), icon: "table-style",
                  line: page.entry.hands ? qsTr("It lies in the middle. Your hand stays under its cloth until you lift it.")
                                         : qsTr("It lies in the middle. Each of you reads it from their own edge.") },
                { value: MatchController.SideBySide, title: qsTr("Side by side"), icon: "side-by-side",
                  line: page.entry.hands ? qsTr("You sit side by side. Your hand stays under its cloth until you lift it.")
                                         : qsTr("You sit side by side and read it the same way round.") }
            ]).filter(one => page.entry.goesRound(one.value))
            onPicked: value => page.setUp.handOver = value
        }
    }
    Panel {
        visible: String(page.entry.deals) !== "" && !page.setUp.invited
        width: parent.width
        LinkRow {
            objectName: "deals"
            title: page.entry.dealsTitle
            line: page.entry.dealsLine
            onClicked: page.setUp.chooseDeal()
        }
    }
    AlonePanel {
        visible: (page.entry.alone.length > 0 || page.entry.computers > 0) && !page.setUp.invited
        width: parent.width
        entry: page.entry
        title: qsTr("Alone")
    }
    Repeater {
        model: page.setUp.options
        Panel {
            id: option
            required property optionWords modelData
            width: parent?.width ?? 0
            Choice {
                width: parent.width
                title: option.modelData.title
                values: option.modelData.values
                value: page.setUp.chosen[option.modelData.key]
                onPicked: value => page.setUp.choose(option.modelData.key, value)
            }
        }
    }
    CodePanel {
        width: parent.width
        code: page.setUp.code
        onTaken: typed => fault = App.takeUp(typed)
        onShared: {
            page.setUp.share();
            challenge.open = true;
        }
    }
    foot: PillButton {
        width: parent.width
        primary: true
        icon: "play"
        text: qsTr("Deal")
        enabled: page.setUp.complete
        focus: true
        onClicked: page.setUp.deal()
    }
    sheets: [
        AddSeatSheet {
            id: guests
            others: page.setUp.others
            seats: page.setUp.seats
            most: page.setUp.most
            computers: Figures.play(page.entry.game)
            entryId: drawn.any(page.entry.game) ? page.entryId : ""
            fitting: FittingLevel {
                person: App.me
                game: page.entry.game
            }
            onChosen: id => page.setUp.seat(id, at)
            onGuest: page.setUp.seatGuest()
            onComputer: number => page.setUp.seatComputer(number, -1)
            onSomebodyNew: {
                const id = App.newPerson();
                if (id === 0) // nobody could be added
                    return;
                page.setUp.seat(id, at);
                sheet.introduce(id);
            }
        },
        PersonSheet {
            id: sheet
        },
        ChallengeSheet {
            id: challenge
            code: page.setUp.code
            alone: page.setUp.seats.length === 1 && !page.entry.timed(1)
            words: "Ninefold · " + page.entry.title
        }
    ]
}
