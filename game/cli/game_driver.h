#pragma once

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <set>
#include <utility>

#include "game/cli/arena/play_bout.h"
#include "game/cli/arena/playout.h"
#include "game/cli/audit.h"
#include "game/cli/driver.h"
#include "game/cli/learn.h"
#include "game/cli/milestones.h"
#include "game/cli/new_request.h"
#include "game/cli/picture_options.h"
#include "game/cli/puzzles/solve.h"
#include "game/cli/puzzles/weigh.h"
#include "game/cli/served_match_of.h"
#include "game/cli/trial_of.h"
#include "game/cli/uses.h"
#include "game/cli/wishes.h"
#include "game/lang/languages.h"
#include "game/lang/prose.h"
#include "game/lang/reason.h"
#include "game/lang/sentences.h"
#include "game/match/files.h"
#include "game/match/folders.h"
#include "game/match/gallery_list.h"
#include "game/match/load.h"
#include "game/match/prepared_file.h"
#include "game/match/scenario_fault.h"
#include "game/players/checked_seating.h"
#include "game/players/swings.h"

namespace cli {

/// A Driver for the game G. The players are what its seats may be given to beside "human".
template <core::Game G>
class GameDriver final : public Driver {
 public:
  explicit GameDriver(players::Roster<G> roster = {}, MoreFaults more_faults = nullptr)
      : roster_(std::move(roster)), more_faults_(more_faults) {}

  std::string_view id() const override { return G::kId; }

  std::string prepare(const std::string& data) override {
    base::Result<std::vector<core::DataFile>> files =
        match::read_data_files(data, G::kId, G::data_files());
    if (!files) return files.error();
    files_ = std::move(*files);
    data_ = data;
    const auto tables = match::make_tables<G>(files_, nlohmann::json::object());
    if (!tables) return data + "/" + std::string(G::kId) + ": " + tables.error();
    base::Result<lang::Sentences> sentences = lang::load_sentences(data, G::kId, language_);
    if (!sentences) return sentences.error();
    sentences_ = std::move(*sentences);
    return call_players();
  }

  void speak(const std::string& language) override { language_ = language; }

  base::Result<Opened> begin(const nlohmann::json& request) const override {
    base::Result<NewRequest> wish = read_wish(request);
    if (!wish) return base::Error{wish.error()};
    if (std::string fault = seat_named(*wish); !fault.empty()) return base::Error{fault};
    const auto tables = match::make_tables<G>(files_, wish->setup.options);
    if (!tables) return base::Error{"options: " + tables.error()};
    const auto seating =
        players::checked_seating<G>(*tables->rules, registry_, wish->seating, players::kHuman);
    if (!seating) return base::Error{seating.error()};
    wish->setup.seats = *seating;
    base::Result<match::Match<G>> match = match::Match<G>::begin(*tables, std::move(wish->setup));
    if (!match) return base::Error{match.error()};
    return Opened{serve(std::move(*match)), {}};
  }

  base::Result<Opened> load(std::string_view text, std::string_view name) const override {
    base::Result<match::Loaded<G>> loaded = match::load_save<G>(text, name, files_);
    if (!loaded) return base::Error{loaded.error()};
    Opened opened{.match = nullptr,
                  .notices = notices_of(*loaded, name),
                  .exact = loaded->exact,
                  .aside = loaded->edited    ? "edited"
                           : loaded->current ? ""
                                             : "old"};
    opened.match = serve(std::move(loaded->match));
    return opened;
  }

  match::ScenarioList scenarios() const override {
    match::ScenarioList list = match::read_scenarios(data_, G::kId);
    match::TablesByOptions<G> tables(files_);
    std::erase_if(list.scenarios, [&](const match::Scenario& scenario) {
      const std::string fault = match::scenario_fault<G>(tables, scenario);
      if (!fault.empty()) list.faults.push_back(fault);
      return !fault.empty();
    });
    for (match::Scenario& one : list.scenarios) {
      one.title = told("scenarios", one.id, "title", one.title);
      one.text = told("scenarios", one.id, "text", one.text);
    }
    return list;
  }

  Puzzle told(Puzzle puzzle) const override {
    puzzle.title = told("puzzles", puzzle.id, "title", puzzle.title);
    puzzle.text = told("puzzles", puzzle.id, "text", puzzle.text);
    return puzzle;
  }

