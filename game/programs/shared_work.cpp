#include "game/programs/shared_work.h"

#include <iostream>

#ifdef AMONHEN_MPI
#include <cstdlib>

#include <mpi.h>
#endif

namespace cli {

#ifdef AMONHEN_MPI
namespace {

class MpiRanks final : public laboratory::Ranks {
 public:
  MpiRanks() {
    MPI_Comm_rank(MPI_COMM_WORLD, &rank_);
    MPI_Comm_size(MPI_COMM_WORLD, &size_);
  }

  int rank() const override { return rank_; }
  int size() const override { return size_; }

  std::string told(const std::string& by_first) override {
    auto length = static_cast<int>(by_first.size());
    MPI_Bcast(&length, 1, MPI_INT, 0, MPI_COMM_WORLD);
    std::string text = by_first;
    text.resize(static_cast<std::size_t>(length));
    MPI_Bcast(text.data(), length, MPI_CHAR, 0, MPI_COMM_WORLD);
    return text;
  }

  void send(const std::string& line) override {
    MPI_Send(line.data(), static_cast<int>(line.size()), MPI_CHAR, 0, kTag, MPI_COMM_WORLD);
  }

  std::optional<std::string> receive() override {
    int is_there = 0;
    MPI_Status status;
    MPI_Iprobe(MPI_ANY_SOURCE, kTag, MPI_COMM_WORLD, &is_there, &status);
    if (is_there == 0) return std::nullopt;
    int length = 0;
    MPI_Get_count(&status, MPI_CHAR, &length);
    std::string line(static_cast<std::size_t>(length), ' ');
    MPI_Recv(line.data(), length, MPI_CHAR, status.MPI_SOURCE, kTag, MPI_COMM_WORLD,
             MPI_STATUS_IGNORE);
    return line;
  }

  void give_up() override { MPI_Abort(MPI_COMM_WORLD, EXIT_FAILURE); }

 private:
  static constexpr int kTag = 1;
  int rank_ = 0;
  int size_ = 1;
};

bool is_started_by_mpirun() {
  return std::getenv("OMPI_COMM_WORLD_SIZE") != nullptr || std::getenv("PMIX_RANK") != nullptr;
}

}  // namespace

int run_shared(const SharedCommand& command, int count, char** words) {
  if (!is_started_by_mpirun()) return command(nullptr, std::cout, std::cerr);
  int provided = 0;
  MPI_Init_thread(&count, &words, MPI_THREAD_FUNNELED, &provided);
  int status = 0;
  {
    MpiRanks ranks;
    std::ostream nobody(nullptr);
    const bool is_heard = ranks.rank() == 0;
    status = command(&ranks, is_heard ? std::cout : nobody, is_heard ? std::cerr : nobody);
  }
  MPI_Finalize();
  return status;
}

#else

int run_shared(const SharedCommand& command, int, char**) {
  return command(nullptr, std::cout, std::cerr);
}

#endif

}  // namespace cli
