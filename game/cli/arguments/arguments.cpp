#include "game/cli/arguments/arguments.h"

#include <algorithm>
#include <charconv>

#include "base/json_reader.h"
#include "game/lang/languages.h"
#include "game/match/folders/folders.h"

namespace cli {
namespace {

const OptionHelp* find_option(const CommandHelp& command, std::string_view name) {
  for (const OptionHelp& option : command.options) {
    if (option.name == name) return &option;
  }
  return nullptr;
}

std::string padded(std::string text, std::size_t width) {
  text.resize(std::max(text.size() + 1, width), ' ');
  return text;
}

/// The data folder; where the one asked for is none, that can be said in any language, too.
std::string spoken_data(std::span<const std::string> words) {
  base::Result<std::string> data = match::data_folder(said_of(words, "--data"));
  if (!data) data = match::data_folder("");
  return data ? data.take() : "";
}

}  // namespace

base::Result<Arguments> Arguments::parse(const CommandHelp& command,
                                         std::span<const std::string> words) {
  Arguments arguments;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::string& word = words[i];
    if (!word.starts_with("--")) {
      if (command.operands.empty()) return base::Error{base::quoted(word) + " is not expected"};
      if (word.empty()) return base::Error{"a file needs a name"};
      arguments.operands_.push_back(word);
      continue;
    }
    const std::size_t equals = word.find('=');
    const std::string name = word.substr(0, equals);
    const OptionHelp* option = find_option(command, name);
    if (option == nullptr) return base::Error{"there is no option " + name};
    std::string value;
    if (equals != std::string::npos) {
      if (option->value.empty()) return base::Error{name + " takes no value"};
      value = word.substr(equals + 1);
    } else if (!option->value.empty()) {
      if (++i == words.size()) return base::Error{name + " needs a value"};
      value = words[i];
    }
    if (value.empty() && !option->value.empty()) return base::Error{name + " needs a value"};
    arguments.options_[name].push_back(value);
  }
  return arguments;
}

std::string Arguments::text(std::string_view option, std::string_view fallback) const {
  const auto found = options_.find(option);
  return found == options_.end() ? std::string(fallback) : found->second.back();
}

std::vector<std::string> Arguments::all(std::string_view option) const {
  const auto found = options_.find(option);
  return found == options_.end() ? std::vector<std::string>() : found->second;
}

std::vector<std::string> Arguments::list(std::string_view option) const {
  const std::string whole = text(option, "");
  std::string_view left = whole;
  std::vector<std::string> items;
  while (!left.empty()) {
    const std::string_view item = left.substr(0, left.find(','));
    left.remove_prefix(std::min(left.size(), item.size() + 1));
    items.emplace_back(item);
  }
  return items;
}

base::Result<std::uint64_t> Arguments::number(std::string_view option, std::uint64_t fallback,
                                              std::uint64_t least, std::uint64_t most) const {
  const auto found = options_.find(option);
  if (found == options_.end()) return fallback;
  const std::string& text = found->second.back();
  std::uint64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  const bool whole = error == std::errc() && end == text.data() + text.size();
  if (whole && value >= least && value <= most) return value;
  return base::Error{std::string(option) + " takes a number from " + std::to_string(least) +
                     " to " + std::to_string(most) + ", not " + base::quoted(text)};
}

std::string help_page(const CommandHelp& command, const lang::PhraseBook& phrases) {
  std::string page(command.program);
  if (!command.name.empty()) page += " " + std::string(command.name);
  if (!command.operands.empty()) page += " " + phrases.say(command.operands);
  page += " " + phrases.say("[options]") + "\n\n" + phrases.say(command.summary) + "\n\n";
  for (const OptionHelp& option : command.options) {
    const std::string left = "  " + std::string(option.name) + " " + std::string(option.value);
    page += padded(left, 22) + phrases.say(option.help) + "\n";
  }
  return page;
}

std::string said_of(std::span<const std::string> words, std::string_view option) {
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::string_view word = words[i];
    if (word == option && i + 1 < words.size()) return words[i + 1];
    if (word.starts_with(option) && word.substr(option.size()).starts_with('=')) {
      return std::string(word.substr(option.size() + 1));
    }
  }
  return {};
}

std::string language_for(std::span<const std::string> words) {
  const std::string data = spoken_data(words);
  const std::string named = said_of(words, "--language");
  return lang::language_for(lang::languages_in(data), lang::without_plainly(named),
                            lang::own_locale());
}

base::Result<void> check_language(std::span<const std::string> words) {
  const std::string data = spoken_data(words);
  const std::string named = said_of(words, "--language");
  const std::string_view plain = lang::without_plainly(named);
  if (plain.empty() || plain == lang::kPseudo || data.empty()) return {};
  const std::vector<std::string> there = lang::languages_in(data);
  if (std::find(there.begin(), there.end(), plain) != there.end()) return {};
  std::string names;
  for (const std::string& name : there) names += (names.empty() ? "" : ", ") + name;
  return base::Error{"--language " + named + ": there are " + names};
}

lang::PhraseBook phrases_for(std::span<const std::string> words) {
  return lang::PhraseBook::of(spoken_data(words), language_for(words));
}

}  // namespace cli
