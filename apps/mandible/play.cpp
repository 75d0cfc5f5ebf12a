#include "mandible/play.h"

#include <istream>
#include <ostream>

#include "mandible/commands.h"
#include "mandible/game_file.h"
#include "mandible/play_session.h"

namespace mandible {

int run_play(const std::vector<std::string>& args, std::istream& in, std::ostream& out,
             std::ostream& err, const Terminal& terminal) {
  PlayOptions options;
  if (const auto status = read_play_options(args, terminal, out, err, options)) return *status;
  std::optional<Record> record;
  if (!options.load.empty()) {
    Result<Record> loaded = load_game_file(options.load);
    if (!loaded) {
      err << "mandible play: " << loaded.error() << "\n";
      return kWrongUsage;
    }
    record = std::move(*loaded);
  }
  if (args.empty() && !ask_play_options(options, in, out)) return kDone;
  if (!ask_level(options, in, out)) return kDone;

  PlaySession session(options, in, out);
  if (record) session.take_over(std::move(*record));
  session.run();
  return kDone;
}

}  // namespace mandible
