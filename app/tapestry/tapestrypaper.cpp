// SPDX-License-Identifier: Apache-2.0
#include "app/tapestry/tapestryscores.h"

#include "app/tapestry/text/tapestrytext.h"
#include "app/text/scoretext.h"
#include "app/text/sentence.h"
#include "model/core/matchof.h"
#include "model/tapestry/game.h"

#include <QCoreApplication>

#include <algorithm>
#include <span>

namespace pegsheet::app {

using namespace tapestry;

namespace {

struct TapestryPaper
{
    Q_DECLARE_TR_FUNCTIONS(TapestryPaper)
};

// In millimetres, as everything here.
constexpr double kLeft = 4;
constexpr double kWide = 112; // of the points
constexpr double kName = 34;  // of which lines have their names
constexpr double kColumn = (kWide - kName) / (kEraNames.size() + 1);
constexpr double kHalf = 54; // of what stands below them
constexpr double kRight = 122;
constexpr double kRightWide = 60;
constexpr double kTop = 13;
constexpr double kBelow = 84;
constexpr double kBottom = 118;
constexpr double kPitch = 4.2;
constexpr double kLetters = 3;
constexpr double kSmall = 2.4;

// What a player has, by how much of the match is kept.
constexpr std::array kOfTracks{"control", "tiles", "tapestry", "played", "civilizations", "city.districts"};
constexpr std::array kOfIncome{"control", "city.lines"};

class Drawer
{
public:
    Drawer(const State &state, int seat, const QString &name)
        : m_state(state), m_player(state.at(seat)), m_seat(seat), m_paper(Paper::ofPlayer(name, 150, numberText(m_player.vp)))
    {
    }

    Paper draw()
    {
        drawPoints();
        double y = kTop;
        if (!m_state.isByNumbers()) {
            drawLandmarks();
            drawAchievements();
            y = drawTracks(y);
            y = drawResources(y);
        }
        if (!m_state.agreed.onlySheets || m_player.open != Player().open)
            y = drawMat(y);
        if (!m_state.isByNumbers())
            drawNumbers(y, kOfTracks);
        else if (m_state.agreed.onlyIncome)
            drawNumbers(y, kOfIncome);
        return m_paper;
    }

private:
    double line(double y, const QString &words, const QString &number)
    {
        m_paper.entry({kRight, y, kRightWide, kPitch}, words, number, 20, kLetters);
        return y + kPitch;
    }

    // Of the points: a column an era, and one for their sum.
    void cell(std::size_t column, double y, const QString &words, Paper::Face face)
    {
        const double x = kLeft + kName + static_cast<double>(column) * kColumn + 0.5;
        m_paper.text({x, y, kColumn - 0.5, kPitch}, words, kSmall, face, Paper::kAtRight);
    }

    // Of a finished sheet it is not said when points came.
    [[nodiscard]] bool isDated() const { return !m_state.agreed.onlySheets; }

    void drawPoints()
    {
        //: Over the points of a player
        const QString score = TapestryPaper::tr("Score");
        //: Over a narrow column of points: those that came before the first income turn
        const QString before = TapestryPaper::tr("Before");
        //: Under the points of a player
        const QString total = TapestryPaper::tr("Total");
        double y = m_paper.heading(kLeft, kTop, kWide, score);
        for (std::size_t era = 0; isDated() && era < kEraNames.size(); ++era)
            cell(era, y, era == 0 ? before : scoreName(kEraNames.at(era)), Paper::Face::Plain);
        y += kPitch;
        std::array<int, kEraNames.size()> sums{};
        for (const Source source : kAll<Source>) {
            int sum = 0;
            for (std::size_t era = 0; era < kEraNames.size(); ++era) {
                const int points = m_player.ledger[source].at(era);
                sums.at(era) += points;
                sum += points;
                if (isDated() && points != 0)
                    cell(era, y, numberText(points), Paper::Face::Plain);
            }
            m_paper.text({kLeft, y, kName, kPitch}, scoreName(nameOf(source)), kLetters);
            cell(kEraNames.size(), y, numberText(sum), Paper::Face::Plain);
            y += kPitch;
        }
        m_paper.line({kLeft, y}, {kLeft + kWide, y}, 0.25);
        m_paper.text({kLeft, y, kName, kPitch}, total, kLetters, Paper::Face::Bold);
        for (std::size_t era = 0; isDated() && era < kEraNames.size(); ++era)
            cell(era, y, numberText(sums.at(era)), Paper::Face::Bold);
        cell(kEraNames.size(), y, numberText(m_player.vp), Paper::Face::Bold);
    }

