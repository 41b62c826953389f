#pragma once

#include <memory>
#include <string>

#include <libspeechd.h>

#include "base/result.h"

namespace engine {

/// The functions of libspeechd, which the program starts without: it is looked for when somebody
/// wants to hear something.
class SpeechdLibrary {
 public:
  /// An Error says that it is not there, or not as we know it.
  static base::Result<SpeechdLibrary> open();

  /// Connects to the daemon, which is started if it does not run. An Error says why it cannot.
  base::Result<SPDConnection*> connect() const;

  decltype(&spd_close) close = nullptr;
  decltype(&spd_say) say = nullptr;
  decltype(&spd_cancel) cancel = nullptr;
  decltype(&spd_set_language) set_language = nullptr;

 private:
  /// The library stays in memory: threads of its own may still run in it.
  explicit SpeechdLibrary(void* handle) : handle_(handle) {}
  template <class Function>
  bool find(Function& function, const char* name) const;

  void* handle_ = nullptr;
  decltype(&spd_open2) open_ = nullptr;
};

}  // namespace engine
