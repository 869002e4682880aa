package org.ninefold.app;

import android.os.Build;
import android.view.HapticFeedbackConstants;
import android.view.View;

/** What a hand feels: the view's own feedback, which needs no permission and heeds the system's setting. */
public final class Feel {
  private Feel() {}

  /** In the order of Haptics::Feel: light, tick, heavy, success, error. */
  public static void feel(int what) {
    final View view = NinefoldActivity.view();
    if (view == null) return;
    final int constant = constant(what);
    view.post(new Runnable() {
      @Override
      public void run() {
        view.performHapticFeedback(constant);
      }
    });
  }

  private static int constant(int what) {
    final boolean tells = Build.VERSION.SDK_INT >= Build.VERSION_CODES.R; // a yes from a no
    switch (what) {
      case 0:
        return HapticFeedbackConstants.KEYBOARD_TAP;
      case 1:
        return HapticFeedbackConstants.CLOCK_TICK;
      case 3:
        return tells ? HapticFeedbackConstants.CONFIRM : HapticFeedbackConstants.VIRTUAL_KEY;
      case 4:
        return tells ? HapticFeedbackConstants.REJECT : HapticFeedbackConstants.LONG_PRESS;
      default:
        return HapticFeedbackConstants.LONG_PRESS;
    }
  }
}
