#include "game/lang/vocabulary.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "game/lang/places.h"
#include "game/lang/prose.h"

namespace lang {
namespace {

using Ids = std::vector<std::string>;
using Arguments = std::vector<Argument>;

bool holds(const Ids& ids, std::string_view id) {
  return std::find(ids.begin(), ids.end(), id) != ids.end();
}

bool is_beginning(std::string_view asked) { return asked.ends_with('.') || asked.ends_with('-'); }

/// Ids that stand beside those of a family without being required: nothing, and what is unknown.
bool is_stand_in(std::string_view id) { return id == "none" || id == "hidden"; }

std::string joined(std::string key, const std::string& ending) {
  return key.append(".").append(ending);
}

/// The words behind each "+".
Ids parts_of(std::string_view words) {
  Ids parts;
  while (true) {
    const std::size_t end = words.find('+');
    parts.emplace_back(words.substr(0, end));
    if (end == std::string_view::npos) return parts;
    words.remove_prefix(end + 1);
  }
}

Argument& argument_named(std::string_view name, Arguments& arguments) {
  const auto found = std::find_if(arguments.begin(), arguments.end(),
                                  [&](const Argument& one) { return one.name == name; });
  if (found != arguments.end()) return *found;
  return arguments.emplace_back(Argument{.name = std::string(name), .ids = {}});
}

void add_id(const std::string& id, Ids& ids) {
  if (!holds(ids, id)) ids.push_back(id);
}

void add_ids(const nlohmann::json& value, Ids& ids) {
  if (value.is_string()) add_id(value.get_ref<const std::string&>(), ids);
  if (!value.is_array()) return;
  for (const nlohmann::json& one : value) add_ids(one, ids);
}

/// What the fields of a type hold.
struct Values {
  Ids ids;
  bool is_list = false;
};

/// By the type of a field: it is written the same in every row.
using ValuesOfTypes = std::map<std::uint8_t, Values>;

/// Writes the row with every byte there is, unless all its types are known.
void learn_types(const core::SchemaRow& row, std::uint8_t kind, const WriteRow& write,
                 ValuesOfTypes& known) {
  std::vector<core::Field> unknown(row.fields.begin(), row.fields.end());
  std::erase_if(unknown, [&](const core::Field& field) {
    return field.type == 0 || known.contains(field.type);
  });
  for (int byte = 0; byte < 256 && !unknown.empty(); ++byte) {
    const nlohmann::json written = write(kind, static_cast<std::uint8_t>(byte));
    for (const core::Field& field : unknown) {
      const nlohmann::json& value = written.at(std::string(field.name));
      add_ids(value, known[field.type].ids);
      known[field.type].is_list = known[field.type].is_list || value.is_array();
    }
  }
}

/// Behind the key of a sentence about a list that is empty.
constexpr std::string_view kOfNothing = ".none";

class Comparison {
 public:
  Comparison(const Sentences& sentences, const Vocabulary& vocabulary)
      : sentences_(sentences), vocabulary_(vocabulary), names_(vocabulary.names) {}

  Ids faults() {
    for (const auto& [key, arguments] : vocabulary_.sentences) {
      if (!sentences_.has(key)) miss(key);
    }
    for (const std::string& kind : vocabulary_.questions) {
      if (!sentences_.has("decision." + kind)) miss("decision." + kind);
    }
    for (const std::string_view key : sentences_.keys()) check_told(key);
    for (const auto& [family, ids] : names_) check_names(family, ids);
    for (const std::string& key : vocabulary_.asked) check_asked(key);
    for (const std::string_view key : sentences_.keys()) check_use(key);
    return faults_;
  }

 private:
  void tell(std::string_view key, const std::string& reason) {
    faults_.push_back(sentences_.file_of(key) + ", " + std::string(key) + ": " + reason);
  }
  void miss(const std::string& key) {
    faults_.push_back(sentences_.own_file() + ": the sentence \"" + key + "\" is missing");
  }

