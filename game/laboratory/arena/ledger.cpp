#include "game/laboratory/arena/ledger.h"

#include <filesystem>
#include <nlohmann/json.hpp>

#include <fcntl.h>
#include <unistd.h>

#include "base/json_reader.h"
#include "base/json_text.h"

namespace laboratory {
namespace {

namespace fs = std::filesystem;

/// The text up to its last newline: what was written whole.
std::string whole_lines(const std::string& text) {
  const std::size_t end = text.rfind('\n');
  return end == std::string::npos ? std::string() : text.substr(0, end + 1);
}

}  // namespace

base::Result<Ledger> Ledger::open(const std::string& path, const nlohmann::json& arena,
                                  const std::vector<std::string>& parties) {
  Ledger ledger;
  ledger.path_ = path;
  ledger.parties_ = parties;
  if (path.empty()) return ledger;
  const std::string head = base::canonical_text(nlohmann::json{{"arena", arena}}) + "\n";
  std::error_code error;
  std::string text;
  if (fs::exists(path, error)) {
    const auto read = match::read_file(path, 1u << 30);
    if (!read) return read.failure();
    text = whole_lines(*read);
    if (text.empty() && !head.starts_with(*read))
      return base::Error{path + ", line 1: this is no file of an arena"};
    if (text.size() < read->size()) fs::resize_file(path, text.size(), error);
    if (error) return base::Error{path + ": cannot drop its torn last line: " + error.message()};
  }
  if (const base::Result<void> done = ledger.read(text, head); !done) return done.failure();
  const base::Result<std::string> place = match::place_for_file(path);
  if (!place) return place.failure();
  ledger.file_.emplace(
      ::open(path.c_str(), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, match::kNewFileMode));
  if (!ledger.file_->is_open()) return base::Error{match::complaint(path, "write")};
  if (text.empty() && !match::write_all(*ledger.file_, head))
    return base::Error{match::complaint(path, "write")};
  return ledger;
}

base::Result<void> Ledger::read(const std::string& text, const std::string& head) {
  std::size_t begin = 0;
  for (int line = 1; begin < text.size(); ++line) {
    const std::size_t end = text.find('\n', begin) + 1;
    const std::string one = text.substr(begin, end - begin);
    begin = end;
    if (line == 1 && one == head) continue;
    if (line == 1)
      return base::Error{path_ +
                         " holds an arena of other arguments, or of other data; name another file"};
    const auto value = base::parse_json(one);
    const auto bout = value ? parse_bout(*value, parties_) : std::nullopt;
    if (!bout)
      return base::Error{path_ + ", line " + std::to_string(line) +
                         ": this is no game of the arena"};
    bouts_.insert_or_assign(bout->fixture, *bout);
  }
  return {};
}

base::Result<void> Ledger::note(const Bout& bout) {
  bouts_.insert_or_assign(bout.fixture, bout);
  if (!file_) return {};
  const std::string line = base::canonical_text(bout_json(bout, parties_)) + "\n";
  if (!match::write_all(*file_, line)) return base::Error{match::complaint(path_, "write")};
  return {};
}

}  // namespace laboratory
