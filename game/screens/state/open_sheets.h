#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace screens {

/// The sheets that lie open, by their ids: a stack with the one that was opened last on top.
class OpenSheets {
 public:
  /// On top of all others; what lies open already is brought there.
  void open(std::string_view id);
  /// Below all others, unless it lies open already.
  void open_below(std::string_view id);
  void close(std::string_view id);
  /// Opens it or, if it lies open, closes it.
  void turn(std::string_view id);
  /// Closes the one on top; false if none lies open.
  bool back();

  bool is_open(std::string_view id) const;
  bool is_empty() const { return ids_.empty(); }
  /// Empty where none lies open.
  std::string_view top() const;
  /// From below.
  const std::vector<std::string>& all() const { return ids_; }

  /// Its command was given: what is drawn next opens it, or closes it.
  void command(std::string_view id) { commands_.emplace_back(id); }
  std::vector<std::string> take_commands();

 private:
  std::vector<std::string> ids_;
  std::vector<std::string> commands_;
};

}  // namespace screens
