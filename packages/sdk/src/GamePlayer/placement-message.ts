import type { PlayerView } from '@pathquest/core/rooms/views'

const PODIUM = ['results.first', 'results.second', 'results.third'] as const
const TOP = 10

/**
 * The documented message for a placement; solo games, games without places, and players without an
 * answer, get none.
 */
export function placementMessage({ game, you }: Pick<PlayerView, 'game' | 'you'>) {
  const { placement, totalAnswers } = you
  if (game.sessionType === 'solo') return 'results.quest'
  if (game.ends === 'none') return 'results.tookPart'
  if (placement === null) return totalAnswers === 0 ? 'results.noAnswers' : 'results.none'
  return PODIUM[placement - 1] ?? (placement <= TOP ? 'results.topTen' : 'results.others')
}

/** Worth confetti. */
export const isChampion = (view: Pick<PlayerView, 'game' | 'you'>): boolean =>
  placementMessage(view) === 'results.first' && view.you.score > 0
