#include "bridge/demonstration.h"

#include "match/any_match.h"

#include <QCoreApplication>

Demonstration::Demonstration(QQuickWindow* shownIn, MatchController* played, const QDir& pictures)
    : QObject(shownIn), window(shownIn), match(played), folder(pictures) {
  connect(&timer, &QTimer::timeout, this, &Demonstration::step);
  timer.start(110); // by then, what a move set in motion has come to rest
}

/// One thing that a player would do: open the curtain, show the hand, place the tile on a legal cell.
void Demonstration::step() {
  if (match->game().isEmpty() || window->property("making").toBool()) return;
  if (match->over()) {
    picture("end");
    QCoreApplication::exit(0);
    timer.stop();
    return;
  }
  if (match->curtainFor() >= 0) {
    if (moves == 0 || moves == 1) picture("curtain");
    match->openCurtain();
    return;
  }
  if (!match->handShown()) {
    if (moves == 1) picture("hidden-hand");
    match->showHand();
    return;
  }
  const auto& cells = match->cells()->all();
  const auto legal = std::find_if(cells.begin(), cells.end(), [](const ninefold::SceneCell& cell) {
    return cell.marks.has(ninefold::Mark::legal);
  });
  if (legal == cells.end()) return;
  if (moves % 10 == 0) picture(QString("move-%1").arg(moves, 2, 10, QLatin1Char('0')));
  ++moves;
  match->drop(0, legal->at.column, legal->at.row);
  match->press(Kind::Confirm);
}

void Demonstration::picture(const QString& name) {
  const QString path = folder.filePath(name + ".png");
  if (!window->grabWindow().save(path)) qWarning("can't write %s", qPrintable(path));
}
