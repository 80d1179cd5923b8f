import type { GameMode } from './mode'
import { MODE_RULES } from './registry/rules'

export * from './catalogue'
export * from './manifest'
export type * from './mode'
export { type Move, readMove } from './moves'
export { MODE_BOTS } from './registry/bots'
export * from './settings'
export * from './texts'
export { MODE_RULES }

/** Throws for a mode that the product does not have (any more). */
export function gameMode(id: string): GameMode {
  const mode = Object.hasOwn(MODE_RULES, id) ? MODE_RULES[id] : undefined
  if (!mode) throw new Error(`there is no game mode named ${id}`)
  return mode
}
