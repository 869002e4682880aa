#pragma once

#include <algorithm>
#include <QAbstractListModel>
#include <vector>

namespace ninefold {

/// A list model over values that are shown anew after every move. Views hear only of the rows that differ.
template<class Row> class Rows : public QAbstractListModel {
public:
  using QAbstractListModel::QAbstractListModel;

  int rowCount(const QModelIndex& parent = {}) const override {
    return parent.isValid() ? 0 : static_cast<int>(rows.size());
  }

  const std::vector<Row>& all() const { return rows; }

  /// Shows other rows. Where a row was taken out or put in (a card left the hand, a card was drawn), the rows around it
  /// stay what they are; the rest changes in place.
  void show(std::vector<Row> next) {
    if (next.size() < rows.size()) {
      const auto gap = static_cast<int>(firstDifference(next));
      const auto count = static_cast<int>(rows.size() - next.size());
      beginRemoveRows({}, gap, gap + count - 1);
      rows.erase(rows.begin() + gap, rows.begin() + gap + count);
      endRemoveRows();
    } else if (next.size() > rows.size()) {
      const auto gap = static_cast<int>(firstDifference(next));
      const auto count = static_cast<int>(next.size() - rows.size());
      beginInsertRows({}, gap, gap + count - 1);
      rows.insert(rows.begin() + gap, next.begin() + gap, next.begin() + gap + count);
      endInsertRows();
    }
    for (std::size_t i = 0; i < rows.size(); ++i) {
      if (rows[i] == next[i]) continue;
      const QList<int> roles = differences(rows[i], next[i]);
      rows[i] = std::move(next[i]);
      emit dataChanged(index(static_cast<int>(i)), index(static_cast<int>(i)), roles);
    }
  }

protected:
  /// The roles by which two rows differ; none: any of them. What is bound to others needn't look again.
  virtual QList<int> differences(const Row&, const Row&) const { return {}; }

  const Row& row(const QModelIndex& at) const { return rows[static_cast<std::size_t>(at.row())]; }
  bool has(const QModelIndex& at) const { return checkIndex(at, CheckIndexOption::IndexIsValid); }

private:
  std::size_t firstDifference(const std::vector<Row>& next) const {
    const std::size_t shorter = std::min(rows.size(), next.size());
    std::size_t i = 0;
    while (i < shorter && rows[i] == next[i]) ++i;
    return i;
  }

  std::vector<Row> rows;
};

} // namespace ninefold
