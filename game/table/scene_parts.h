#pragma once

#include "engine/render/frame/scene.h"
#include "game/table/ambience.h"
#include "game/table/motion/stage.h"
#include "game/table/piece_meshes.h"
#include "game/table/spotlight.h"

namespace table {

/// Where the actor stands and how large it is, seen from so far away.
glm::mat4 place_of(const Actor& actor, float clock, float camera_distance);

/// Appends every actor as it looks now; those the spotlight is on are lifted and lit.
void add_actors(engine::Scene& scene, const Stage& stage, const Spotlight& spotlight,
                PieceMeshes& meshes);

/// The dice tray: as far as it has been set down, and otherwise on the battleground, if the layout
/// has one.
void add_dice_tray(engine::Scene& scene, const Layout& layout, const Stage& stage,
                   engine::MeshId tray);

/// The light of the hour.
void set_light(engine::Scene& scene, const Ambience& ambience);

}  // namespace table
