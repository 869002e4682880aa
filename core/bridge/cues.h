#pragma once

#include "bridge/haptics.h"
#include "bridge/match_controller.h"
#include "bridge/sounds.h"

#include <QPointer>
#include <QQuickWindow>
#include <QThread>

/// What is heard, felt and seen at the screen's edge when something happens in a match or the sand runs low.
class Cues : public QObject {
  Q_OBJECT
  QML_ELEMENT

  Q_PROPERTY(MatchController* match READ match WRITE setMatch NOTIFY matchChanged FINAL)
  /// Sounds are loaded after its first frame.
  Q_PROPERTY(QQuickWindow* window READ window WRITE setWindow NOTIFY windowChanged FINAL)
  Q_PROPERTY(qreal volume MEMBER loudness NOTIFY settingsChanged FINAL)
  Q_PROPERTY(bool haptics MEMBER feels NOTIFY settingsChanged FINAL)
  Q_PROPERTY(bool glow MEMBER glows NOTIFY settingsChanged FINAL)

public:
  explicit Cues(QObject* parent = nullptr);
  ~Cues() override;

  MatchController* match() const { return followed; }
  void setMatch(MatchController* other);
  QQuickWindow* window() const { return seen; }
  void setWindow(QQuickWindow* other);
  void setHaptics(Haptics& other) { hand = &other; }

  /// Loads the sounds now, whatever has been drawn.
  void load();

  /// Plays a sound by the name of its file, with what is felt and seen along with it.
  Q_INVOKABLE void give(const QString& sound);

signals:
  void matchChanged();
  void windowChanged();
  void settingsChanged();
  void loaded();
  void given(const QString& sound);
  /// The edge of the screen lights up, 0 to 1 strong.
  void glowed(qreal strength);

private:
  void hear(const QString& what);

  QPointer<MatchController> followed;
  QPointer<QQuickWindow> seen;
  Haptics* hand = &Haptics::here();
  QThread* room;
  Sounds* sounds;
  bool loading = false;
  int caller = -1;
  qreal loudness = 0.7;
  bool feels = true;
  bool glows = true;
};