  std::string check_scenario(std::string_view text, const std::string& path) const override {
    const base::Result<match::Scenario> scenario = match::parse_scenario(text, path);
    return scenario ? match::scenario_fault<G>(files_, *scenario) : scenario.error();
  }

  std::string check_puzzle(std::string_view text, const std::string& path) const override {
    match::TablesByOptions<G> tables(files_);
    return puzzle_fault(tables, text, path);
  }

  base::Result<Solution> solve_puzzle(const Puzzle& puzzle, std::string_view player,
                                      std::uint64_t seed) const override {
    const base::Result<players::Maker<G>> maker = players::maker_of<G>(registry_, player);
    if (!maker) return base::Error{maker.error() + "; there are " + machines()};
    const base::Result<Asked> asked = ask(puzzle);
    if (!asked) return base::Error{asked.error()};
    const auto thinker = (*maker)(players::player_seed(seed, puzzle.seat));
    return solve<G>(*asked->rules, asked->puzzle, *thinker);
  }

  base::Result<std::vector<Weighing>> weigh_puzzle(const Puzzle& puzzle, std::string_view player,
                                                   std::uint64_t games) const override {
    const base::Result<Asked> asked = ask(puzzle);
    if (!asked) return base::Error{asked.error()};
    const auto seating = players::checked_seating<G>(*asked->rules, registry_, {}, player);
    if (!seating) return base::Error{seating.error()};
    const auto seated = seat_players<G>(*asked->rules, registry_, *seating, 1);
    return weigh<G>(*asked->rules, asked->puzzle, seated, games);
  }

  std::string words_of(const Line& answers) const override {
    std::string words;
    for (const nlohmann::json& answer : answers) {
      words += (words.empty() ? "" : "; ") + sentence(sentences_, "action", answer);
    }
    return words;
  }

  std::vector<std::string> data_faults(const std::string& data) override {
    std::vector<std::string> faults;
    files_.clear();
    const std::string fault = prepare(data);
    if (!fault.empty()) faults.push_back(fault);
    if (match::make_tables<G>(files_, nlohmann::json::object())) {
      for (std::string& more : scenarios().faults) faults.push_back(std::move(more));
    }
    if (fault.empty()) {  // else nobody is there to be asked
      for (std::string& more : puzzle_faults()) faults.push_back(std::move(more));
      for (std::string& more : gallery_faults()) faults.push_back(std::move(more));
    }
    if (more_faults_ == nullptr) return faults;
    for (std::string& more : more_faults_(data)) {
      const bool is_known = std::find(faults.begin(), faults.end(), more) != faults.end();
      if (!is_known) faults.push_back(std::move(more));
    }
    return faults;
  }

  base::Result<PlayGame> series(const nlohmann::json& request, const players::Seating& named,
                                const SeriesRequest& wish) const override {
    base::Result<Table> table = make_table(request, named);
    if (!table) return base::Error{table.error()};
    return PlayGame(
        [this, table = *table, wish](std::uint64_t game) { return play_one(table, wish, game); });
  }

  base::Result<Contest> contest(const nlohmann::json& request,
                                std::span<const std::string> named) const override {
    for (const std::string& player : named) {
      if (player == players::kHuman) return base::Error{"an arena is played without \"human\""};
      const std::string fault = players::player_fault<G>(registry_, player);
      if (!fault.empty()) return base::Error{fault};
    }
    base::Result<Table> table = make_table(request, {});
    if (!table) return base::Error{table.error()};
    const core::Parties parties = core::parties_of<G>(*table->rules);
    const auto begins_action =
        roster_.school ? roster_.school(*table->rules).begins_action : nullptr;
    return Contest{
        parties.names, hash_,
        [this, table = *table, parties, begins_action](const Fixture& fixture) {
          const auto seated =
              seat_players<G>(*table.rules, registry_,
                              seating_of<G>(*table.rules, parties, fixture.players), fixture.seed);
          return play_bout<G>({*table.rules, table.start, parties, begins_action}, seated, fixture);
        }};
  }

  base::Result<BenchFigures> bench(const nlohmann::json& request, const players::Seating& named,
                                   const BenchRequest& wish,
                                   std::uint64_t (*allocations)()) const override {
    base::Result<Table> table = make_table(request, named);
    if (!table) return base::Error{table.error()};
    return run_bench<G>(*table->rules, registry_, table->seating, wish, allocations);
  }

