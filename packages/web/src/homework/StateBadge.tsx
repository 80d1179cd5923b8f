import type { MyHomework } from '@pathquest/core/contracts'
import type { HomeworkState } from '@pathquest/core/homework/homework-limits'
import { Badge, type BadgeVariant } from '@pathquest/ui'
import { checkIcon } from '@pathquest/ui/art/icons'
import { useMessages } from '@pathquest/ui/messages'
import { homeworkMessages } from '../messages/en/homework'

const VARIANTS = {
  not_begun: 'outline',
  in_progress: 'info',
  done: 'success',
} as const satisfies Record<HomeworkState, BadgeVariant>

/** How far somebody is. */
export function StateBadge({ state }: { state: HomeworkState }) {
  const t = useMessages(homeworkMessages)
  return (
    <Badge variant={VARIANTS[state]} {...(state === 'done' && { icon: checkIcon })}>
      {t(`homework.${state}`)}
    </Badge>
  )
}

/** Everything that a student should know of one homework at a glance. */
export function HomeworkBadges({ of, now }: { of: MyHomework; now: number }) {
  const t = useMessages(homeworkMessages)
  const { state, isLate, isReminded, isClosed, hasExtension, dueAt, opensAt } = of
  const isDone = state === 'done'
  const isPastDue = !isDone && dueAt !== null && dueAt <= now
  return (
    <span className="homework-badges">
      {isDone && isLate ? (
        <Badge variant="warning" icon={checkIcon}>
          {t('homework.doneLate')}
        </Badge>
      ) : (
        <StateBadge state={state} />
      )}
      {isPastDue && <Badge variant="danger">{t('homework.pastDue')}</Badge>}
      {isReminded && <Badge variant="warning">{t('homework.reminds')}</Badge>}
      {hasExtension && !isDone && <Badge variant="info">{t('homework.moreTime')}</Badge>}
      {isClosed && !isDone && <Badge>{t('homework.closed')}</Badge>}
      {!isDone && opensAt !== null && opensAt > now && <Badge>{t('homework.early')}</Badge>}
    </span>
  )
}
