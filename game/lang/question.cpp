#include "game/lang/question.h"

#include <algorithm>
#include <utility>

namespace lang {
namespace {

/// "<key>.<answer>+<answer>"
std::string key_for_offered(std::string key, std::vector<std::string> offered) {
  std::sort(offered.begin(), offered.end());
  key += ".";
  for (const std::string& name : offered) key += (name == offered.front() ? "" : "+") + name;
  return key;
}

}  // namespace

std::string question_key(const Sentences& sentences, std::string_view kind,
                         std::vector<std::string> offered, std::string_view form) {
  const std::string plain = "decision." + std::string(kind);
  std::string formed = plain + "." + std::string(form);
  if (!form.empty() && sentences.has(formed)) return formed;
  const std::string better = key_for_offered(plain, std::move(offered));
  return sentences.has(better) ? better : plain;
}

std::string option_key(const Sentences& sentences, std::string_view kind, std::string_view action) {
  const std::string plain = "action." + std::string(action);
  const std::string here = plain + "." + std::string(kind);
  return sentences.has(here) ? here : plain;
}

std::string option_key_beside(const Sentences& sentences, const std::string& key,
                              std::vector<std::string> offered) {
  const std::string beside = key_for_offered(key, std::move(offered));
  return sentences.has(beside) ? beside : key;
}

}  // namespace lang
