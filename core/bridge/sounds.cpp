#include "bridge/sounds.h"

#include <QAudioDevice>
#include <QDir>
#include <QFile>
#include <QMediaDevices>
#include <QSoundEffect>

namespace {

/// Whether there is a sound server to ask. Qt complains where there is none.
bool serverIsThere() {
#if defined(Q_OS_LINUX) && !defined(Q_OS_ANDROID)
  return qEnvironmentVariableIsSet("PULSE_SERVER") || QFile::exists("/run/pulse/native") ||
         QFile::exists(qEnvironmentVariable("XDG_RUNTIME_DIR") + "/pulse/native");
#else
  return true;
#endif
}

} // namespace

void Sounds::load() {
  if (!serverIsThere() || QMediaDevices::defaultAudioOutput().isNull()) return;
  const QDir folder(":/sounds");
  for (const QString& file : folder.entryList({"*.wav"})) {
    auto* effect = new QSoundEffect(this);
    effect->setSource(QUrl("qrc" + folder.filePath(file)));
    effects.insert(file.section('.', 0, 0), effect);
  }
  emit loaded();
}

void Sounds::play(const QString& name, qreal volume) {
  QSoundEffect* effect = effects.value(name);
  if (!effect) return;
  effect->setVolume(static_cast<float>(volume));
  effect->play();
}
