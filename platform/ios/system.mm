#include "bridge/system.h"

#include "bridge/haptics.h"

#import <UIKit/UIKit.h>

/// Lies over the window from the moment that it stops being in front: before the system takes the picture of it that the
/// task switcher shows.
@interface NinefoldCover : NSObject
@property(nonatomic) BOOL wanted;
@end

@implementation NinefoldCover {
  UIView* _view;
}

- (instancetype)init {
  self = [super init];
  if (self) {
    NSNotificationCenter* center = [NSNotificationCenter defaultCenter];
    [center addObserver:self
               selector:@selector(fall:)
                   name:UIApplicationWillResignActiveNotification
                 object:nil];
    [center addObserver:self selector:@selector(rise:) name:UIApplicationDidBecomeActiveNotification object:nil];
  }
  return self;
}

- (void)fall:(NSNotification*)notification {
  if (!self.wanted || _view) return;
  UIWindow* window = [NinefoldCover window];
  if (!window) return;
  _view = [[UIView alloc] initWithFrame:window.bounds];
  _view.autoresizingMask = UIViewAutoresizingFlexibleWidth | UIViewAutoresizingFlexibleHeight;
  _view.backgroundColor = [UIColor colorNamed:@"Paper"];
  [window addSubview:_view];
}

- (void)rise:(NSNotification*)notification {
  [_view removeFromSuperview];
  _view = nil;
}

+ (UIWindow*)window {
  for (UIScene* scene in [UIApplication sharedApplication].connectedScenes)
    if ([scene isKindOfClass:[UIWindowScene class]]) return ((UIWindowScene*)scene).keyWindow;
  return nil;
}

@end

namespace {

class Phone : public Haptics, public System {
public:
  void feel(Feel what) override {
    onMain(^{
      switch (what) {
      case Feel::Light: knock(UIImpactFeedbackStyleLight); break;
      case Feel::Tick: [[[UISelectionFeedbackGenerator alloc] init] selectionChanged]; break;
      case Feel::Heavy: knock(UIImpactFeedbackStyleHeavy); break;
      case Feel::Success: tell(UINotificationFeedbackTypeSuccess); break;
      case Feel::Error: tell(UINotificationFeedbackTypeError); break;
      }
    });
  }
  void keepAwake(bool wish) override {
    onMain(^{
      [UIApplication sharedApplication].idleTimerDisabled = wish;
    });
  }
  void keepSecret(bool wish) override {
    onMain(^{
      cover().wanted = wish;
    });
  }

private:
  static NinefoldCover* cover() {
    static NinefoldCover* only = [[NinefoldCover alloc] init];
    return only;
  }
  static void knock(UIImpactFeedbackStyle style) {
    [[[UIImpactFeedbackGenerator alloc] initWithStyle:style] impactOccurred];
  }
  static void tell(UINotificationFeedbackType type) {
    [[[UINotificationFeedbackGenerator alloc] init] notificationOccurred:type];
  }
  /// Qt's own thread is the main one on iOS; a wish from another has to wait its turn.
  static void onMain(dispatch_block_t job) {
    if ([NSThread isMainThread])
      job();
    else
      dispatch_async(dispatch_get_main_queue(), job);
  }
};

Phone phone;

} // namespace

Haptics& Haptics::here() { return phone; }
System& System::here() { return phone; }
