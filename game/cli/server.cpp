#include "game/cli/server.h"

#include <algorithm>
#include <array>
#include <exception>
#include <nlohmann/json.hpp>
#include <utility>

#include "base/json_reader.h"
#include "base/json_text.h"
#include "game/cli/served/answers.h"
#include "game/match/saves/save_file.h"
#include "game/set_up/new_request.h"

namespace cli {
namespace {

using nlohmann::json;

/// What errors call a save that came inside a request.
constexpr std::string_view kInlineSave = "save";

struct Operation {
  std::string_view name;
  std::array<std::string_view, 6> fields{};
};

/// What a request may say. A misspelt field is an error, not a default.
constexpr std::array kOperations{
    Operation{"new", {"game", "players", "options", "position", "scenario", "seed"}},
    Operation{"load", {"save"}},
    Operation{"quit"},
    Operation{"decision", {"seat"}},
    Operation{"apply", {"number", "id", "action"}},
    Operation{"roll", {"count"}},
    Operation{"play", {"count"}},
    Operation{"suggest", {"seat", "player"}},
    Operation{"state", {"viewer"}},
    Operation{"events", {"since", "viewer"}},
    Operation{"why-not", {"intent", "seat"}},
    Operation{"undo", {"to", "practice"}},
    Operation{"save"},
};

/// Only those that the operation has.
base::Result<void> check_fields(std::string_view op, const json& request) {
  const auto row = std::find_if(kOperations.begin(), kOperations.end(),
                                [op](const Operation& known) { return known.name == op; });
  if (row == kOperations.end()) return {};
  for (const auto& [field, value] : request.items()) {
    const bool known =
        std::find(row->fields.begin(), row->fields.end(), field) != row->fields.end();
    if (field != "op" && !known) {
      return base::Error{base::quoted(op) + " has no field " + base::quoted(field)};
    }
  }
  return {};
}

base::Result<std::string> game_of(std::string_view text, std::string_view name) {
  const base::Result<match::SaveFile> file = match::read_save(text, name);
  if (!file) return file.failure();
  return file->game;
}

base::Result<Opened> open_save(const Games& games, std::string_view text, std::string_view name) {
  const base::Result<std::string> game = game_of(text, name);
  if (!game) return game.failure();
  const Driver* driver = find_game(games, *game);
  if (driver == nullptr)
    return match::save_error(name, 1, "there is no game " + base::quoted(*game));
  return driver->load(text, name);
}

/// The seats of `players` in the order in which the line names them; some games seat them so.
json with_seat_order(json request, std::string_view line) {
  const auto players = request.find("players");
  if (players == request.end() || !players->is_object()) return request;
  const auto ordered = base::parse_ordered_json(line);
  if (!ordered) return request;
  json order = json::array();
  for (const auto& [seat, player] : (*ordered)["players"].items()) order.push_back(seat);
  request[set_up::kSeatOrder] = std::move(order);
  return request;
}

}  // namespace

base::Result<void> Server::use_autosave(const std::string& path) {
  base::Result<match::LockedFile> file = match::LockedFile::claim(path);
  if (!file) return base::Error{"--autosave: " + file.error()};
  autosave_ = std::make_shared<match::LockedFile>(std::move(*file));
  const base::Result<std::string> text = autosave_->text();
  if (!text) return text.failure();
  if (!text->empty()) resume(*text);
  return {};
}

void Server::resume(const std::string& text) {
  base::Result<Opened> opened = open_save(games_, text, autosave_->path());
  if (!opened) {
    autosave_is_damaged_ = true;
    notices_.push_back(opened.error());
    return;
  }
  notices_.insert(notices_.end(), opened->notices.begin(), opened->notices.end());
  base::Result<void> done;
  if (!opened->aside.empty()) done = keep_aside(opened->aside);
  const auto begin = opened->exact ? ServedMatch::Begin::kGoOn : ServedMatch::Begin::kNewFile;
  if (done) done = opened->match->start_autosave(autosave_, begin);
  if (done) {
    serve(std::move(opened->match));
  } else {
    notices_.push_back(done.error());
  }
}

base::Result<void> Server::keep_aside(const std::string& reason) {
  const base::Result<std::string> aside = autosave_->put_aside(reason);
  if (!aside) return aside.failure();
  notices_.push_back("The file " + autosave_->path() + " is kept as " + *aside + ".");
  return {};
}

std::string Server::answer(std::string_view line) {
  json answer;
  try {
    const base::Result<json> request = base::parse_json_line(line);
    answer =
        request ? handle(*request, line) : refuse("bad-json", "the request: " + request.error());
  } catch (const std::exception& error) {
    answer = refuse("internal", std::string("this should not have happened: ") + error.what());
  }
  for (std::string& notice : std::exchange(notices_, {})) {
    answer["notices"].push_back(std::move(notice));
  }
  return base::canonical_text(answer);
}

std::string Server::answer_too_long() {
  return base::canonical_text(refuse("too-long", "a request has at most 4 MB"));
}

json Server::handle(const json& request, std::string_view line) {
  if (!request.is_object() || !request.contains("op") || !request["op"].is_string()) {
    return refuse("bad-request", "a request is an object with an \"op\"");
  }
  const std::string op = request["op"];
  if (const base::Result<void> known = check_fields(op, request); !known) {
    return refuse("bad-request", known.error());
  }
  if (op == "new") return begin(with_seat_order(request, line));
  if (op == "load") return load(request);
  if (op == "quit") {
    has_quit_ = true;
    return {{"ok", true}};
  }
  if (match_ == nullptr) return refuse("no-game", "begin one with \"new\" or \"load\"");
  return match_->answer(op, request);
}

void Server::serve(std::unique_ptr<ServedMatch> match) {
  match_ = std::move(match);
  match_->set_patience(patience_);
}

json Server::begin(const json& request) {
  const json name = request.value("game", json(games_.front()->id()));
  const Driver* driver = name.is_string() ? find_game(games_, name.get<std::string>()) : nullptr;
  if (driver == nullptr) {
    return refuse("unknown-game", "there is no such game; there are " + names_of(games_));
  }
  return take(driver->begin(request), "bad-setup");
}

json Server::load(const json& request) {
  const json text = request.value("save", json());
  if (!text.is_string()) return refuse("bad-request", "\"save\" is not a text");
  return take(open_save(games_, text.get_ref<const std::string&>(), kInlineSave), "bad-save");
}

json Server::take(base::Result<Opened> opened, std::string_view code) {
  if (!opened) return refuse(code, opened.error());
  base::Result<void> done;
  if (autosave_ != nullptr) {
    if (autosave_is_damaged_) done = keep_aside("damaged");
    if (done) {
      autosave_is_damaged_ = false;
      done = opened->match->start_autosave(autosave_, ServedMatch::Begin::kNewFile);
    }
  }
  if (!done) return refuse("autosave-failed", done.error());
  serve(std::move(opened->match));
  notices_.insert(notices_.end(), opened->notices.begin(), opened->notices.end());
  return match_->answer("decision", {{"op", "decision"}});
}

}  // namespace cli
