#pragma once

#include "store/books.h"

namespace ninefold::store {

/// A connection on which is asked, by one thread at a time: opened when it is needed, and anew after it failed.
class Reader {
public:
  using OpenDesk = std::function<std::unique_ptr<Desk>()>;

  Reader(OpenDesk how, Places at) : openDesk(std::move(how)), places(std::move(at)) {}

  void open() { desk = openDesk(); }
  void close() { desk.reset(); }

  /// Asks something, of one moment: what another thread commits meanwhile isn't seen.
  template<class Question> auto ask(Question&& question) -> Answer<std::invoke_result_t<Question, const Books&>> {
    try {
      if (!desk) open();
      Transaction moment(desk->db, Transaction::Kind::read);
      return question(std::as_const(desk->books));
    } catch (const Error& error) {
      return noted(error);
    }
  }

  /// Takes in what an error means for us, before it is handed out.
  const Error& noted(const Error&);

private:
  const OpenDesk openDesk;
  const Places places;
  std::unique_ptr<Desk> desk;
};

} // namespace ninefold::store