  /// What the sentence is told; nothing when it belongs to no table of the game.
  const Arguments* told(std::string_view key) const {
    const auto exact = vocabulary_.sentences.find(key);
    if (exact != vocabulary_.sentences.end()) return &exact->second;
    if (key.ends_with(kOfNothing)) {
      const auto listed = vocabulary_.sentences.find(key.substr(0, key.size() - kOfNothing.size()));
      if (listed != vocabulary_.sentences.end()) return &listed->second;
    }
    const std::size_t first = key.find('.');
    const std::size_t second = key.find('.', first + 1);
    const std::string_view kind = key.substr(first + 1, second - first - 1);
    const std::string_view variant =
        second == std::string_view::npos ? std::string_view() : key.substr(second + 1);
    if (key.starts_with("decision.")) {
      const bool known =
          holds(vocabulary_.questions, kind) && (variant.empty() || is_variant(variant));
      return known ? &vocabulary_.told_questions : nullptr;
    }
    const auto action = vocabulary_.sentences.find(key.substr(0, second));
    const bool here = key.starts_with("action.") && is_asked_beside(variant);
    return here && action != vocabulary_.sentences.end() ? &action->second : nullptr;
  }

  /// A form, or the answers that are offered.
  bool is_variant(std::string_view variant) const {
    return holds(vocabulary_.forms, variant) || are_answers(variant);
  }

  /// A question, and the answers that are offered beside this one: see option_key_beside.
  bool is_asked_beside(std::string_view variant) const {
    const std::size_t dot = variant.find('.');
    return holds(vocabulary_.questions, variant.substr(0, dot)) &&
           (dot == std::string_view::npos || are_answers(variant.substr(dot + 1)));
  }

  /// In the order of the alphabet.
  bool are_answers(std::string_view answers) const {
    const Ids parts = parts_of(answers);
    return std::is_sorted(parts.begin(), parts.end()) &&
           std::all_of(parts.begin(), parts.end(), [&](const std::string& part) {
             return vocabulary_.sentences.contains("action." + part);
           });
  }

  void check_told(std::string_view key) {
    const Arguments* arguments = told(key);
    if (arguments == nullptr) return;
    for_each_place(key, [&](std::string_view text, const Place& place) {
      const auto found = std::find_if(arguments->begin(), arguments->end(),
                                      [&](const Argument& one) { return one.name == place.field; });
      if (found == arguments->end()) return tell(key, "nothing fills {" + std::string(text) + "}");
      if (found->is_list && !key.ends_with(kOfNothing)) need_words_for_none(key);
      if (found->ids.empty()) return;
      if (!place.one.empty()) return tell(key, "{" + std::string(text) + "} is no number");
      Ids& named = names_[family_of(place)];
      for (const std::string& id : found->ids) {
        if (!holds(named, id)) named.push_back(id);
      }
    });
  }

  /// A list with nothing in it would leave a colon behind.
  void need_words_for_none(std::string_view key) {
    const std::string none = std::string(key).append(kOfNothing);
    if (!sentences_.has(none)) miss(none);
  }

  /// Whose names the ids that fill the place are looked up in.
  std::string family_of(const Place& place) const {
    if (!place.type.empty()) return std::string(place.type);
    const std::string* alias = sentences_.words("field." + std::string(place.field));
    return alias == nullptr ? std::string(place.field) : *alias;
  }

  void check_names(const std::string& family, const Ids& ids) {
    for (const std::string& id : ids) {
      const std::string key = joined(family, id);
      if (!sentences_.has(key) && !is_stand_in(id)) miss(key);
    }
  }

  /// The ids behind a key that has words only with one.
  Ids endings_of(const std::string& key) const {
    Ids endings;
    for (const std::string_view one : sentences_.keys()) {
      if (one.starts_with(key + ".")) endings.emplace_back(one.substr(key.size() + 1));
    }
    return endings;
  }

  void check_asked(const std::string& key) {
    if (is_beginning(key) || sentences_.has(key)) return;
    const Ids endings = endings_of(key);
    if (endings.empty()) return miss(key);
    const Ids* family = nullptr;
    for (const auto& named : names_) {
      const Ids& ids = named.second;
      const bool has_all = std::all_of(endings.begin(), endings.end(),
                                       [&](const std::string& one) { return holds(ids, one); });
      if (has_all && (family == nullptr || ids.size() < family->size())) family = &ids;
    }
    if (family == nullptr) return;  // check_use tells which
    for (const std::string& id : *family) {
      if (!holds(endings, id) && !is_stand_in(id)) miss(joined(key, id));
    }
  }

