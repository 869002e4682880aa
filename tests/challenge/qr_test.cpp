#include "challenge/code.h"
#include "challenge/qr.h"
#include "kernel/rng.h"
#include "support/qtest.h"

#include <fstream>
#include <QDirIterator>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <sstream>

using namespace ninefold;
using std::string;

namespace {

string drawn(const challenge::QrSymbol& symbol) {
  string out;
  for (int row = 0; row < symbol.size; ++row, out += '\n')
    for (int column = 0; column < symbol.size; ++column) out += symbol.dark(column, row) ? '#' : '.';
  return out;
}

/// A picture of a symbol with its light margin, as a PGM file: four pixels to a module.
void paint(const challenge::QrSymbol& symbol, const QString& file) {
  const int side = symbol.size + 8;
  std::ofstream out(file.toStdString(), std::ios::binary);
  out << "P5 " << 4 * side << ' ' << 4 * side << " 255\n";
  for (int y = 0; y < 4 * side; ++y)
    for (int x = 0; x < 4 * side; ++x) {
      const int column = x / 4 - 4, row = y / 4 - 4;
      const bool inside = column >= 0 && row >= 0 && column < symbol.size && row < symbol.size;
      out.put(inside && symbol.dark(column, row) ? '\0' : '\xFF');
    }
}

} // namespace

class QrTest : public QObject {
  Q_OBJECT

private slots:
  /// The files hold a text and its symbol, as qrencode 4.1 drew it (-l M). Texts for which it chooses the same mask.
  void symbols_are_those_that_others_draw() {
    int files = 0;
    QDirIterator all(NINEFOLD_SOURCE_DIR "/tests/challenge/qr", {"*.txt"}, QDir::Files);
    for (; all.hasNext(); ++files) {
      std::ifstream in(all.next().toStdString());
      string text;
      std::getline(in, text);
      std::ostringstream symbol;
      symbol << in.rdbuf();
      QCOMPARE(drawn(challenge::qrOf(text)), symbol.str());
    }
    QVERIFY(files >= 4);
  }

  void a_symbol_is_as_small_as_can_be() {
    const auto size = [](std::size_t length, char c) { return challenge::qrOf(string(length, c)).size; };
    QCOMPARE(size(20, 'A'), 21);
    QCOMPARE(size(21, 'A'), 25);
    QCOMPARE(size(challenge::longestQrCapitals, 'A'), 41);
    QCOMPARE(size(14, 'a'), 21);
    QCOMPARE(size(15, 'a'), 25);
    QCOMPARE(size(challenge::longestQrBytes, 'a'), 41);
    QCOMPARE(size(0, 'a'), 21);
  }

  void zbar_reads_what_we_draw() {
    const QString zbar = QStandardPaths::findExecutable("zbarimg");
    if (zbar.isEmpty()) QSKIP("zbarimg isn't here (Debian: zbar-tools)");
    const QTemporaryDir dir;
    std::vector<string> texts{"A", "a", codeOf(*challenge::checked({.game = "sudoku_tiles", .seed = 4711}))};
    Rng rng(1);
    for (std::size_t length = 2; length < challenge::longestQrBytes; length += 7) {
      string text = "Q", capitals = "Q";
      while (text.size() < length) {
        text += static_cast<char>('!' + rng.below(94));
        capitals += "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ$%*+-./:"[rng.below(44)];
      }
      texts.push_back(text);
      texts.push_back(capitals);
    }
    for (const string& text : texts) {
      const QString file = dir.filePath("symbol.pgm");
      paint(challenge::qrOf(text), file);
      QProcess reader;
      reader.start(zbar, {"-q", "--raw", "-Sdisable", "-Sqrcode.enable", file});
      QVERIFY(reader.waitForFinished());
      QCOMPARE(reader.readAllStandardOutput().toStdString(), text + "\n");
    }
  }
};

QTEST_APPLESS_MAIN(QrTest)
#include "qr_test.moc"
