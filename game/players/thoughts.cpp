#include "game/players/thoughts.h"

#include <memory>
#include <string>
#include <utility>

namespace players {

match::SharedNote note_of(const Thoughts& thoughts) {
  if (!thoughts.reason) return nullptr;
  match::Note note{std::string(thoughts.reason->topic)};
  for (const Fact& fact : thoughts.reason->facts) note.facts.emplace(fact.name, fact.number);
  return std::make_shared<const match::Note>(std::move(note));
}

}  // namespace players
