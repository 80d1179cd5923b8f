import type { QuestionHeader } from '@pathquest/game-core/views'
import { usersIcon } from '../art/icons'
import { roundMessages } from '../messages/en/round'
import { useMessages } from '../messages/MessagesProvider'
import { Badge } from '../ui/Badge'

export interface QuestionBadgesProps {
  header: Pick<QuestionHeader, 'question' | 'index' | 'total'>
}

/** "Question X of Y" and "Worth N points". */
export function QuestionBadges({ header }: QuestionBadgesProps) {
  const t = useMessages(roundMessages)
  return (
    <>
      <Badge>{t('game.question', { number: header.index + 1, total: header.total })}</Badge>
      <Badge variant="outline">{t('game.worth', { count: header.question.points })}</Badge>
    </>
  )
}

/** "N/M answered". */
export function AnsweredBadge({ answered, present }: { answered: number; present: number }) {
  const t = useMessages(roundMessages)
  return (
    <Badge variant="solid" icon={usersIcon}>
      {t('game.answered', { answered, present })}
    </Badge>
  )
}