  bool is_asked(std::string_view key) const {
    return std::any_of(
        vocabulary_.asked.begin(), vocabulary_.asked.end(), [&](const std::string& asked) {
          if (is_beginning(asked)) {
            return key.starts_with(asked) && !is_of_table(asked);
          }
          return key == asked || (key.starts_with(asked + ".") && !sentences_.has(asked) &&
                                  is_some_id(key.substr(asked.size() + 1)));
        });
  }
  /// What begins so is known in full.
  bool is_of_table(const std::string& beginning) const {
    const auto sentence = vocabulary_.sentences.lower_bound(beginning);
    return names_.contains(beginning.substr(0, beginning.size() - 1)) ||
           (sentence != vocabulary_.sentences.end() && sentence->first.starts_with(beginning));
  }
  bool is_some_id(std::string_view id) const {
    return std::any_of(names_.begin(), names_.end(),
                       [&](const auto& family) { return holds(family.second, id); });
  }

  /// The family of names that the key is one of; the longest, for some have a dot.
  const Ids* family_with(std::string_view key, std::string& id) const {
    const Ids* found = nullptr;
    std::size_t longest = 0;
    for (const auto& [family, ids] : names_) {
      if (!key.starts_with(family + ".") || family.size() < longest) continue;
      found = &ids;
      longest = family.size();
      id = std::string(key.substr(family.size() + 1));
    }
    return found;
  }

  void check_use(std::string_view key) {
    if (told(key) != nullptr || key.starts_with(kProse)) return;
    if (key == "number.point") return;  // Sentences ask for it themselves
    if (key.starts_with("field.")) return check_alias(key);
    std::string id;
    const Ids* family = family_with(key, id);
    if (family != nullptr && (holds(*family, id) || is_stand_in(id))) return check_name(key);
    if (!is_asked(key)) return tell(key, "nobody asks for it");
    for_each_place(key, [&](std::string_view text, const Place& place) {
      if (!holds(vocabulary_.given, place.field)) {
        tell(key, "nothing fills {" + std::string(text) + "}");
      }
    });
  }

  void check_alias(std::string_view key) {
    const std::string& family = *sentences_.words(key);
    if (!names_.contains(family)) tell(key, "nothing is named \"" + family + ".…\"");
  }

  void check_name(std::string_view key) {
    for_each_place(key, [&](std::string_view, const Place&) {
      tell(key, "it is a name, and nothing fills its places");
    });
  }

  template <class Visit>
  void for_each_place(std::string_view key, Visit visit) const {
    replace_places(*sentences_.words(key), [&](std::string_view text) {
      visit(text, parse_place(text));
      return std::string();
    });
  }

  const Sentences& sentences_;
  const Vocabulary& vocabulary_;
  std::map<std::string, Ids, std::less<>> names_;  ///< of the vocabulary and of what fills places
  Ids faults_;
};

}  // namespace

void add_schema(Vocabulary& vocabulary, std::string_view family, core::Schema schema,
                const WriteRow& write) {
  ValuesOfTypes known;
  for (std::size_t row = 0; row < schema.size(); ++row) {
    Arguments& arguments =
        vocabulary.sentences[std::string(family) + "." + std::string(schema[row].name)];
    learn_types(schema[row], static_cast<std::uint8_t>(row), write, known);
    for (const core::Field& field : schema[row].fields) {
      if (field.type == 0) continue;
      Argument& argument = argument_named(field.name, arguments);
      for (const std::string& id : known[field.type].ids) add_id(id, argument.ids);
      argument.is_list = argument.is_list || known[field.type].is_list;
    }
  }
}

std::vector<std::string> word_faults(const Sentences& sentences, const Vocabulary& vocabulary) {
  return Comparison(sentences, vocabulary).faults();
}

void compare_name(const Sentences& words, std::string_view family, const std::string& id,
                  const std::string& name, std::string_view file,
                  std::vector<std::string>& faults) {
  const std::string key = std::string(family) + "." + id;
  if (!words.has(key) || words.name(family, id) == name) return;
  faults.push_back(words.file_of(key) + ", " + key + ": " + std::string(file) + " calls it \"" +
                   name + "\"");
}

}  // namespace lang
