import { WholeWords } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { questionSetMessages } from '../messages/en/question-sets'
import { setReviewMessages } from '../messages/en/set-reviews'
import { FavouriteMark } from './FavouriteMark'
import { SetBadges, type SetBadgesProps } from './SetBadges'
import './sets.css'

export interface SetCardProps extends SetBadgesProps {
  /** The set's own page: a click anywhere on the card leads there. */
  to?: string
  isChosen?: boolean
  /** What can be done with it, beside or below the text. */
  actions: ReactNode
}

/** A question set wherever one is listed. */
export function SetCard({ set, career, to, isChosen, actions }: SetCardProps) {
  const title = <WholeWords>{set.title}</WholeWords>
  const t = useMessages(questionSetMessages)
  const review = useMessages(setReviewMessages)
  return (
    <article className="pq-card set-card" data-chosen={isChosen || undefined} data-leads={to && ''}>
      <div className="set-card-text">
        <h2 className="set-card-title" lang={t.contentLang}>
          {to ? <Link to={to}>{title}</Link> : title}
          {set.isFavourite && <FavouriteMark />}
        </h2>
        {set.description && (
          <p className="set-card-note" lang={t.contentLang}>
            {set.description}
          </p>
        )}
        <SetBadges set={set} career={career} />
        {set.review?.reason && (
          <p className="set-card-note">
            {review('setReview.hiddenWhy', { reason: set.review.reason })}
          </p>
        )}
      </div>
      <div className="set-card-actions">{actions}</div>
    </article>
  )
}
