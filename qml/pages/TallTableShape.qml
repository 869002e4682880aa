/// An upright tablet: what can be pressed lies in the tray, which begins where there is room for it.
TableShape {
    function trayLeast(): real { return of.verdict.visible ? 148 : 176; }
    function trayY(): real { return floor(); }
}
