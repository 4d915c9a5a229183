// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/match/answers.h"
#include "model/tapestry/pencil.h"

#include <QList>
#include <QStringList>

/// Names of which there are many: their first letters lead to them.
namespace pegsheet::app::tapestryview {

/// By what they are called, whatever accents that has.
void sortByName(QList<AnswerKey> &keys);
/// The number of the letter under which a name stands; 0 where it has none.
[[nodiscard]] int letterOf(const QString &name);
/// The letters with which `names` begin, each of which keeps its place and stands back where no key is left that begins with it;
/// what stands beside them, if anything; and the keys that begin with the letter that was touched, or all.
[[nodiscard]] QList<AnswerGroup> byLetter(const tapestry::Pencil &pencil, const QStringList &names, const QList<AnswerKey> &keys,
                                          const QList<AnswerKey> &besides, const QString &title);

} // namespace pegsheet::app::tapestryview
