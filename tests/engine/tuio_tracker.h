#pragma once

#include <cstdint>
#include <string>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

namespace engine {

/// A tracker on this computer.
class TuioTracker {
 public:
  explicit TuioTracker(std::uint16_t port) : socket_(socket(AF_INET, SOCK_DGRAM, 0)) {
    address_.sin_family = AF_INET;
    address_.sin_port = htons(port);
    address_.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  }
  TuioTracker(const TuioTracker&) = delete;
  TuioTracker& operator=(const TuioTracker&) = delete;
  TuioTracker(TuioTracker&&) = delete;
  TuioTracker& operator=(TuioTracker&&) = delete;
  ~TuioTracker() { close(socket_); }

  void send(const std::string& packet) {
    sendto(socket_, packet.data(), packet.size(), 0, reinterpret_cast<sockaddr*>(&address_),
           sizeof address_);
  }

 private:
  int socket_;
  sockaddr_in address_{};
};

}  // namespace engine
