// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/tapestry/moves.h"
#include "model/tapestry/resolve.h"

/// Making moves that are not refused, for the files of rules.
namespace pegsheet::tapestry {

/// One state and what is made on it.
struct Making
{
    State &state;
    Table &table;
    const Teller &tell;
};

void make(const Making &making, const Gain &move);
void make(const Making &making, const Choose &move);
void make(const Making &making, const Take &move);
void make(const Making &making, const Skip &move);
void make(const Making &making, const ChooseTrack &move);
void make(const Making &making, const Research &move);
void make(const Making &making, const Explore &move);
void make(const Making &making, const ExploreSpace &move);
void make(const Making &making, const Conquer &move);
void make(const Making &making, const CountLines &move);
void make(const Making &making, const Upgrade &move);
void make(const Making &making, const PlayTapestry &move);
void make(const Making &making, const Resolve &move);
void make(const Making &making, const NameCapital &move);
void make(const Making &making, const PlacePiece &move);
void make(const Making &making, const Invent &move);
void make(const Making &making, const NameTech &move);
void make(const Making &making, const NameStack &move);
void make(const Making &making, const NameOpponent &move);
void make(const Making &making, const NameLandmark &move);
void make(const Making &making, const Discard &move);
void make(const Making &making, const StandUp &move);
void make(const Making &making, const ConvertFood &move);
void make(const Making &making, const NameCivilization &move);
void make(const Making &making, const Predict &move);
void make(const Making &making, const Lose &move);
void make(const Making &making, const Trade &move);
void make(const Making &making, const SwapBuildings &move);
void make(const Making &making, const TellEffect &move);

} // namespace pegsheet::tapestry
