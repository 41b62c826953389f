#include "engine/platform/pointers/tuio_source.h"

#include <array>
#include <cerrno>
#include <cstring>
#include <deque>
#include <mutex>
#include <string>
#include <thread>
#include <utility>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <unistd.h>

#include "engine/platform/pointers/tuio_cursors.h"

namespace engine {
namespace {

/// That nobody took yet. TUIO may lose packets: the next one says again who is alive.
constexpr std::size_t kMostWaiting = 512;

class File {
 public:
  explicit File(int number) : number_(number) {}
  File(const File&) = delete;
  File& operator=(const File&) = delete;
  File(File&&) = delete;
  File& operator=(File&&) = delete;
  ~File() {
    if (number_ >= 0) close(number_);
  }
  int number() const { return number_; }

 private:
  int number_;
};

struct Packet {
  std::vector<char> bytes;
  double seconds = 0;
};

sockaddr_in on_this_computer(std::uint16_t port) {
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  return address;
}

bool bind_to(int socket, std::uint16_t port) {
  const sockaddr_in address = on_this_computer(port);
  return bind(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
}

std::uint16_t port_of(int socket) {
  sockaddr_in address{};
  socklen_t size = sizeof address;
  getsockname(socket, reinterpret_cast<sockaddr*>(&address), &size);
  return ntohs(address.sin_port);
}

}  // namespace

struct TuioSource::Parts {
  explicit Parts(TuioSettings given) : settings(std::move(given)) {}
  Parts(const Parts&) = delete;
  Parts& operator=(const Parts&) = delete;
  Parts(Parts&&) = delete;
  Parts& operator=(Parts&&) = delete;
  ~Parts() {
    if (!listener.joinable()) return;
    eventfd_write(stop.number(), 1);
    listener.join();
  }

  void listen();
  void receive();

  TuioSettings settings;
  File socket{::socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0)};
  File stop{eventfd(0, EFD_CLOEXEC)};
  std::mutex mutex;
  std::deque<Packet> waiting;  ///< behind the mutex
  TuioCursors cursors;
  std::thread listener;
};

void TuioSource::Parts::listen() {
  std::array<pollfd, 2> watched{{{socket.number(), POLLIN, 0}, {stop.number(), POLLIN, 0}}};
  while (true) {
    if (poll(watched.data(), watched.size(), -1) < 0 && errno != EINTR) return;
    if (watched[1].revents != 0) return;
    if (watched[0].revents != 0) receive();
  }
}

void TuioSource::Parts::receive() {
  std::array<char, kMostTuioBytes + 1> bytes;  // one more tells a packet that is too long
  const ssize_t size = recv(socket.number(), bytes.data(), bytes.size(), 0);
  if (size <= 0 || static_cast<std::size_t>(size) > kMostTuioBytes) return;
  bool is_first = false;
  {
    const std::lock_guard lock(mutex);
    is_first = waiting.empty();
    if (waiting.size() >= kMostWaiting) waiting.pop_front();
    waiting.push_back({{bytes.data(), bytes.data() + size}, settings.clock()});
  }
  if (is_first) settings.wake();
}

TuioSource::TuioSource(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
TuioSource::TuioSource(TuioSource&&) noexcept = default;
TuioSource& TuioSource::operator=(TuioSource&&) noexcept = default;
TuioSource::~TuioSource() = default;

base::Result<TuioSource> TuioSource::open(TuioSettings settings) {
  const std::uint16_t port = settings.port;
  auto parts = std::make_unique<Parts>(std::move(settings));
  const bool can_listen = parts->socket.number() >= 0 && parts->stop.number() >= 0;
  if (!can_listen || !bind_to(parts->socket.number(), port)) {
    return base::Error{"Nothing can be heard on UDP port " + std::to_string(port) + ": " +
                       std::strerror(errno) + "."};
  }
  parts->listener = std::thread([listening = parts.get()] { listening->listen(); });
  return TuioSource(std::move(parts));
}

std::uint16_t TuioSource::port() const { return port_of(parts_->socket.number()); }

std::vector<ContactEvent> TuioSource::take(double seconds) {
  std::deque<Packet> packets;
  {
    const std::lock_guard lock(parts_->mutex);
    packets.swap(parts_->waiting);
  }
  std::vector<ContactEvent> events;
  const auto add = [&](const std::vector<ContactEvent>& more) {
    events.insert(events.end(), more.begin(), more.end());
  };
  for (const Packet& packet : packets) {
    const auto frame = read_tuio_packet(packet.bytes);
    if (frame) add(parts_->cursors.take(*frame, packet.seconds));
  }
  add(parts_->cursors.advance(seconds));
  return events;
}

}  // namespace engine
