// SPDX-License-Identifier: Apache-2.0
#include "app/nations/nationstile.h"

#include "app/nations/nationswords.h"
#include "app/nations/text/nationstext.h"
#include "model/nations/state.h"

namespace pegsheet::app {

void NationsTile::show(const View &view)
{
    if (view == m_view)
        return;
    m_view = view;
    Q_EMIT changed();
}

int NationsTile::kind() const
{
    const auto kind = m_view.tile ? std::optional(m_view.tile->kind) : m_view.kind;
    return kind ? static_cast<int>(*kind) : -1;
}

QString NationsTile::name() const
{
    if (printed())
        return nations::scoreName(nameOf(*m_view.printed));
    return m_view.tile ? QString::fromUtf8(m_view.tile->name.text()) : QString();
}

nations::Gains NationsTile::gains() const
{
    return printed() ? nations::gainsOf(std::nullopt) : m_view.tile ? m_view.tile->gains : nations::Gains();
}

QList<int> NationsTile::dice() const
{
    return nationswords::expanded(gains().dice);
}

QList<int> NationsTile::chits() const
{
    return nationswords::expanded(gains().chits);
}

QString NationsTile::spoken() const
{
    if (printed())
        return nationswords::printed(*m_view.printed);
    return m_view.tile ? nationswords::tile(*m_view.tile) : QString();
}

} // namespace pegsheet::app
