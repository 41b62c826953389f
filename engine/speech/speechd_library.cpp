#include "engine/speech/speechd_library.h"

#include <cstdlib>

#include <dlfcn.h>

namespace engine {
namespace {

constexpr const char* kFile = "libspeechd.so.2";

}  // namespace

template <class Function>
bool SpeechdLibrary::find(Function& function, const char* name) const {
  function = reinterpret_cast<Function>(dlsym(handle_, name));
  return function != nullptr;
}

base::Result<SpeechdLibrary> SpeechdLibrary::open() {
  void* const handle = dlopen(kFile, RTLD_NOW | RTLD_LOCAL);
  if (handle == nullptr) return base::Error{std::string(kFile) + " is not installed"};
  SpeechdLibrary library(handle);
  const bool is_whole =
      library.find(library.open_, "spd_open2") && library.find(library.close, "spd_close") &&
      library.find(library.say, "spd_say") && library.find(library.cancel, "spd_cancel") &&
      library.find(library.set_language, "spd_set_language");
  if (!is_whole) return base::Error{std::string(kFile) + " lacks a function"};
  return library;
}

base::Result<SPDConnection*> SpeechdLibrary::connect() const {
  constexpr int kStartDaemon = 1;
  char* reason = nullptr;
  SPDConnection* const connection =
      open_("amonhen", "table", nullptr, SPD_MODE_SINGLE, nullptr, kStartDaemon, &reason);
  if (connection != nullptr) return connection;
  const std::string words = reason == nullptr ? "speech-dispatcher does not answer" : reason;
  std::free(reason);
  return base::Error{words};
}

}  // namespace engine
