#pragma once

#include "bridge/arrivals.h"
#include "bridge/beside.h"
#include "bridge/front.h"
#include "bridge/kinds.h"
#include "bridge/ledger.h"
#include "bridge/models.h"
#include "bridge/opponents.h"
#include "bridge/question.h"
#include "bridge/sand_clock.h"
#include "bridge/stopwatch.h"
#include "match/any_match.h"

#include <memory>
#include <QObject>
#include <QPoint>
#include <QQmlEngine>
#include <QRectF>
#include <QTimer>
#include <QVariantMap>

/// A match at the screen: gestures in, rows of a scene out. Holds no rules. What a hidden hand holds isn't in here but
/// in the match below: the models show nobody's view until the hand is shown.
class MatchController : public QObject {
  Q_OBJECT
  QML_ELEMENT

  Q_PROPERTY(QString game READ game NOTIFY started FINAL)
  Q_PROPERTY(int columns READ columns NOTIFY started FINAL)
  Q_PROPERTY(int rows READ rows NOTIFY started FINAL)
  Q_PROPERTY(int blockColumns READ blockColumns NOTIFY started FINAL)
  Q_PROPERTY(int blockRows READ blockRows NOTIFY started FINAL)
  Q_PROPERTY(int seatCount READ seatCount NOTIFY started FINAL)
  /// Whether somebody at the table may not see what somebody else holds.
  Q_PROPERTY(bool hides READ hides NOTIFY started FINAL)

  Q_PROPERTY(CellsModel* cells READ cells CONSTANT FINAL)
  Q_PROPERTY(PiecesModel* hand READ hand CONSTANT FINAL)
  Q_PROPERTY(SeatsModel* seats READ seats CONSTANT FINAL)
  Q_PROPERTY(ActionsModel* actions READ actions CONSTANT FINAL)
  Q_PROPERTY(RunsModel* runs READ runs CONSTANT FINAL)
  /// The computer players at this table.
  Q_PROPERTY(Opponents* opponents READ opponents CONSTANT FINAL)
  /// Under what the match is kept; 0: it isn't.
  Q_PROPERTY(int kept READ kept NOTIFY started FINAL)
  /// The challenge code by which somebody else is dealt the same; empty if there is none, and as long as it would tell
  /// what is hidden here.
  Q_PROPERTY(QString code READ code NOTIFY changed FINAL)
  /// Why somebody may know what is hidden here; empty: nobody does.
  Q_PROPERTY(QString warning READ warning NOTIFY changed FINAL)
  /// Whether the seat that the curtain waits for is to be warned: it hasn't done anything yet.
  Q_PROPERTY(bool warns READ warns NOTIFY changed FINAL)
  Q_PROPERTY(QStringList names READ seatNames NOTIFY started FINAL)
  /// The seat that began.
  Q_PROPERTY(int first READ first NOTIFY started FINAL)
  /// Whether the move that was just made waits for the others: they object to it, or let it stand.
  Q_PROPERTY(bool undecided READ undecided NOTIFY changed FINAL)

