#include "bridge/layout_faults.h"

#include <algorithm>
#include <optional>
#include <QAccessible>
#include <QFontMetricsF>
#include <QQuickItem>
#include <QRegularExpression>
#include <vector>

namespace {

constexpr qreal leastTouch = 48;
constexpr qreal leastCell = 20; // of a board: smaller, nobody could read it
constexpr qreal slack = 1;      // what rounding may cost

/// Something seen, in the order in which it is painted.
struct Seen {
  QQuickItem* item;
  QRectF rect; // in the window
  Qt::Orientations
      scrolled; // which ways it lies in something that scrolls: what isn't in view now can be brought there
};

QString quoted(const QString& words) { return '"' + words.simplified().left(40) + '"'; }

QString sizeOf(const QRectF& rect) { return QString("%1 x %2").arg(qRound(rect.width())).arg(qRound(rect.height())); }

/// The name of whatever an item is for, or of what it belongs to.
QString nameOf(const QQuickItem* item) {
  for (; item; item = item->parentItem()) {
    const QString type = QString::fromLatin1(item->metaObject()->className()).section("_QML", 0, 0);
    if (!type.startsWith("QQuick"))
      return type.section('_', 0, 0) + (item->objectName().isEmpty() ? "" : ' ' + item->objectName());
  }
  return "an item";
}

/// Where the letters of a text are, in its own coordinates: less than the line box, which has room for accents.
QRectF letters(const QQuickItem* text) {
  const qreal width = text->property("contentWidth").toReal(), height = text->property("contentHeight").toReal();
  const qreal em = text->property("font").value<QFont>().pixelSize();
  const int across = text->property("effectiveHorizontalAlignment").toInt(),
            down = text->property("verticalAlignment").toInt();
  const qreal left = text->property("leftPadding").toReal(), right = text->property("rightPadding").toReal(),
              top = text->property("topPadding").toReal(), bottom = text->property("bottomPadding").toReal();
  const qreal x = across & Qt::AlignRight     ? text->width() - right - width
                  : across & Qt::AlignHCenter ? left + (text->width() - left - right - width) / 2
                                              : left;
  const qreal y = down & Qt::AlignBottom    ? text->height() - bottom - height
                  : down & Qt::AlignVCenter ? top + (text->height() - top - bottom - height) / 2
                                            : top;
  return QRectF(x, y, width, height).adjusted(0, 0.22 * em, 0, -0.22 * em);
}

/// A word of a text that has to go on in the next line; nothing if there is none. What isn't made of letters (a code, a
/// path) may.
QString broken(const QQuickItem* text) {
  constexpr int wrapAnywhere = 3; // Text.WrapAnywhere; what comes after it breaks words where it has to
  if (text->property("wrapMode").toInt() < wrapAnywhere || text->property("lineCount").toInt() < 2) return {};
  const QFontMetricsF metrics(text->property("font").value<QFont>());
  for (const QString& word : text->property("text").toString().split(QRegularExpression("[\\s-]+")))
    if (metrics.horizontalAdvance(word) > text->width() + slack &&
        std::all_of(word.begin(), word.end(), [](QChar letter) { return letter.isLetter() || letter.isPunct(); }))
      return word;
  return {};
}

/// Whether the words on a button reach out over its edges. What has none (a cell) may have something beside it.
bool leavesItsButton(const QQuickItem* text) {
  for (QQuickItem* item = text->parentItem(); item; item = item->parentItem()) {
    const QAccessibleInterface* known = QAccessible::queryAccessibleInterface(item);
    if (!item->inherits("QQuickRectangle") || !known || known->role() != QAccessible::Button) continue;
    const QRectF words = text->mapRectToItem(item, letters(text)), room = item->boundingRect();
    return words.left() < room.left() - slack || words.right() > room.right() + slack;
  }
  return false;
}

class Survey {
public:
  explicit Survey(const QQuickWindow& window) : frame(0, 0, window.width(), window.height()) {
    look(*window.contentItem(), frame, {}, 1);
  }

  QStringList faults() const {
    QStringList all;
    for (std::size_t i = 0; i < texts.size(); ++i) {
      const Seen& text = texts[i].seen;
      if (hidden(texts[i])) continue;
      const QString words = quoted(text.item->property("text").toString());
      if (const QString word = broken(text.item); !word.isEmpty()) all << quoted(word) + " is broken";
      if (leavesItsButton(text.item)) all << words + " reaches out of its button";
      if (text.item->property("truncated").toBool() && text.item->objectName() != "mayShorten")
        all << words + " is cut short";
      if (!within(text, frame))
        all << words + " reaches out of the window";
      else if (!within(text, texts[i].room))
        all << words + " is clipped";
      for (std::size_t j = 0; j < i; ++j)
        if (!hidden(texts[j]) && overlap(texts[j], texts[i]))
          all << quoted(texts[j].seen.item->property("text").toString()) + " and " + words + " lie over one another";
    }
    for (const Placed& picture : pictures)
      if (!hidden(picture) && !within(picture.seen, frame))
        all << nameOf(picture.seen.item) + " reaches out of the window";
    for (const Seen& board : boards)
      if (const qreal cell = board.item->property("cellSize").toReal(); cell < leastCell)
        all << QString("the board is too small: cells of %1").arg(cell, 0, 'f', 1);
    for (const Placed& stop : stops)
      if (const QString what = unnamed(stop.seen.item); !hidden(stop) && !what.isEmpty())
        all << nameOf(stop.seen.item) + " has no " + what + " for the screen reader";
    for (const Seen& part : scrolling) all << nameOf(part.item) + " scrolls in too little room: " + sizeOf(part.rect);
    for (const Placed& target : targets) {
      if (hidden(target)) continue;
      const QRectF seen = target.seen.scrolled ? target.seen.rect : target.seen.rect & frame;
      if (std::min(seen.width(), seen.height()) < leastTouch - slack)
        all << nameOf(target.seen.item) + " can't be touched well: " + sizeOf(seen);
    }
    all.removeDuplicates();
    return all;
  }

private:
  struct Placed {
    Seen seen;
    QRectF room; // what clips it
    int order;
  };
  struct Cover {
    QRectF rect;
    int order;
  };

