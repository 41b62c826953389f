#pragma once

#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <span>
#include <string>
#include <utility>

#include "base/hash.h"
#include "rules/core/game.h"

namespace match {

/// The rules of one game as they are used, and the hash of the data files they came from: a save
/// made with other data may not replay.
template <core::Game G>
struct Tables {
  std::shared_ptr<const typename G::Rules> rules;
  std::string data_hash;
};

inline std::string hash_of(std::span<const core::DataFile> files) {
  std::uint64_t hash = base::fnv1a("");
  for (const core::DataFile& file : files)
    hash = base::fnv1a(file.text, base::fnv1a(file.name, hash));
  return base::hash_text(hash);
}

/// The Error of make_rules where a data file or an option is wrong.
template <core::Game G>
base::Result<Tables<G>> make_tables(std::span<const core::DataFile> files,
                                    const nlohmann::json& options) {
  base::Result<typename G::Rules> rules = G::make_rules(files, options);
  if (!rules) return rules.failure();
  return Tables<G>{std::make_shared<const typename G::Rules>(std::move(*rules)), hash_of(files)};
}

/// The tables of the same files, made once for the same options. It looks at the files, and keeps
/// none.
template <core::Game G>
class TablesByOptions {
 public:
  explicit TablesByOptions(std::span<const core::DataFile> files) : files_(files) {}

  const base::Result<Tables<G>>& with(const nlohmann::json& options) {
    const std::string key = options.dump();
    auto made = made_.find(key);
    if (made == made_.end()) made = made_.emplace(key, make_tables<G>(files_, options)).first;
    return made->second;
  }

 private:
  std::span<const core::DataFile> files_;
  std::map<std::string, base::Result<Tables<G>>> made_;
};

}  // namespace match
