#include "game/checked_data/moment_faults.h"

#include <nlohmann/json.hpp>

#include "game/checked_data/event_arguments.h"
#include "game/match/folders/folders.h"

namespace checked_data {
namespace {

using Arguments = std::vector<lang::Argument>;

base::Result<void> check_row(const moments::Row& row, const Arguments& fields,
                             const Arguments& more) {
  for (const auto& [name, values] : row.when.items()) {
    const lang::Argument* fact = named(fields, name);
    if (fact == nullptr) fact = named(more, name);
    if (fact == nullptr)
      return base::Error{"nothing tells \"" + name + "\" of \"" + row.event + "\""};
    for (const nlohmann::json& value : values) {
      if (!may_be(*fact, value)) return base::Error{"\"" + name + "\" is never " + value.dump()};
    }
  }
  return {};
}

}  // namespace

void add_moments(const moments::Table& table, const MomentFacts& facts,
                 lang::Vocabulary& vocabulary) {
  for (const moments::Row& row : table) {
    const auto event = vocabulary.sentences.find("event." + row.event);
    Arguments told = event == vocabulary.sentences.end() ? Arguments{} : event->second;
    for (const std::string_view name : facts.said) {
      if (named(told, name) == nullptr) told.push_back({std::string(name), {}});
    }
    vocabulary.sentences["moment." + row.id] = std::move(told);
  }
}

std::vector<std::string> moment_faults(const moments::Table& table, const MomentFacts& facts,
                                       const lang::Vocabulary& vocabulary) {
  std::vector<std::string> faults;
  for (const moments::Row& row : table) {
    const auto event = vocabulary.sentences.find("event." + row.event);
    const bool is_event = event != vocabulary.sentences.end();
    const base::Result<void> done = is_event
                                        ? check_row(row, event->second, facts.asked)
                                        : base::Error{"there is no event \"" + row.event + "\""};
    if (done) continue;
    faults.push_back(std::string(kMomentsFile) + ", " + row.id + ": " + done.error());
  }
  return faults;
}

std::vector<std::string> read_moments(const std::string& data, std::string_view game,
                                      const MomentFacts& facts, lang::Vocabulary& vocabulary) {
  const std::vector<std::string> file{std::string(kMomentsFile)};
  const auto files = match::read_data_files(data, game, file);
  if (!files) return {files.error()};
  const auto table = moments::read(files->front().text, kMomentsFile);
  if (!table) return {table.error()};
  std::vector<std::string> faults = moment_faults(*table, facts, vocabulary);
  const std::string folder = data + "/" + std::string(game) + "/";
  for (std::string& fault : faults) fault.insert(0, folder);
  add_moments(*table, facts, vocabulary);
  return faults;
}

}  // namespace checked_data
