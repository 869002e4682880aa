package org.qtproject.qt.android.bindings;

/** As much of Qt's activity as ours touches: it is one. */
public class QtActivity extends android.app.Activity {
  @Override
  public void onCreate(android.os.Bundle saved) {
    super.onCreate(saved);
  }

  @Override
  public void onDestroy() {
    super.onDestroy();
  }
}
