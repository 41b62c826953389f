#pragma once

#include "engine/geometry/mesh.h"

// The makers behind `place_mesh` for the places that everybody knows.
namespace table {

using PlaceMaker = engine::Mesh (*)();

engine::Mesh minas_tirith();
engine::Mesh dol_amroth();
engine::Mesh pelargir();
engine::Mesh osgiliath();

engine::Mesh edoras();
engine::Mesh helms_deep();
engine::Mesh fords_of_isen();

engine::Mesh rivendell();
engine::Mesh lorien();
engine::Mesh woodland_realm();
engine::Mesh grey_havens();

engine::Mesh erebor();
engine::Mesh dale();
engine::Mesh the_shire();

engine::Mesh orthanc();
engine::Mesh moria();
engine::Mesh mount_gundabad();
engine::Mesh dol_guldur();
engine::Mesh angmar();

engine::Mesh barad_dur();
engine::Mesh minas_morgul();
engine::Mesh morannon();

engine::Mesh umbar();
engine::Mesh far_harad();

}  // namespace table
