import type { GameHeader } from '@pathquest/game-core/views'
import { playerRoundMessages } from '../messages/en/player-round'
import { useMessages } from '../messages/MessagesProvider'
import type { PlayerSlots } from './player-props'

export interface CareerLinkProps {
  game: Pick<GameHeader, 'careerId' | 'careerTitle'>
  careerLink: PlayerSlots['careerLink']
}

/** "Explore this career" as a link of the page, where the game is about one. */
export function CareerLink({ game, careerLink }: CareerLinkProps) {
  const t = useMessages(playerRoundMessages)
  if (!careerLink || !game.careerId) return null
  return careerLink(
    { id: game.careerId, title: game.careerTitle ?? '' },
    { className: 'pq-link', children: t('player.explore') },
  )
}