  base::Result<Lesson> learn(const nlohmann::json& request, const players::Seating& named,
                             const LearnRequest& wish) const override {
    if (!roster_.school) return base::Error{"no player of this game learns"};
    base::Result<Table> table = make_table(request, named);
    if (!table) return base::Error{table.error()};
    const players::School<G> school = roster_.school(*table->rules);
    const auto games = games_of(*table, request, wish);
    if (!games) return base::Error{games.error()};
    const auto samples = in_one(make_all(games->size(), wish.threads, [&](std::size_t game) {
      return samples_of<G>(*table->rules, table->start, school, (*games)[game]);
    }));
    players::Weights weights(players::cell_count(school.features));
    const players::Fit fit = players::learn(samples, {.seed = wish.seed}, weights);
    return Lesson{players::weights_text(weights, school.features, kLearned), fit};
  }

  base::Result<Trial> trial(const nlohmann::json& request,
                            const TrialRequest& wish) const override {
    base::Result<Table> table = make_table(request, {});
    if (!table) return base::Error{table.error()};
    auto files = match::read_data_files(data_, G::kId, roster_.files);
    if (!files) return base::Error{files.error()};
    return trial_of<G>({.rules = table->rules,
                        .start = table->start,
                        .parties = core::parties_of<G>(*table->rules),
                        .roster = &roster_,
                        .registry = &registry_,
                        .files = files.take(),
                        .tried = 0,
                        .wish = wish});
  }

  base::Result<SaveReport> replay(std::string_view text, std::string_view name) const override {
    base::Result<match::Loaded<G>> loaded = match::load_save<G>(text, name, files_);
    if (!loaded) return base::Error{loaded.error()};
    SaveReport report{summary_of(loaded->match), notices_of(*loaded, name),
                      match::sentences_of(loaded->match.marks())};
    for (const auto& event : events_json<G>(loaded->match, 0, core::kAll, sentences_)) {
      report.log.push_back(event["text"]);
    }
    add_reasons(loaded->match, report.log);
    report.summary["goals"] = goals_json(loaded->match);
    report.summary["turningPoints"] = turning_points(loaded->match, report.log);
    return report;
  }

 private:
  /// What the data says, in the language that is spoken.
  std::string told(std::string_view file, std::string_view id, std::string_view field,
                   const std::string& english) const {
    std::string words = lang::prose(sentences_, file, id, field);
    return words.empty() ? english : words;
  }

  /// Everybody who could solve a puzzle.
  std::string machines() const {
    std::string names;
    for (const auto& [name, entry] : registry_) names += (names.empty() ? "" : ", ") + name;
    return names;
  }

  static constexpr std::string_view kLearned =
      "Learned from finished games: amonhen-cli learn. The sum of a position's weights is the "
      "logarithm of its odds.";

  /// What all games of a series share.
  struct Table {
    std::shared_ptr<const typename G::Rules> rules;
    typename G::State start;
    players::Seating seating;
  };

  std::unique_ptr<ServedMatch> serve(match::Match<G> match) const {
    return std::make_unique<ServedMatchOf<G>>(std::move(match), sentences_, registry_);
  }

  /// The games to learn from: those that were kept, or new ones.
  base::Result<std::vector<GameRecord>> games_of(const Table& table, const nlohmann::json& request,
                                                 const LearnRequest& wish) const {
    const nlohmann::json head{{"game", G::kId}, {"rules", G::kRulesVersion}, {"of", request}};
    std::vector<GameRecord> games;
    for (const std::string& path : wish.from) {
      auto kept = read_records(path, head);
      if (!kept) return base::Error{kept.error()};
      std::move(kept->begin(), kept->end(), std::back_inserter(games));
    }
    if (!wish.from.empty()) return games;
    games = make_all(wish.games, wish.threads, [&](std::size_t game) {
      const std::uint64_t seed = wish.seed + game;
      const auto seated = seat_players<G>(*table.rules, registry_, table.seating, seed);
      return play_record<G>(*table.rules, table.start, seated, seed, wish.noise);
    });
    if (wish.keep.empty()) return games;
    const std::string fault = write_records(wish.keep, head, games);
    if (!fault.empty()) return base::Error{fault};
    return games;
  }

