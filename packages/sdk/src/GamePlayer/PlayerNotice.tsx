import { flagIcon } from '../art/icons'
import { FinalNotice } from '../game/FinalNotice'
import { Notice } from '../game/Notice'
import { finalMessages } from '../messages/en/final'
import { gameMessages } from '../messages/en/game'
import { useMessages } from '../messages/MessagesProvider'
import { Button } from '../ui/Button'
import type { GamePlayerViewProps } from './player-props'

/** Why there is no game (any more). */
export function PlayerNotice(props: GamePlayerViewProps) {
  const { state, headingLevel, onReturnHome } = props
  const t = useMessages(finalMessages)
  const game = useMessages(gameMessages)
  const { view } = state
  if (view?.stage.name === 'cancelled') {
    return (
      <Notice
        icon={flagIcon}
        title={t('game.cancelled')}
        text={t(view.game.endedByFault ? 'game.cancelledFault' : 'game.cancelledText')}
        headingLevel={headingLevel}
        actions={
          onReturnHome && (
            <Button onClick={onReturnHome}>{props.homeLabel ?? game('game.returnHome')}</Button>
          )
        }
      />
    )
  }
  return (
    <FinalNotice
      connection={state.connection}
      problem={state.problem}
      headingLevel={headingLevel}
      onUseHere={props.onUseHere}
      onReturn={onReturnHome}
      returnLabel={props.returnLabel}
    />
  )
}