    // In two columns; where there are many the lines are lower.
    void drawLandmarks()
    {
        QStringList landmarks;
        for (const Landmark landmark : kAll<Landmark>)
            if (m_state.landmarks[landmark] == m_seat)
                landmarks.append(termText("landmark", nameOf(landmark)));
        const double top = m_paper.heading(kLeft, kBelow, kHalf, termText("field", "landmarks"));
        const int rows = std::max(1, (static_cast<int>(landmarks.size()) + 1) / 2);
        const double pitch = std::min(kPitch, (kBottom - top) / rows);
        for (int place = 0; place < landmarks.size(); ++place)
            m_paper.text({kLeft + place / rows * kHalf / 2, top + place % rows * pitch, kHalf / 2 - 1, pitch}, landmarks.at(place),
                         std::min(kLetters, 0.78 * pitch));
    }

    void drawAchievements()
    {
        const double x = kLeft + kWide - kHalf;
        double y = m_paper.heading(x, kBelow, kHalf, termText("field", "achievements"));
        for (const Achievement achievement : kAll<Achievement>) {
            const Reached &reached = m_state.achievements[achievement];
            if (!reached.has(m_seat))
                continue;
            const auto place = static_cast<std::size_t>(reached.find(m_seat));
            const Prizes prizes = prizesOf(achievement, m_state.players);
            const int points = place < prizes.size() ? prizes.at(place) : 0;
            m_paper.entry({x, y, kHalf, kPitch}, termText("achievement", nameOf(achievement)), numberText(points), 12, kLetters);
            y += kPitch;
        }
    }

    double drawTracks(double y)
    {
        y = m_paper.heading(kRight, y, kRightWide, termText("field", "tracks"));
        for (const Track track : kAll<Track>) {
            QStringList spaces;
            for (int token = 0; token < m_player.tracks[track].count(); ++token)
                spaces.append(QString::number(m_player.tracks[track][token]));
            //: Where a player has no token on a track
            y = line(y, termText("track", nameOf(track)), spaces.isEmpty() ? TapestryPaper::tr("–") : listText(spaces));
        }
        return y + 1.6;
    }

    double drawResources(double y)
    {
        y = m_paper.heading(kRight, y, kRightWide, termText("field", "resources"));
        for (const Resource resource : kAll<Resource>)
            y = line(y, termText("resource", nameOf(resource)), QString::number(m_player.resources[resource]));
        return y + 1.6;
    }

    double drawMat(double y)
    {
        y = m_paper.heading(kRight, y, kRightWide, termText("field", "open"));
        for (const Building building : kAll<Building>)
            y = line(y, termText("building", nameOf(building)), QString::number(m_player.open[building]));
        return y + 1.6;
    }

    void drawNumbers(double y, std::span<const char *const> paths)
    {
        m_paper.line({kRight, y}, {kRight + kRightWide, y}, 0.25);
        y += 0.6;
        const std::vector<FieldRow> rows = fieldRows(m_state, m_seat);
        for (const char *path : paths) {
            const FieldRow *row = rowAt(rows, path);
            const Array *named = row->value.array(); // as civilizations are where they have names
            const auto count = named != nullptr ? static_cast<std::int64_t>(named->size()) : *row->value.integer();
            y = line(y, termText("field", row->name), QString::number(count));
        }
        if (!m_state.isByNumbers())
            line(y, termText("field", "techs"), QString::number(m_player.techCount()));
    }

    const State &m_state;
    const Player &m_player;
    int m_seat;
    Paper m_paper;
};

} // namespace

Paper tapestryPaper(const Match &match, int seat, const QStringList &names)
{
    return Drawer(static_cast<const MatchOf<tapestry::Game> &>(match).current(), seat, names.value(seat)).draw();
}

} // namespace pegsheet::app
