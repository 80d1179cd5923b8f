import { GAME_MODE_IDS, type GameModeId } from '../constants'
import type { GameMode } from '../mode'
import { careerQuest } from './career-quest/rules'
import { speedRun } from './speed-run/rules'
import { teamChallenge } from './team-challenge/rules'

/** Every mode of the product. A new one: a folder here, its id in constants.ts, a line below. */
export const GAME_MODES: Record<GameModeId, GameMode> = {
  career_quest: careerQuest as GameMode,
  speed_run: speedRun as GameMode,
  team_challenge: teamChallenge as GameMode,
}

export const gameMode = (id: GameModeId): GameMode => GAME_MODES[id]

export const SOLO_MODE_IDS: GameModeId[] = GAME_MODE_IDS.filter((id) => GAME_MODES[id].solo)
