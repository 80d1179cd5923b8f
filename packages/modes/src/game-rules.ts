import type { RoomSetup } from '@pathquest/core/contracts'
import type { EndedMode, GameRules, GameSetup } from '@pathquest/core/game'
import type { GameMode } from '@pathquest/core/modes/mode'
import { questionRules } from '@pathquest/kinds/rules'
import { findManifest } from './catalogue'
import { MODE_RULES } from './registry/rules'
import { modeNames } from './texts'

/** Throws for a mode that the product does not have (any more). */
export function gameMode(id: string): GameMode {
  const mode = Object.hasOwn(MODE_RULES, id) ? MODE_RULES[id] : undefined
  if (!mode) throw new Error(`there is no game mode named ${id}`)
  return mode
}

/** The rules that a game of this mode is played by. */
export const gameRules = (id: string): GameRules => ({
  mode: gameMode(id),
  modeName: modeNames(id),
  questions: questionRules,
})

/** A game of the product, as the engine takes it. */
export const gameSetup = (setup: RoomSetup): GameSetup => ({
  ...setup,
  rules: gameRules(setup.modeId),
})

/** What is left of a mode in a game that is over: its folder may be gone. */
export const endedMode = (id: string): EndedMode => ({
  name: modeNames(id),
  ends: findManifest(id)?.ends ?? 'ranked',
})
