// SPDX-License-Identifier: Apache-2.0
// How far what is said of the chances in the Bronze Age is off: the model, and what short rollouts make of it, against matches that
// the app plays to the end from the same position; beside the margin that is told with it. Prints each figure with its limit; exit
// status 1 where one is not kept.
#include "model/bronze/game.h"
#include "model/core/rolloutmeans.h"
#include "tests/training/beginning.h"
#include "tests/training/telling.h"

#include <cmath>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace pegsheet::training {

namespace {

using namespace bronze;

struct Wanted
{
    std::string variant = "classic";
    int players = 2;
    int positions = 100;
    int rollouts = 300; ///< to the end
};

/// Numbers that are off, beside the margins told with them.
class Off
{
public:
    void add(double off, double error, double margin)
    {
        m_bias.add(off);
        m_squares.add(off * off - error * error);
        m_margins.add(margin * margin);
    }
    /// The root of the mean square, sampling taken out.
    [[nodiscard]] double size() const { return std::sqrt(std::max(0.0, m_squares.mean())); }
    /// That in margins.
    [[nodiscard]] double inMargins() const { return size() / std::sqrt(m_margins.mean()); }
    [[nodiscard]] const Mean &bias() const { return m_bias; }

private:
    Mean m_bias;
    Mean m_squares;
    Mean m_margins;
};

// The beginning of a turn of a match of the app, behind a past of which half of the turns were played at random, or none.
State position(const Wanted &wanted, int number, AppPlayer &app)
{
    Random random(static_cast<std::uint64_t>(number));
    for (;;) {
        State state = begun(wanted.variant, wanted.players);
        const std::uint32_t turns = random.below(static_cast<std::uint32_t>(12 * wanted.players));
        for (std::uint32_t turn = 0; turn < turns && state.step != Step::Over; ++turn) {
            const bool badly = number % 2 == 1 && random.below(2) == 0;
            const State before = state;
            while (state.step != Step::Over && state.player == before.player && state.round == before.round) {
                if (badly)
                    playRandomly(state, random);
                else
                    app.play(state, random);
            }
        }
        if (state.step == Step::Start)
            return state;
    }
}

// What matches that the app plays to the end come to, for whoever moves: the luck on the way is taken off, its mean is 0.
Mean playedOut(const State &from, int rollouts, Evaluator &first, Evaluator &further)
{
    Random random(1);
    Mean mean;
    for (int rollout = 0; rollout < rollouts; ++rollout) {
        State state = from;
        double luck = 0;
        for (Evaluator *by = &first; state.step != Step::Over; by = &further) {
            const Evaluator::Turn turn = by->playTurn(state, random);
            luck += turn.luck[from.player];
            state = turn.after;
        }
        mean.add(resultOf(state)[from.player] - luck);
    }
    return mean;
}

// As a review shows it: short rollouts to 1 %.
RolloutMeans shown(const State &from, Evaluator &evaluator)
{
    const double margin = 0.01 * (from.isSolo() ? std::max(1.0F, evaluator.of(from)[0]) : 1.0F);
    const auto rollout = std::make_unique<Rollout>();
    RolloutMeans means(from.players, Bronze::hash(from));
    while (means.margin() > margin) {
        Random random = means.random();
        const Rollout::Result rolled = rollout->run(evaluator, from, random);
        std::vector<double> chances;
        for (std::size_t seat = 0; seat < from.players; ++seat)
            chances.push_back(rolled.chances[seat] - rolled.luck[seat]);
        means.add(chances);
    }
    return means;
}

void measure(const Wanted &wanted)
{
    const auto app = std::make_unique<AppPlayer>();
    const auto first = std::make_unique<Evaluator>();
    const auto further = std::make_unique<Evaluator>();
    Off model;
    Off rolledOut;
    for (int number = 0; number < wanted.positions; ++number) {
        const State state = position(wanted, number, *app);
        const double said = first->of(state)[state.player];
        const Mean truth = playedOut(state, wanted.rollouts, *first, *further);
        model.add(said - truth.mean(), truth.error(), Evaluator::error(state, said, false));
        const RolloutMeans means = shown(state, *first);
        const double come = means.means()[state.player];
        rolledOut.add(come - truth.mean(), std::hypot(truth.error(), means.margin()), Evaluator::error(state, come, true));
    }
    const std::string where = wanted.variant + ", " + std::to_string(wanted.players) + " players, ";
    const auto kept = [&](const std::string &what, double measured, double limit) {
        tell(where + what, measured, limit, std::abs(measured) <= limit);
    };
    std::printf("%sthe model is off by %.4f, what is shown by %.4f\n", where.c_str(), model.size(), rolledOut.size());
    kept("the model is off by, of the margin told", model.inMargins(), 1.25);
    kept("what is shown is off by, of the margin told", rolledOut.inMargins(), 1.25);
    kept("what is shown is off on the average by", rolledOut.bias().mean(),
         (wanted.players == 1 ? 0.2 : 0.003) + 2 * rolledOut.bias().error());
}

} // namespace

} // namespace pegsheet::training

int main(int argc, char **argv)
{
    using namespace pegsheet::training;
    Wanted wanted;
    const bool isRead = readOptions(argc, argv, [&](std::string_view name, std::string_view value) {
        return (name == "--variant" && read(value, wanted.variant)) || (name == "--players" && read(value, wanted.players))
            || (name == "--positions" && read(value, wanted.positions)) || (name == "--rollouts" && read(value, wanted.rollouts));
    });
    if (!isRead)
        return 2;
    measure(wanted);
    return allKept ? 0 : 1;
}
