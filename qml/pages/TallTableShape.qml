/// An upright tablet: what can be pressed lies in the tray, which begins where there is room for it.
TableShape {
    function trayLeast(): real { return of.verdict.visible ? 148 : 176; }
    function trayY(): real { return floor(); }
    /// The tray has to keep its buttons.
    function opponentsY(strip: Item): real { return Math.min(of.status.y - 4, of.height - strip.height - 136); }
}
