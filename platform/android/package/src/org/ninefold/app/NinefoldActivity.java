package org.ninefold.app;

import android.os.Bundle;
import android.view.View;
import android.view.WindowManager;
import org.qtproject.qt.android.bindings.QtActivity;

/** Qt's activity, with what the app wants of its window. C++ calls from a thread of its own: platform/android/system.cpp. */
public class NinefoldActivity extends QtActivity {
  private static volatile NinefoldActivity current;

  @Override
  public void onCreate(Bundle saved) {
    current = this;
    super.onCreate(saved);
  }

  @Override
  public void onDestroy() {
    if (current == this) current = null;
    super.onDestroy();
  }

  /** The screen doesn't go dark by itself. */
  public static void keepAwake(boolean wish) {
    set(WindowManager.LayoutParams.FLAG_KEEP_SCREEN_ON, wish);
  }

  /** Nothing of the window is seen in the list of recent apps, nor in a screenshot. */
  public static void keepSecret(boolean wish) {
    set(WindowManager.LayoutParams.FLAG_SECURE, wish);
  }

  /** What is on the screen; null while there is nothing. */
  static View view() {
    final NinefoldActivity activity = current;
    return activity == null ? null : activity.getWindow().getDecorView();
  }

  private static void set(final int flag, final boolean wish) {
    final NinefoldActivity activity = current;
    if (activity == null) return;
    activity.runOnUiThread(new Runnable() {
      @Override
      public void run() {
        if (wish) activity.getWindow().addFlags(flag);
        else activity.getWindow().clearFlags(flag);
      }
    });
  }
}
