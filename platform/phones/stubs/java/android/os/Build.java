package android.os;

/** The one of API 23, with a name that came later. newer: Build.VERSION_CODES.R */
public class Build {
  public static class VERSION {
    public static final int SDK_INT = Integer.parseInt("23");
  }

  public static class VERSION_CODES {
    public static final int R = 30;
  }
}
