pragma ComponentBehavior: Bound

import QtQuick
import Ninefold
import Ninefold.Core

/// How a game is to be played: who sits where, who begins, how the device goes round, the game's own options. As it was
/// last, so that one tap deals.
Page {
    id: page

    required property string entryId
    property var invitation: null // a challenge that was taken: then all but the people is settled
    readonly property int most: invitation?.seats ?? entry.most
    readonly property real seed: App.randomSeed()
    readonly property string code: invitation ? invitation.code : App.challenge.codeOf({
        game: entry.game, seats: seated.length, options: Games.dealt(entry, seated.length, setUp.options), seed: seed,
        first: App.firstOf(setUp, seated.length, seed)
    })
    property bool shared: false // its code was shown to somebody
    readonly property var entry: Games.find(entryId)
    property var setUp: ({ people: [], first: 0, handOver: 0, options: {} })
    readonly property var seated: setUp.people.filter(App.maySit).map((id, seat) => Object.assign({}, App.known(id, seat), { id: id }))
    readonly property var chosen: Games.settled(entry, seated.length, setUp.options)
    readonly property var options: entry.options.filter(option => Games.valuesFor(option, seated.length, chosen).length > 1)

    title: entry.title
    covered: sheet.open || guests.open || challenge.open
    onBack: App.back()
    Component.onCompleted: {
        setUp = App.setUpOf(entryId);
        if (invitation)
            seatAll();
    }
    onSeatedChanged: {
        if (seated.length < setUp.people.length) // somebody was removed
            change({ people: seated.map(one => one.id), first: Math.min(setUp.first, seated.length - 1) });
    }

    function change(by: var) { setUp = Object.assign({}, setUp, by); }
    function move(from: int, to: int) {
        const people = setUp.people.slice();
        const first = people[setUp.first];
        people.splice(to, 0, people.splice(from, 1)[0]);
        change({ people: people, first: setUp.first < 0 ? -1 : people.indexOf(first) });
    }
    /// At a seat, in the place of whoever sat there; or at one more.
    function seat(id: int, at: int) {
        const people = setUp.people.slice();
        people[at < 0 ? people.length : at] = id;
        change({ people: people });
    }
    function seatGuest() { seat(App.guestBeside(setUp.people), -1); }
    /// Who else could sit at a seat, or at one more.
    function askWho(at: int) {
        guests.at = at;
        guests.open = true;
    }
    function unseat(at: int) {
        const people = setUp.people.filter((id, i) => i !== at);
        change({ people: people, first: setUp.first === at ? 0 : setUp.first - (setUp.first > at ? 1 : 0) });
    }
    function choose(key: string, value: var) { change({ options: Object.assign({}, setUp.options, { [key]: value }) }); }
    function remember() {
        Preferences.rememberSetUp(entryId, setUp);
        Preferences.rememberSetUp("last", { people: setUp.people });
    }
    function deal() {
        if (invitation) {
            App.beginCode(invitation.code, setUp);
            return;
        }
        remember();
        App.begin(entryId, setUp, seed, shared && code !== "" ? { code: code } : {});
    }
    /// As many people as the challenge is for.
    function seatAll() {
        const people = setUp.people.slice(0, invitation.seats);
        for (const one of App.everybody)
            if (people.length < invitation.seats && !people.includes(one.id))
                people.push(one.id);
        while (people.length < invitation.seats)
            people.push(App.guestBeside(people));
        change({ people: people });
    }

    actions: IconButton {
        icon: "rules"
        text: qsTr("Rules")
        onClicked: App.go("rulesOf", { entryId: page.entryId })
    }
    Panel {
        visible: page.invitation !== null
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
            text: page.invitation ? Games.variantOf(Object.assign({}, page.invitation, { level: page.invitation.grade })) : ""
        }
        Words {
            visible: (page.invitation?.handicap ?? 0) > 0
            width: parent.width
            text: qsTr("You begin with %n point(s).", "", page.invitation?.handicap ?? 0)
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
            people: page.seated
            least: page.invitation ? 0 : page.entry.least
            onMoved: (from, to) => page.move(from, to)
            onChosen: seat => page.seated[seat].id < 0 ? page.askWho(seat) : sheet.show(page.seated[seat].id)
            onRemoved: seat => page.unseat(seat)
        }
        PillButton {
            visible: page.seated.length < page.most
            width: Math.min(implicitWidth, parent.width)
            quiet: true
            icon: "plus"
            text: qsTr("Somebody else")
            onClicked: {
                if (App.everybody.some(one => !page.setUp.people.includes(one.id)))
                    page.askWho(-1);
                else
                    page.seatGuest();
            }
        }
    }
    Panel {
        visible: page.entry.begins !== "" && page.seated.length > 1 && !page.invitation
        width: parent.width
        Choice {
            width: parent.width
            title: qsTr("Who begins")
            value: page.setUp.first
            values: page.seated.map((one, seat) => ({ value: seat, title: one.name, line: page.entry.begins }))
                        .concat([{ value: -1, title: qsTr("By lot"), icon: "swap", line: page.entry.begins }])
            onPicked: value => page.change({ first: value })
        }
    }
    Panel {
        visible: page.seated.length > 1
        width: parent.width
        Choice {
            width: parent.width
            title: qsTr("How you share it")
            value: page.setUp.handOver
            values: [
                { value: MatchController.Pass, title: qsTr("Pass it round"), icon: "pass-tablet",
                  line: qsTr("It goes from hand to hand. A curtain falls after each turn.") },
                { value: MatchController.TableStyle, title: qsTr("Flat on the table"), icon: "table-style",
                  line: page.entry.hands ? qsTr("It lies in the middle. Your hand stays under its cloth until you lift it.")
                                         : qsTr("It lies in the middle. Each of you reads it from their own edge.") },
                { value: MatchController.SideBySide, title: qsTr("Side by side"), icon: "side-by-side",
                  line: page.entry.hands ? qsTr("You sit side by side. Your hand stays under its cloth until you lift it.")
                                         : qsTr("You sit side by side and read it the same way round.") }
            ].filter(one => page.entry.styles.includes(one.value))
            onPicked: value => page.change({ handOver: value })
        }
    }
    Panel {
        visible: page.entry.deals !== undefined && !page.invitation
        width: parent.width
        LinkRow {
            objectName: "deals"
            title: page.entry.dealsTitle ?? ""
            line: page.entry.dealsLine ?? ""
            onClicked: {
                page.remember();
                App.open(page.entry.deals, { entryId: page.entryId, setUp: page.setUp });
            }
        }
    }
    AlonePanel {
        visible: page.entry.alone !== undefined && !page.invitation
        width: parent.width
        entry: page.entry
        title: qsTr("Alone")
    }
    Repeater {
        model: page.invitation ? [] : page.options
        Panel {
            id: option
            required property var modelData
            width: parent?.width ?? 0
            Choice {
                width: parent.width
                title: option.modelData.title
                values: Games.valuesFor(option.modelData, page.seated.length, page.chosen)
                value: page.chosen[option.modelData.key]
                onPicked: value => page.choose(option.modelData.key, value)
            }
        }
    }
    CodePanel {
        width: parent.width
        code: page.code
        onTaken: typed => fault = App.takeUp(typed)
        onShared: page.shared = challenge.open = true
    }
    foot: PillButton {
        width: parent.width
        primary: true
        icon: "play"
        text: qsTr("Deal")
        enabled: page.seated.length >= page.entry.least && page.seated.length === (page.invitation?.seats ?? page.seated.length)
        focus: true
        onClicked: page.deal()
    }
    sheets: [
        Sheet {
            id: guests
            property int at: -1 // the seat of a guest who turns out to be somebody
            title: at < 0 ? qsTr("Who else plays?") : qsTr("Who is the guest?")
            onClosed: open = false
            Repeater {
                model: App.everybody.filter(one => !page.setUp.people.includes(one.id))
                PersonRow {
                    required property var modelData
                    title: modelData.name
                    avatar: modelData.avatar
                    onClicked: {
                        guests.open = false;
                        page.seat(modelData.id, guests.at);
                    }
                }
            }
            PillButton {
                visible: guests.at < 0
                width: parent.width
                quiet: true
                icon: "profile"
                text: qsTr("A guest")
                onClicked: {
                    guests.open = false;
                    page.seatGuest();
                }
            }
            PillButton {
                width: parent.width
                quiet: true
                icon: "plus"
                text: qsTr("Somebody new")
                onClicked: {
                    const id = App.newPerson();
                    guests.open = false;
                    if (id === 0) // nobody could be added
                        return;
                    page.seat(id, guests.at);
                    sheet.show(id);
                }
            }
        },
        PersonSheet {
            id: sheet
        },
        ChallengeSheet {
            id: challenge
            code: page.code
            alone: page.seated.length === 1 && !Games.timed(page.entryId, 1)
            words: "Ninefold · " + page.entry.title
        }
    ]
}
