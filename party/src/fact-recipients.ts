import type { Fact, GameEvent } from '@pathquest/core/game'
import type { Notify } from '@pathquest/core/modes/mode'

type Moved = Extract<Fact, { type: 'moved' }>

/** Facts that everybody must see at once. All others wait a moment and are sent together. */
export const AT_ONCE: ReadonlySet<Fact['type']> = new Set([
  'game_started',
  'question_changed',
  'question_closed',
  'turned',
  'host_changed',
  'game_ended',
  'rewards',
])

/** Whom a move concerns at once: as the mode says, else who moved. */
export const toldOf = ({ playerId, notify }: Moved): Notify =>
  notify ?? (playerId === null ? [] : [playerId])

/**
 * Whether the facts of an event surely bring a new view to who sent it. An answer of a round brings
 * none before the closing, and what is sent soon may be left out where it has not changed.
 */
export function bringsView(event: GameEvent, facts: readonly Fact[], isOwnPace: boolean): boolean {
  if (facts.some(({ type }) => AT_ONCE.has(type))) return true
  const told = facts.flatMap((fact) => (fact.type === 'moved' ? [toldOf(fact)] : []))
  if (told.includes('class')) return true
  if (event.type === 'move')
    return told.some((to) => typeof to !== 'string' && to.includes(event.playerId))
  if (event.type !== 'host') return false
  return isOwnPace ? told.includes('watchers') : facts.length > 0
}
