import type { HeadingLevel } from '@pathquest/ui/Card'
import { Spinner } from '@pathquest/ui/Loading'
import { playerMessages } from '@pathquest/ui/messages/en/player'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'

/** In place of a phase for who joined while a question was open: the next one is theirs. */
export function JoinedLate({ headingLevel = 1 }: { headingLevel?: HeadingLevel | undefined }) {
  const t = useMessages(playerMessages)
  const Heading = `h${headingLevel}` as 'h1'
  return (
    <div className="pq-late" role="status">
      <Spinner />
      <Heading>{t('player.lateTitle')}</Heading>
      <p className="pq-muted">{t('player.lateText')}</p>
    </div>
  )
}