  Q_PROPERTY(QString status READ status NOTIFY changed FINAL)
  /// Whether what can be pressed are the answers to a question: confirm means yes, take back means no.
  Q_PROPERTY(bool asks READ asks NOTIFY changed FINAL)
  /// What the one in front has missed, or what was done last; and whether the last of it was wrong.
  Q_PROPERTY(QString news READ news NOTIFY changed FINAL)
  Q_PROPERTY(bool badNews READ badNews NOTIFY changed FINAL)
  Q_PROPERTY(int turn READ turn NOTIFY changed FINAL)
  /// The how many-eth turn of the match it is, from 1.
  Q_PROPERTY(int turnNumber READ turnNumber NOTIFY changed FINAL)
  Q_PROPERTY(int preview READ preview NOTIFY changed FINAL)
  Q_PROPERTY(bool previews READ previews NOTIFY changed FINAL)
  /// Whether the row that is being marked would stand as it lies.
  Q_PROPERTY(bool right READ right NOTIFY changed FINAL)
  Q_PROPERTY(int pile READ pile NOTIFY changed FINAL)
  Q_PROPERTY(int away READ away NOTIFY changed FINAL)
  Q_PROPERTY(int track READ track NOTIFY changed FINAL)
  /// The hourglass. What is left in it can be read and set.
  Q_PROPERTY(SandClock* sand READ sand CONSTANT FINAL)
  /// The time for the whole match, of one who plays alone and wants a limit; it has no seconds where there is none.
  Q_PROPERTY(Countdown* limit READ limit CONSTANT FINAL)
  /// Time stands still and the board is covered: a dialog or a menu is open.
  Q_PROPERTY(bool held READ held WRITE setHeld NOTIFY changed FINAL)
  Q_PROPERTY(int sandSeconds READ sandSeconds NOTIFY changed FINAL)
  Q_PROPERTY(bool sandRuns READ sandRuns NOTIFY changed FINAL)
  Q_PROPERTY(bool over READ over NOTIFY changed FINAL)
  Q_PROPERTY(QVariantList winners READ winners NOTIFY changed FINAL)
  Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed FINAL)
  /// Why the last move can't be taken back; empty if it can.
  Q_PROPERTY(QString whyNoUndo READ whyNoUndo NOTIFY changed FINAL)
  Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed FINAL)

  Q_PROPERTY(HandOver handOver READ handOver WRITE setHandOver NOTIFY handOverChanged FINAL)
  /// The seat in front of the screen, whose hand can be shown; -1: none.
  Q_PROPERTY(int viewer READ viewer NOTIFY changed FINAL)
  Q_PROPERTY(int handCount READ handCount NOTIFY changed FINAL)
  Q_PROPERTY(bool handShown READ handShown NOTIFY changed FINAL)
  /// The seat that the curtain waits for; -1: it is up.
  Q_PROPERTY(int curtainFor READ curtainFor NOTIFY changed FINAL)
  /// How long after a hand-over a second touch may still be meant for the move before, in milliseconds; for tests.
  Q_PROPERTY(int deafFor MEMBER deafFor NOTIFY changed FINAL)