  std::string call_players() {
    const auto files = match::read_data_files(data_, G::kId, roster_.files);
    if (!files) return files.error();
    base::Result<players::Registry<G>> registry = roster_.make(*files);
    if (!registry) return data_ + "/" + std::string(G::kId) + "/" + registry.error();
    registry_ = registry.take();
    auto forecaster = players::forecaster_of(roster_, *files);
    if (!forecaster) return data_ + "/" + std::string(G::kId) + "/" + forecaster.error();
    forecaster_ = forecaster.take();
    hash_ = match::hash_of(files_) + match::hash_of(*files);
    return {};
  }

  struct Asked {
    std::shared_ptr<const typename G::Rules> rules;
    AskedPuzzle<G> puzzle;
  };

  base::Result<Asked> ask(const Puzzle& puzzle) const {
    match::TablesByOptions<G> tables(files_);
    return ask(tables, puzzle);
  }

  base::Result<Asked> ask(match::TablesByOptions<G>& tables, const Puzzle& puzzle) const {
    const auto table =
        make_table(tables, {{"options", puzzle.options}, {"position", puzzle.position}}, {});
    if (!table) return base::Error{puzzle.path + ": " + table.error()};
    auto asked = ask_puzzle<G>(*table->rules, puzzle, table->start);
    if (!asked) return base::Error{asked.error()};
    return Asked{table->rules, asked.take()};
  }

  std::string puzzle_fault(match::TablesByOptions<G>& tables, std::string_view text,
                           const std::string& path) const {
    const base::Result<Puzzle> puzzle = parse_puzzle(text, path);
    if (!puzzle) return puzzle.error();
    const base::Result<Asked> asked = ask(tables, *puzzle);
    return asked ? std::string() : asked.error();
  }

  std::vector<std::string> puzzle_faults() const {
    match::TablesByOptions<G> tables(files_);
    std::vector<std::string> faults;
    for (const auto& path : match::prepared_files(puzzle_folder(data_, G::kId))) {
      const base::Result<std::string> text = match::read_file(path.string());
      std::string fault = text ? puzzle_fault(tables, *text, path.string()) : text.error();
      if (!fault.empty()) faults.push_back(std::move(fault));
    }
    return faults;
  }

  /// The list of the gallery, and the positions beside it, whether it shows them or not.
  std::vector<std::string> gallery_faults() const {
    const std::filesystem::path folder = match::gallery_folder(data_, G::kId);
    std::vector<std::string> faults;
    for (const auto& path : match::prepared_files(folder)) {
      if (path.filename() == match::kGalleryList) continue;
      const base::Result<std::string> text = match::read_file(path.string());
      std::string fault = text ? position_fault(*text, path.string()) : text.error();
      if (!fault.empty()) faults.push_back(std::move(fault));
    }
    std::error_code ignored;
    if (!std::filesystem::exists(folder, ignored)) return faults;  // a game without pictures
    const std::string list = (folder / match::kGalleryList).string();
    const base::Result<std::string> text = match::read_file(list);
    const auto entries = text ? match::parse_gallery_list(*text, list) : base::Error{text.error()};
    if (!entries) faults.push_back(entries.error());
    if (!entries) return faults;
    match::TablesByOptions<G> tables(files_);
    std::set<std::string> names;
    for (const match::GalleryEntry& entry : *entries) {
      std::string fault = picture_fault(tables, entry, folder);
      if (!names.insert(entry.name).second) fault = "another picture is called so, too";
      if (!fault.empty())
        faults.push_back(
            std::string(list).append(", ").append(entry.name).append(": ").append(fault));
    }
    return faults;
  }

  /// Why a picture of the gallery could not be drawn, or nothing.
  std::string picture_fault(match::TablesByOptions<G>& tables, const match::GalleryEntry& entry,
                            const std::filesystem::path& folder) const {
    const std::string file = entry.file();
    const bool is_there = file.empty() || std::filesystem::is_regular_file(folder / file);
    if (!is_there) return "there is no file " + base::quoted(file);
    const auto arguments = parse_picture(entry.words(folder));
    if (!arguments) return arguments.error();
    const auto drawing = read_picture_options(*arguments);
    if (!drawing) return drawing.error();
    const std::string region = arguments->text("--look", "");
    const bool is_seen = region.empty() || sentences_.has("region." + region) ||
                         sentences_.has("territory." + region);
    if (!is_seen) return "--look: there is no region " + base::quoted(region);
    auto wishes = read_wishes(*arguments);
    if (!wishes) return wishes.error();
    for (auto& [seat, player] : wishes->seating) {
      if (player == players::kHuman) player = players::kRandom;  // who looks on
    }
    if (arguments->has("--players")) {
      const auto players = arguments->number("--players", 2, 2, 4);
      if (!players) return players.error();
      wishes->request["options"]["players"] = *players;
    }
    const auto table = make_table(tables, wishes->request, wishes->seating);
    return table ? "" : table.error();
  }

