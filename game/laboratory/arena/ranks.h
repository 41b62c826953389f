#pragma once

#include <optional>
#include <string>

namespace laboratory {

/// The processes that share the work of a command. The first of them, rank 0, says what there is
/// to do and gathers what was done. All is called from one thread.
class Ranks {
 public:
  virtual ~Ranks() = default;

  virtual int rank() const { return 0; }
  virtual int size() const { return 1; }
  /// What rank 0 says, at every rank; all of them call it.
  virtual std::string told(const std::string& by_first) { return by_first; }
  /// To rank 0.
  virtual void send(const std::string& line) { static_cast<void>(line); }
  /// At rank 0: something that was sent, if there is any.
  virtual std::optional<std::string> receive() { return std::nullopt; }
  /// Ends all of them, for rank 0 cannot go on.
  virtual void give_up() {}
};

}  // namespace laboratory
