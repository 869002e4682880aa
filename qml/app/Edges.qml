pragma Singleton
import QtQuick
import Ninefold.Core

/// Where people sit round a device that lies in the middle, and how what they read is turned to them.
QtObject {
    /// To which edge a seat looks where the device lies in the middle, in degrees: clockwise from the near one.
    function of(seat: int, seats: int): int { return [[0], [0, 180], [0, 90, 270], [0, 90, 180, 270]][seats - 1]?.[seat] ?? 0; }

    /// The edge that a whole table is turned to: that of the seat in front. On the smallest phones, whose shorter side is
    /// `room`, it can't lie on its side.
    function turnOf(match: MatchController, room: real): int {
        const edge = match.handOver === MatchController.TableStyle ? of(match.viewer, match.seatCount) : 0;
        return edge % 180 === 0 || room >= 360 ? edge : 0;
    }
    /// Whether a seat sits across from the edge that the table is turned to.
    function across(match: MatchController, seat: int, room: real): bool {
        return match.handOver === MatchController.TableStyle && Math.abs(of(seat, match.seatCount) - turnOf(match, room)) === 180;
    }
}
