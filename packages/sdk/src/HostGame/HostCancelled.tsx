import { flagIcon } from '../art/icons'
import { Notice } from '../game/Notice'
import { finalMessages } from '../messages/en/final'
import { gameMessages } from '../messages/en/game'
import { hostMessages } from '../messages/en/host'
import { overMessages } from '../messages/en/over'
import { useMessages } from '../messages/MessagesProvider'
import { Button } from '../ui/Button'
import { Signpost } from '../ui/Signpost'
import type { HostPartProps } from './host-props'

/** The lobby is closed: by the host, or because of a fault on our side, which says what to do. */
export function HostCancelled({ view, headingLevel, onPlayAgain, onReturnHome }: HostPartProps) {
  const t = useMessages(gameMessages)
  const final = useMessages(finalMessages)
  const host = useMessages(hostMessages)
  const over = useMessages(overMessages)
  const { endedByFault } = view.game
  return (
    <Notice
      icon={flagIcon}
      title={final('game.cancelled')}
      text={endedByFault ? host('host.cancelledFault') : final('game.cancelledText')}
      headingLevel={headingLevel}
      actions={
        <>
          {endedByFault && onPlayAgain && (
            <Signpost onClick={onPlayAgain}>{over('game.playAgain')}</Signpost>
          )}
          {onReturnHome && <Button onClick={onReturnHome}>{t('game.returnHome')}</Button>}
        </>
      }
    />
  )
}