  /// A position, or a request `new` with one.
  std::string position_fault(std::string_view text, const std::string& path) const {
    const base::Result<nlohmann::json> json = base::parse_json(text);
    if (!json) return path + ": " + json.error();
    const bool is_request = json->is_object() && json->contains("position");
    const auto begun = begin(is_request ? *json : nlohmann::json{{"position", *json}});
    return begun ? std::string() : path + ": " + begun.error();
  }

  /// The request with what its scenario adds.
  base::Result<NewRequest> read_wish(const nlohmann::json& request) const {
    base::Result<NewRequest> wish = read_new_request(request);
    if (!wish || wish->scenario.empty()) return wish;
    const auto scenario = match::read_scenario(data_, G::kId, wish->scenario);
    if (!scenario) return base::Error{scenario.error()};
    std::string fault = match::take_scenario(*scenario, wish->setup);
    if (!fault.empty()) return base::Error{std::move(fault)};
    return wish;
  }

  /// A game in which only the named seats play says what that means for its options. Returns why
  /// it cannot begin, or nothing.
  static std::string seat_named(NewRequest& wish) {
    if constexpr (requires { G::name_seats(wish.setup.options, wish.seat_order, nullptr); }) {
      const auto& position = wish.setup.position;
      return G::name_seats(wish.setup.options, wish.seat_order, position ? &*position : nullptr);
    }
    return {};
  }

  base::Result<Table> make_table(const nlohmann::json& request,
                                 const players::Seating& named) const {
    match::TablesByOptions<G> tables(files_);
    return make_table(tables, request, named);
  }

  base::Result<Table> make_table(match::TablesByOptions<G>& tables_by_options,
                                 const nlohmann::json& request,
                                 const players::Seating& named) const {
    base::Result<NewRequest> wish = read_wish(request);
    if (!wish) return base::Error{wish.error()};
    count_players(wish->setup.options, named);
    if (std::string fault = seat_named(*wish); !fault.empty()) return base::Error{fault};
    const auto& tables = tables_by_options.with(wish->setup.options);
    if (!tables) return base::Error{tables.error()};
    const auto seating =
        players::checked_seating<G>(*tables->rules, registry_, named, players::kRandom);
    if (!seating) return base::Error{seating.error()};
    for (const auto& [seat, player] : *seating) {
      if (player == players::kHuman) return base::Error{"a series is played without \"human\""};
    }
    const auto first = match::Match<G>::begin(*tables, wish->setup);
    if (!first) return base::Error{first.error()};
    return Table{tables->rules, first->state(), *seating};
  }

  PlayedGame play_one(const Table& table, const SeriesRequest& wish, std::uint64_t game) const {
    using Clock = std::chrono::steady_clock;
    const auto begin = Clock::now();
    const std::uint64_t seed = wish.seed + game;
    typename G::State state = table.start;
    match::Luck luck(seed);
    Audit<G> audit;
    Milestones<G> milestones;
    Uses<G> uses(*table.rules);
    core::EventSink events;
    const auto watch = [&](const core::Decision& pending) {
      milestones.note(state);
      if (!wish.audit) return;
      uses.note(events);
      events.clear();
      audit.note(*table.rules, state, pending);
    };
    const auto seated = seat_players<G>(*table.rules, registry_, table.seating, seed);
    const Tally tally =
        play_out<G>(*table.rules, state, luck, seated, watch, wish.audit ? &events : nullptr);
    uses.note(events);
    PlayedGame played{.seed = seed,
                      .winner = "nobody",
                      .victory = "unfinished",
                      .turns = G::turn(state),
                      .decisions = tally.counted,
                      .hash = {},
                      .seconds = std::chrono::duration<double>(Clock::now() - begin).count(),
                      .fault = audit.fault(),
                      .longest_turn = audit.longest_turn(),
                      .questions = audit.questions(),
                      .milestones = milestones.turns(),
                      .uses = {}};
    if (wish.audit) played.uses = uses.times();
    if (wish.audit && !tally.ended && played.fault.empty()) played.fault = "it does not end";
    if (const auto outcome = G::outcome(*table.rules, state)) {
      played.winner = outcome->winner;
      played.victory = outcome->victory;
    }
    if (wish.hashes) played.hash = base::canonical_hash(G::state_json(*table.rules, state));
    return played;
  }

