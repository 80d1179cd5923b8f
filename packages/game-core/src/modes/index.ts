import { GAME_MODE_IDS } from '../constants'
import type { GameMode } from '../mode'
import { careerQuest } from './career-quest/career-quest'
import { speedRun } from './speed-run/speed-run'
import { teamChallenge } from './team-challenge/team-challenge'

/** Every mode of the product. A new one: a folder here, its id in constants.ts, a line below. */
export const GAME_MODES: { readonly [id: string]: GameMode } = {
  career_quest: careerQuest as GameMode,
  speed_run: speedRun as GameMode,
  team_challenge: teamChallenge as GameMode,
}

export function gameMode(id: string): GameMode {
  const mode = Object.hasOwn(GAME_MODES, id) ? GAME_MODES[id] : undefined
  if (!mode) throw new Error(`There is no game mode ${id}`)
  return mode
}

export const SOLO_MODE_IDS: string[] = GAME_MODE_IDS.filter((id) => GAME_MODES[id]?.solo)
