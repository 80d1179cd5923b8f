import './match-list.css'
import type { InterestMatch, InterestResult as Result } from '@pathquest/core/contracts'
import { HEIGHT_MAX, INTERESTS } from '@pathquest/core/interests/interests'
import { STATEMENT_IDS, type SurveyAnswers } from '@pathquest/core/interests/survey'
import { Button, Card, EmptyState, signpostLook, WholeWords } from '@pathquest/ui'
import { Icon, Ridge, Terrain } from '@pathquest/ui/art'
import { chevronRightIcon } from '@pathquest/ui/art/icons'
import { type Translate, useLanguage, useMessages } from '@pathquest/ui/messages'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { formatDay } from '../../formats'
import { interestsMessages } from '../../messages/en/interests'
import { DeleteAnswers } from './DeleteAnswers'

/** Why a career fits: liked interests, and strengths. */
export function reasonText(
  { shared, strength }: Pick<InterestMatch, 'shared' | 'strength'>,
  t: Translate<typeof interestsMessages>,
): string {
  const [first, second] = shared.map((interest) => t(`interests.${interest}Phrase`))
  const liked =
    first === undefined
      ? null
      : second === undefined
        ? t('interests.likeOne', { first })
        : t('interests.likeTwo', { first, second })
  const known = strength && t('interests.well', strength)
  return [liked, known].filter((sentence) => sentence !== null).join(' ')
}

/** Matching careers, each with the reason and a link. */
export function MatchList({ matches }: { matches: readonly InterestMatch[] }) {
  const t = useMessages(interestsMessages)
  return (
    <ol className="match-list">
      {matches.map((match) => (
        <li key={match.career.id}>
          <Link to={`/careers?list=match&career=${encodeURIComponent(match.career.id)}`}>
            <span>
              <b lang={t.contentLang}>
                <WholeWords>{match.career.title}</WholeWords>
              </b>
              <span>{reasonText(match, t)}</span>
            </span>
            <Icon icon={chevronRightIcon} />
          </Link>
        </li>
      ))}
    </ol>
  )
}

interface InterestResultProps {
  result: Result
  /** A retake that is not finished. */
  draft: SurveyAnswers | null
  /** It has just been finished. */
  isNew: boolean
  onStart: () => void
}

/** Six interests, the matching careers, and the actions for the answers. */
export function InterestResult({ result, draft, isNew, onStart }: InterestResultProps) {
  const t = useMessages(interestsMessages)
  const { locale } = useLanguage()
  const { heights, isLevel, matches } = result
  const highestFirst = [...INTERESTS].sort((a, b) => heights[b] - heights[a])
  // The two highest, and those equal to the second.
  const high = highestFirst.filter(
    (interest) => !isLevel && heights[interest] >= heights[highestFirst[1] ?? interest],
  )
  const interests = new Intl.ListFormat(locale).format(
    high.map((interest) => t(`interests.${interest}Phrase`)),
  )
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isNew) return
    window.scrollTo({ top: 0, behavior: 'instant' })
    heading.current?.focus({ preventScroll: true })
  }, [isNew])
  return (
    <>
      <section className="pq-banner interests-banner">
        <Terrain seed="interests" />
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {t('interests.resultTitle')}
          </h1>
          <p>{isLevel ? t('interests.level') : t('interests.highest', { interests })}</p>
        </div>
        <p>{t('interests.takenOn', { date: formatDay(result.completedAt, locale) })}</p>
        <Ridge seed="interests" />
      </section>
      <div className="interests-columns">
        <Card title={t('interests.heights')}>
          <dl className="interests-heights">
            {highestFirst.map((interest) => (
              <div key={interest} data-high={high.includes(interest) || undefined}>
                <dt>{t(`interests.${interest}`)}</dt>
                <dd>{t('interests.height', { height: heights[interest] })}</dd>
                <dd className="pq-bar" aria-hidden="true">
                  <i style={{ width: `${(100 * heights[interest]) / HEIGHT_MAX}%` }} />
                </dd>
                <dd className="pq-muted">{t(`interests.${interest}Note`)}</dd>
              </div>
            ))}
          </dl>
        </Card>
        <Card className="interests-matches" title={t('interests.matches')}>
          {matches.length > 0 ? (
            <>
              <MatchList matches={matches} />
              <Link to="/careers?list=match" {...signpostLook()}>
                {t('interests.seeAll')}
              </Link>
            </>
          ) : (
            <EmptyState
              title={t('interests.noMatches')}
              text={t(isLevel ? 'interests.levelHint' : 'interests.noMatchesHint')}
              action={
                <Link to="/careers" {...signpostLook()}>
                  {t('interests.explore')}
                </Link>
              }
            />
          )}
        </Card>
        <Card title={t('interests.how')}>
          <p className="interests-how">{t('interests.howText')}</p>
          <p className="interests-credits" lang={t.contentLang}>
            {result.credits.attribution}
          </p>
        </Card>
        <Answers draft={draft} onStart={onStart} />
      </div>
    </>
  )
}

/** Retaking it, and deleting it. */
function Answers({ draft, onStart }: Pick<InterestResultProps, 'draft' | 'onStart'>) {
  const t = useMessages(interestsMessages)
  const count = Object.keys(draft ?? {}).length
  return (
    <Card title={t('interests.yours')}>
      <p>
        {count > 0 && `${t('interests.begun', { count, total: STATEMENT_IDS.length })} `}
        {t('interests.againNote')}
      </p>
      <div className="pq-row interests-actions">
        <Button onClick={onStart}>{t(count > 0 ? 'interests.goOn' : 'interests.again')}</Button>
        <DeleteAnswers />
      </div>
    </Card>
  )
}
