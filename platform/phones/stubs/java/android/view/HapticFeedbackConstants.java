package android.view;

/** The one of API 23, with names that came later. newer: HapticFeedbackConstants.CONFIRM HapticFeedbackConstants.REJECT */
public class HapticFeedbackConstants {
  public static final int LONG_PRESS = 0;
  public static final int VIRTUAL_KEY = 1;
  public static final int KEYBOARD_TAP = 3;
  public static final int CLOCK_TICK = 4;
  public static final int CONFIRM = 16;
  public static final int REJECT = 17;
}