  /// What loading has to tell, and who is missing.
  std::vector<std::string> notices_of(const match::Loaded<G>& loaded, std::string_view name) const {
    std::vector<std::string> notices = loaded.notices;
    for (std::string& lack :
         players::missing_players<G>(registry_, loaded.match.setup().seats, name)) {
      notices.push_back(std::move(lack));
    }
    return notices;
  }

  static nlohmann::json summary_of(const match::Match<G>& match) {
    const auto outcome = G::outcome(match.rules(), match.state());
    return {{"game", G::kId},
            {"marks", names_of(match.marks())},
            {"seed", match.setup().seed},
            {"seats", match.setup().seats},
            {"options", G::options_json(match.rules())},
            {"winner", outcome ? std::string(outcome->winner) : "nobody"},
            {"victory", outcome ? std::string(outcome->victory) : "unfinished"},
            {"turns", G::turn(match.state())},
            {"steps", match.journal().steps().size()},
            {"hash", base::canonical_hash(G::state_json(match.rules(), match.state()))}};
  }

  /// How the goals of its scenario stand.
  static nlohmann::json goals_json(const match::Match<G>& match) {
    constexpr std::array<std::string_view, 3> kNames{"open", "reached", "missed"};
    const match::GoalWatch<G> watch(match);
    nlohmann::json goals = nlohmann::json::array();
    for (std::size_t i = 0; i < watch.standings().size(); ++i) {
      const match::Goal& goal = match.setup().goals[i];
      const auto state = static_cast<std::size_t>(watch.standings()[i].state);
      goals.push_back({{"id", goal.id}, {"party", goal.party}, {"state", kNames[state]}});
    }
    return goals;
  }

  /// Behind the first sentence that follows each decision; `log` tells of the marks of a match and
  /// then of its events.
  void add_reasons(const match::Match<G>& match, std::vector<std::string>& log) const {
    std::size_t line = log.size() - match.events().size();
    const std::size_t marks = line;
    match::NoteTeller reasons;
    for (const match::JournalStep& step : match.journal().steps()) {
      reasons.decided(step.seat, step.why);
      const std::size_t next = marks + step.events;
      if (line < next) {
        if (const match::SharedNote why = reasons.untold()) {
          log[line] = lang::with_reason(
              std::move(log[line]),
              lang::reason_words(sentences_, why->topic, match::facts_json(*why)));
        }
        reasons.told();
      }
      line = next;
    }
  }

  /// Where the expected result of a finished match swung most; `log` tells of its marks and then
  /// of its events.
  nlohmann::json turning_points(const match::Match<G>& match,
                                std::span<const std::string> log) const {
    nlohmann::json points = nlohmann::json::array();
    if (!forecaster_ || !match.pending().is_over()) return points;
    const core::Parties parties = core::parties_of<G>(match.rules());
    const std::size_t marks = log.size() - match.events().size();
    for (const players::Swing& swing :
         players::largest_swings(match, forecaster_(match.rules()), players::kToldSwings)) {
      const bool is_told = swing.first_event < swing.end_event;
      points.push_back({{"step", swing.step},
                        {"turn", swing.turn},
                        {"text", is_told ? log[marks + swing.first_event] : ""},
                        {"party", parties.names[swing.contestant]},
                        {"before", swing.before},
                        {"after", swing.after}});
    }
    return points;
  }

  players::Roster<G> roster_;
  players::Registry<G> registry_;
  players::Forecaster<G> forecaster_;
  MoreFaults more_faults_;
  std::string data_;
  std::vector<core::DataFile> files_;
  std::string hash_;  ///< of all that rules and players are made of
  std::string language_{lang::kEnglish};
  lang::Sentences sentences_;  ///< of this game; the matches that it began keep pointing here
};

}  // namespace cli
