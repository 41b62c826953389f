#include "game/lang/question.h"

#include <algorithm>

namespace lang {

std::string question_key(const Sentences& sentences, std::string_view kind,
                         std::vector<std::string> offered, std::string_view form) {
  const std::string plain = "decision." + std::string(kind);
  const std::string formed = plain + "." + std::string(form);
  if (!form.empty() && sentences.has(formed)) return formed;
  std::sort(offered.begin(), offered.end());
  std::string better = plain + ".";
  for (const std::string& name : offered) better += (name == offered.front() ? "" : "+") + name;
  return sentences.has(better) ? better : plain;
}

std::string option_key(const Sentences& sentences, std::string_view kind, std::string_view action) {
  const std::string plain = "action." + std::string(action);
  const std::string here = plain + "." + std::string(kind);
  return sentences.has(here) ? here : plain;
}

}  // namespace lang