public:
  explicit MatchController(QObject* parent = nullptr);

  /// How the device goes from seat to seat.
  enum class HandOver { Pass, TableStyle, SideBySide };
  Q_ENUM(HandOver)

  /// Begins a match. `start` is a record without its moves, as JSON; false, and a word in `failed`, if it is none.
  Q_INVOKABLE bool begin(const QString& record, const QStringList& names);
  Q_INVOKABLE bool deal(const QString& game, const QStringList& names, const QVariantMap& options, double seed,
                        int first = 0);
  /// The same for people who have profiles (by their ids, 0: none), and kept from then on: every move is on the disk
  /// before it is shown. So is the deal: seated() tells when the match is at the table, failed() that it won't be.
  /// False if there can't be one, or if another one is on its way. `about` may name its "level", the challenge "code"
  /// that it was dealt by, the seconds there are to "show" a call, the "limit" of the whole match in seconds, and of a
  /// puzzle of the day its "slot", "date" and the "day" it is begun on; "computers" says for each seat which computer
  /// sits there, 0 for a person.
  Q_INVOKABLE bool dealKept(const QString& game, const QVariantList& people, const QStringList& names,
                            const QVariantMap& options, double seed, int first, const QVariantMap& about = {});
  /// The same from a record. Where it has moves, they have been made already: it is another match, tried again.
  Q_INVOKABLE bool beginKept(const QString& record, const QVariantList& people, const QStringList& names,
                             const QVariantMap& about = {});
  /// Goes on with a match that was kept, once the disk has told of it.
  Q_INVOKABLE bool resume(int id, const QStringList& names);
  /// Whether a match is on its way to the disk or from it.
  bool arrives() const { return arrivals.busy(); }
  /// Leaves the match as it is; the table is empty then.
  Q_INVOKABLE void leave();
  Q_INVOKABLE QString record() const;
  /// Why what happened is what came of it, as long as that is being told; empty if there is nothing to say.
  Q_INVOKABLE QString why() const { return whyThat; }
  /// What was done last, in words for all at the table.
  Q_INVOKABLE QString lastDone() const;
  Q_INVOKABLE QString nameOf(int seat) const { return names.value(seat); }

  // Gestures. Those without a seat are of the seat in front.
  Q_INVOKABLE void tapCell(int column, int row);
  Q_INVOKABLE void tapPiece(int piece, int seat = -1);
  Q_INVOKABLE void hover(int piece, int column, int row, int seat = -1);
  Q_INVOKABLE void drop(int piece, int column, int row, int seat = -1);
  Q_INVOKABLE void stroke(int column, int row, int toColumn, int toRow);
  Q_INVOKABLE void key(int digit);
  Q_INVOKABLE void press(Kind::Action action, int seat = -1, int piece = -1);
  /// The hourglass has run out.
  Q_INVOKABLE void timeout();

  Q_INVOKABLE void undo();
  Q_INVOKABLE void redo();

  /// Whether a touch or a key is heard where the device is handed over: a curtain that has just fallen and a cloth that
  /// somebody else has just come to hear none. What a screen reader activates by its name is meant.
  Q_INVOKABLE bool hears() const { return sinceHandOver.spent() >= deafFor; }
  /// Opens the curtain for the seat that it waits for.
  Q_INVOKABLE void openCurtain();
  Q_INVOKABLE void showHand();
  Q_INVOKABLE void hideHand();
  /// The same for a while: what was laid to be seen lies there again when the hand is shown.
  void lowerCloth();
  /// Covers everything before the next frame: the app leaves the screen, somebody else might look.
  Q_INVOKABLE void cover();

  QString game() const;
  int columns() const { return shown.shape.columns; }
  int rows() const { return shown.shape.rows; }
  int blockColumns() const { return shown.shape.blockColumns; }
  int blockRows() const { return shown.shape.blockRows; }
  int seatCount() const;
  bool hides() const { return front.people.size() > 1 && match->hasSecrets(); }
  CellsModel* cells() { return &cellRows; }
  PiecesModel* hand() { return &handRows; }
  SeatsModel* seats() { return &seatRows; }
  ActionsModel* actions() { return &actionRows; }
  RunsModel* runs() { return &runRows; }
  SectorsModel* sectors() { return &sectorRows; }
  Opponents* opponents() { return &others; }
  int kept() const { return static_cast<int>(ledger.match()); }
  /// How many hints were taken in this match, by whatever coach.
  int hints() const { return ledger.hints(); }
  void countHint() { ledger.countHint(); }
  QString code() const;
  QString warning() const;
  bool warns() const;
  /// From which turn on another match is tried again here; 0: it is none.
  int again() const { return againFrom; }
  QStringList seatNames() const { return names; }
  int first() const { return began; }
  bool undecided() const { return !seatRows.objectors.empty() || (awaitsVerdict && turn() < 0); }
  bool gameWins() const;
  QString status() const;
  bool asks() const { return question.asked(); }
  QString news() const;
  bool badNews() const;
  int turn() const;
  int turnNumber() const { return match ? match->turns() + 1 : 1; }
  int preview() const { return shown.preview.value_or(0); }
  bool right() const { return shown.right; }
  bool previews() const { return shown.preview.has_value(); }
  int pile() const { return shown.pile; }
  int away() const { return shown.away; }
  int track() const { return shown.track; }
  int total() const { return shown.total.value_or(0); }
  int armed() const { return shown.armed; }
  QVariantList aside() const;
  QRectF calledRow() const;
  /// The seat that calls, where all play at once; -1: none.
  int caller() const;
  /// How long a call may take to be shown, in seconds; 0: as long as it likes.
  int showSeconds() const { return callTime.seconds(); }
  /// What is left of it. It runs while somebody shows a row.
  Countdown* showTime() { return &callTime; }
  /// The match itself, for what is told of it and who advises at it; none: the table is empty.
  const ninefold::AnyMatch* position() const { return match.get(); }
  /// What the screen shows of the match: one seat's view, or what all may see.
  const ninefold::Scene& scene() const { return shown; }
  SandClock* sand() { return &clock; }
  Countdown* limit() { return &allTime; }
  /// For tests: whose time it is that people think in.
  void setStopwatch(Stopwatch other) { thinking = std::move(other); }
  bool held() const { return isHeld; }
  void setHeld(bool wish);
  int sandSeconds() const { return shown.sandSeconds; }
  bool sandRuns() const { return shown.sandRuns; }
  bool over() const { return shown.over; }
  QVariantList winners() const;
  bool canUndo() const;
  QString whyNoUndo() const;
  bool canRedo() const;
  HandOver handOver() const { return style; }
  void setHandOver(HandOver wish);
  int viewer() const { return front.seat ? ninefold::index(*front.seat) : -1; }
  int handCount() const;
  bool handShown() const { return front.handShown; }
  int curtainFor() const { return front.waitsFor ? ninefold::index(*front.waitsFor) : -1; }

