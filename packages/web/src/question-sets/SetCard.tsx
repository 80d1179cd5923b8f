import './sets.css'
import type { QuestionSetSummary } from '@pathquest/core/contracts'
import { Badge, WholeWords } from '@pathquest/ui'
import { Icon } from '@pathquest/ui/art'
import { checkIcon, flagIcon, usersIcon } from '@pathquest/ui/art/icons'
import { lockIcon, starIcon } from '@pathquest/ui/art/page-icons'
import { useMessages } from '@pathquest/ui/messages'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { questionSetMessages } from '../messages/en/question-sets'
import { setReviewMessages } from '../messages/en/set-reviews'

/** The star beside the title of a favorite. */
export function FavouriteMark() {
  const t = useMessages(questionSetMessages)
  return (
    <span className="set-card-star" lang={t.locale}>
      <Icon icon={starIcon} />
      <span className="pq-hidden">{t('sets.favourite')}</span>
    </span>
  )
}

interface SetBadgesProps {
  set: QuestionSetSummary
}

/** Facts for a teacher's choice: length, level, grades, sector, tags. */
export function SetBadges({ set }: SetBadgesProps) {
  const t = useMessages(questionSetMessages)
  const review = useMessages(setReviewMessages)
  return (
    <span className="set-badges">
      <Badge variant="solid">{t('sets.questions', { count: set.totalQuestions })}</Badge>
      <GradesBadge grades={set.gradeLevel} />
      <Badge variant="outline">{t(`sets.${set.difficultyLevel}`)}</Badge>
      <Badge lang={t.contentLang}>{set.subject}</Badge>
      {set.careerSector && set.careerSector !== set.subject && (
        <Badge lang={t.contentLang}>{set.careerSector}</Badge>
      )}
      {set.careerTitle && <Badge lang={t.contentLang}>{set.careerTitle}</Badge>}
      {set.tags.map((tag) => (
        <Badge key={tag} variant="outline" lang={t.contentLang}>{`#${tag}`}</Badge>
      ))}
      {set.timesPlayed > 0 && (
        <Badge variant="outline">{t('sets.played', { count: set.timesPlayed })}</Badge>
      )}
      {set.openReports !== undefined && set.openReports > 0 && (
        <Badge variant="warning" icon={flagIcon}>
          {t('sets.reports', { count: set.openReports })}
        </Badge>
      )}
      {set.isVerified && (
        <Badge variant="success" icon={checkIcon}>
          {t('sets.verified')}
        </Badge>
      )}
      {set.isMine && <Badge variant="info">{t('sets.mine')}</Badge>}
      {set.right === 'editor' && (
        <Badge variant="info" icon={usersIcon}>
          {t('sets.shared')}
        </Badge>
      )}
      {set.review && (
        <Badge variant="warning">
          {review(`setReview.state_${set.review.isRemoved ? 'removed' : set.review.state}`)}
        </Badge>
      )}
      {set.isPublic ? (
        <Badge variant="outline">{t('sets.public')}</Badge>
      ) : (
        <Badge variant="outline" icon={lockIcon}>
          {t('sets.private')}
        </Badge>
      )}
    </span>
  )
}

function GradesBadge({ grades }: { grades: readonly number[] }) {
  const t = useMessages(questionSetMessages)
  if (grades.length === 0) return null
  const [min, max] = [Math.min(...grades), Math.max(...grades)]
  return (
    <Badge variant="outline">
      {min === max ? t('sets.oneGrade', { grade: min }) : t('sets.grades', { min, max })}
    </Badge>
  )
}

interface SetCardProps extends SetBadgesProps {
  /** The set's own page: a click anywhere on the card opens it. */
  to?: string
  isChosen?: boolean
  /** Actions for it, beside or below the text. */
  actions: ReactNode
}

/** A question set in any list. */
export function SetCard({ set, to, isChosen, actions }: SetCardProps) {
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
        <SetBadges set={set} />
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
