// As much of UIKit and Foundation as platform/ios names, for a compiler that has neither. ./check phones looks each
// name up in a list of what Apple's have: named: UIApplication sharedApplication connectedScenes idleTimerDisabled
// UIApplicationWillResignActiveNotification named: UIApplicationDidBecomeActiveNotification UIScene UIWindowScene
// keyWindow UIWindow UIView initWithFrame autoresizingMask named: UIViewAutoresizing FlexibleWidth FlexibleHeight
// backgroundColor addSubview removeFromSuperview bounds UIColor colorNamed named: UIImpactFeedbackGenerator
// UIImpactFeedbackStyle impactOccurred initWithStyle UISelectionFeedbackGenerator named: selectionChanged
// UINotificationFeedbackGenerator UINotificationFeedbackType notificationOccurred NSNotificationCenter named:
// defaultCenter addObserverSelectorNameObject NSThread isMainThread isKindOfClass
#pragma once

#include <objc/objc.h>

#ifdef __cplusplus
extern "C" {
#endif
typedef void (^dispatch_block_t)(void);
typedef struct dispatch_queue_s* dispatch_queue_t;
void dispatch_async(dispatch_queue_t queue, dispatch_block_t block);
dispatch_queue_t dispatch_get_main_queue(void);
#ifdef __cplusplus
}
#endif

typedef unsigned long NSUInteger;
typedef long NSInteger;
typedef struct CGRect {
  double x, y, width, height;
} CGRect;

__attribute__((objc_root_class))
@interface NSObject
+ (instancetype)alloc;
+ (Class)class;
- (instancetype)init;
- (BOOL)isKindOfClass:(Class)kind;
@end

@interface NSString : NSObject
@end
@interface NSConstantString : NSString
@end
@interface NSNotification : NSObject
@end
@interface NSThread : NSObject
+ (BOOL)isMainThread;
@end

@interface NSNotificationCenter : NSObject
+ (NSNotificationCenter*)defaultCenter;
- (void)addObserver:(id)observer selector:(SEL)selector name:(NSString*)name object:(id)object;
@end

typedef struct {
  unsigned long state;
  id __unsafe_unretained* itemsPtr;
  unsigned long* mutationsPtr;
  unsigned long extra[5];
} NSFastEnumerationState;
@interface NSSet<Each> : NSObject
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState*)state
                                  objects:(id __unsafe_unretained[])buffer
                                    count:(NSUInteger)length;
@end

@interface UIColor : NSObject
+ (UIColor*)colorNamed:(NSString*)name;
@end

typedef enum : NSUInteger {
  UIViewAutoresizingFlexibleWidth = 1 << 1,
  UIViewAutoresizingFlexibleHeight = 1 << 4
} UIViewAutoresizing __attribute__((flag_enum));

@interface UIView : NSObject
@property(nonatomic) CGRect bounds;
@property(nonatomic) NSUInteger autoresizingMask;
@property(nonatomic, copy) UIColor* backgroundColor;
- (instancetype)initWithFrame:(CGRect)frame;
- (void)addSubview:(UIView*)view;
- (void)removeFromSuperview;
@end
@interface UIWindow : UIView
@end

@interface UIScene : NSObject
@end
@interface UIWindowScene : UIScene
@property(nonatomic, readonly) UIWindow* keyWindow;
@end

extern NSString* const UIApplicationWillResignActiveNotification;
extern NSString* const UIApplicationDidBecomeActiveNotification;
@interface UIApplication : NSObject
@property(class, nonatomic, readonly) UIApplication* sharedApplication;
@property(nonatomic, readonly) NSSet<UIScene*>* connectedScenes;
@property(nonatomic) BOOL idleTimerDisabled;
@end

typedef enum : NSInteger {
  UIImpactFeedbackStyleLight,
  UIImpactFeedbackStyleMedium,
  UIImpactFeedbackStyleHeavy
} UIImpactFeedbackStyle;
@interface UIImpactFeedbackGenerator : NSObject
- (instancetype)initWithStyle:(UIImpactFeedbackStyle)style;
- (void)impactOccurred;
@end
@interface UISelectionFeedbackGenerator : NSObject
- (void)selectionChanged;
@end
typedef enum : NSInteger {
  UINotificationFeedbackTypeSuccess,
  UINotificationFeedbackTypeWarning,
  UINotificationFeedbackTypeError
} UINotificationFeedbackType;
@interface UINotificationFeedbackGenerator : NSObject
- (void)notificationOccurred:(UINotificationFeedbackType)type;
@end
