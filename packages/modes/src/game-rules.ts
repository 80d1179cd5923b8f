import type { RoomSetup } from '@pathquest/core/contracts'
import type { EndedMode, GameRules, GameSetup } from '@pathquest/core/game'
import type { GameMode } from '@pathquest/core/modes/mode'
import { questionRules } from '@pathquest/kinds/rules'
import { findManifest } from './catalogue'
import { modeNames } from './mode-names'
import { MODE_RULES } from './registry/rules'

/** Throws for a mode that does not exist (any more). */
export function gameMode(id: string): GameMode {
  const mode = Object.hasOwn(MODE_RULES, id) ? MODE_RULES[id] : undefined
  if (!mode) throw new Error(`there is no game mode named ${id}`)
  return mode
}

/** The rules of a game of this mode. */
export const gameRules = (id: string): GameRules => ({
  mode: gameMode(id),
  modeName: modeNames(id),
  questions: questionRules,
})

/** A game's setup for the engine. */
export const gameSetup = (setup: RoomSetup): GameSetup => ({
  ...setup,
  rules: gameRules(setup.modeId),
})

/** What remains known of a mode for an ended game: its folder may have been removed. */
export const endedMode = (id: string): EndedMode => ({
  name: modeNames(id),
  ends: findManifest(id)?.ends ?? 'ranked',
})
