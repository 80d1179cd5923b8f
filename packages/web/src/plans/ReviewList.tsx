import type { Plan } from '@pathquest/core/contracts'
import { useLanguage, useMessages } from '@pathquest/ui/messages'
import { formatDay } from '../formats'
import { planMessages } from '../messages/en/plan'

/** What adults wrote who have read the plan, latest first. */
export function ReviewList({ reviews }: Pick<Plan, 'reviews'>) {
  const t = useMessages(planMessages)
  const { locale } = useLanguage()
  return (
    <ul className="plan-reviews">
      {reviews.map(({ id, reviewer, comment, at }) => (
        <li key={id}>
          <span>{comment}</span>
          <small>
            {t('plan.review', {
              name: reviewer ?? t('plan.formerReviewer'),
              date: formatDay(at, locale),
            })}
          </small>
        </li>
      ))}
    </ul>
  )
}
