import { refreshIcon } from '../art/icons'
import { gameMessages } from '../messages/en/game'
import { useMessages } from '../messages/MessagesProvider'
import { Button } from '../ui/Button'
import { InlineError } from '../ui/InlineError'

/** A part of the game was not to be had; there is a way to try again. */
export function PartFailed({ onRetry }: { onRetry: () => void }) {
  const t = useMessages(gameMessages)
  return (
    <InlineError
      action={
        <Button size="sm" icon={refreshIcon} onClick={onRetry}>
          {t('game.retry')}
        </Button>
      }
    >
      {t('game.partFailed')}
    </InlineError>
  )
}