signals:
  void started();
  /// What dealKept(), beginKept() or resume() was asked for is there.
  void seated();
  void changed();
  void headsChanged(); // there are many of them, and seldom another
  /// A move was undone or redone: what was told last isn't what happened last any more.
  void wentBack();
  void handOverChanged();
  /// A match couldn't be begun.
  void failed(const QString& sentence);
  /// A move was refused; nothing has changed. `cell` is where the finger was, -1, -1 if it wasn't on the board.
  void refused(const QString& key, const QString& sentence, QPoint cell);
  /// What was done last couldn't be kept, and was taken back.
  void notKept(const QString& sentence);
  /// Something happened that the seat in front may hear of: for motion, sound and the strip.
  void happened(const QString& what, int seat, const QVariantList& cells, int points, int number);

private:
  void touch(int seat, const ninefold::Gesture& gesture);
  bool mayTouch(const ninefold::Gesture& gesture) const;
  bool offers(ninefold::Action action) const;
  bool begin(std::unique_ptr<ninefold::AnyMatch> opened, const QStringList& players, const Beside& kept = {},
             const std::vector<ninefold::store::Player>& sat = {});
  void sitDown(Arrival& arrival);
  void play(std::shared_ptr<const ninefold::AnyInput> input);
  void playEncoded(const nlohmann::json& input);
  bool playForComputer(const std::string& input);
  void wakeOthers();
  void keepTime();
  bool isCalling() const { return caller() >= 0 && !awaitsVerdict; }
  void timeTheCall();
  void jotDown(const std::string& notesBefore);
  void showNotes();
  Beside beside(qint64 spent) const;
  void saveClock();
  void tell(const ninefold::Events& events);
  void takeTurns();
  void handedOver() { sinceHandOver.restart(); }
  void askFirst(ninefold::Action action);
  void answer(bool yes);
  void askTheOthers();
  void show();
  void show(ninefold::Scene scene);
  ninefold::Viewer seatOr(int seat) const;
  bool givesTimeBack() const;
  bool isAnothers() const;
  bool hidesSomething() const;
  ninefold::UndoTo reach() const;

  std::unique_ptr<ninefold::AnyMatch> match;
  ninefold::Scene shown;
  ninefold::Events sinceThen; // what the news are about
  QStringList names;
  HandOver style = HandOver::Pass;
  Front front;
  int began = 0;

  CellsModel cellRows;
  PiecesModel handRows;
  SeatsModel seatRows;
  ActionsModel actionRows;
  RunsModel runRows;
  SectorsModel sectorRows;
  bool isHeld = false;
  int againFrom = 0;
  bool awaitsVerdict = false; // the last move lies open
  QPoint aim;                 // where the finger was
  Question question;
  int deafFor = 600;
  QString whyThat;

  QString dealtBy;      // a challenge code, if it was one
  bool setBack = false; // by a backup
  Ledger ledger{this};
  Arrivals arrivals{this};
  Stopwatch thinking; // about the next move
  Stopwatch sinceHandOver;
  Stopwatch sinceOffered; // what can be pressed now
  SandClock clock{this};
  QTimer saving;
  Countdown allTime{this};
  Countdown callTime{this};
  Opponents others{[this](const std::string& input) { return playForComputer(input); }, this};
};
