#include "bridge/sounds.h"

#include <QAudioDevice>
#include <QDir>
#include <QMediaDevices>
#include <QSoundEffect>

void Sounds::load() {
  if (QMediaDevices::defaultAudioOutput().isNull()) return;
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
