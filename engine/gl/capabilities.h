#pragma once

namespace engine::gl {

/// True on Mesa's software rasterisers, where some effects cost more than they give.
bool is_software_rasteriser();
/// A call has gone wrong since this was asked last.
bool take_error();

}  // namespace engine::gl