  void look(QQuickItem& item, QRectF room, Qt::Orientations scrolled, qreal opacity) {
    opacity *= item.opacity();
    if (!item.isVisible() || opacity < 0.05) return;
    const QRectF rect = item.mapRectToScene(item.boundingRect());
    const auto extent = [&](const char* name) { return item.property(name).toReal(); };
    const bool scrolls = item.inherits("QQuickFlickable");
    Qt::Orientations ways = scrolled;
    if (scrolls) ways |= extent("contentWidth") > item.width() + slack ? Qt::Horizontal : Qt::Vertical;
    if (scrolls && item.height() < leastTouch && extent("contentHeight") > item.height() + slack)
      scrolling.push_back({&item, rect, scrolled});
    if (item.clip()) room &= rect;
    QList<QQuickItem*> children = item.childItems();
    std::stable_sort(children.begin(), children.end(), [](auto* a, auto* b) { return a->z() < b->z(); });
    auto child = children.begin();
    for (; child != children.end() && (*child)->z() < 0; ++child) look(**child, room, ways, opacity);
    ++order;
    note(item, rect, room, scrolled, opacity);
    for (; child != children.end(); ++child) look(**child, room, ways, opacity);
  }

  void note(QQuickItem& item, const QRectF& rect, const QRectF& room, Qt::Orientations scrolled, qreal opacity) {
    if (item.inherits("QQuickText") && !item.property("text").toString().isEmpty())
      texts.push_back({{&item, item.mapRectToScene(letters(&item)), scrolled}, room, order});
    if (item.inherits("QQuickImage") || item.inherits("Piece"))
      pictures.push_back({{&item, rect, scrolled}, room, order});
    if (item.objectName() == "board") boards.push_back({&item, rect, scrolled});
    if (item.activeFocusOnTab() && item.isEnabled()) stops.push_back({{&item, rect, scrolled}, room, order});
    if (item.inherits("QQuickRectangle") && opacity > 0.99 &&
        (item.property("color").value<QColor>().alpha() == 255 || !item.property("gradient").isNull()))
      covers.push_back({rect & room, order});
    if (const auto margin = touchMargin(item); margin && item.isEnabled()) {
      const QRectF area = item.boundingRect().adjusted(-*margin, -*margin, *margin, *margin);
      targets.push_back({{&item, item.mapRectToScene(area), scrolled}, room, order});
    }
  }

  /// How far beyond itself an item takes taps; nothing if it doesn't.
  static std::optional<qreal> touchMargin(const QQuickItem& item) {
    if (item.inherits("QQuickMouseArea") || item.inherits("BuzzerPad")) return 0;
    for (const QObject* handler : item.children())
      if (handler->inherits("QQuickTapHandler") && handler->property("enabled").toBool())
        return handler->property("margin").toReal();
    return std::nullopt;
  }

  /// What a screen reader would have to know of something that takes the keys, and doesn't.
  static QString unnamed(QQuickItem* item) {
    const QAccessibleInterface* known = QAccessible::queryAccessibleInterface(item);
    if (!known || known->role() == QAccessible::NoRole) return "role";
    const QString name = known->text(QAccessible::Name);
    static const QRegularExpression garbage("undefined|NaN|_QML(TYPE)?_|\\[object|0x");
    return name.isEmpty() || name.contains(garbage) ? "name" : "";
  }

  /// Whether something lies in such a room, or can be scrolled there.
  static bool within(const Seen& seen, const QRectF& room) {
    const bool across = seen.rect.left() >= room.left() - slack && seen.rect.right() <= room.right() + slack;
    const bool down = seen.rect.top() >= room.top() - slack && seen.rect.bottom() <= room.bottom() + slack;
    return (across || (seen.scrolled & Qt::Horizontal)) && (down || (seen.scrolled & Qt::Vertical));
  }
  bool covered(const QRectF& rect, int after, int before) const {
    return std::any_of(covers.begin(), covers.end(), [&](const Cover& cover) {
      return cover.order > after && cover.order < before && cover.rect.contains(rect);
    });
  }
  bool hidden(const Placed& placed) const {
    const QRectF seen = placed.seen.rect & placed.room & frame;
    if (seen.isEmpty()) return placed.seen.scrolled;
    return covered(seen, placed.order, order + 1);
  }
  bool overlap(const Placed& below, const Placed& above) const {
    const QRectF both = below.seen.rect & below.room & above.seen.rect & above.room;
    return both.width() > 2 && both.height() > 2 && !covered(both, below.order, above.order);
  }

  QRectF frame;
  int order = 0;
  std::vector<Placed> texts, targets, pictures, stops;
  std::vector<Seen> boards;
  std::vector<Seen> scrolling; // through a slit
  std::vector<Cover> covers;
};

} // namespace

QStringList layoutFaults(const QQuickWindow& window) { return Survey(window).faults(); }
