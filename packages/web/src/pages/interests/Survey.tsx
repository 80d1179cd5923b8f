import { SURVEY_ANSWERS, type SurveyAnswer } from '@pathquest/core/interests/interests'
import { isWholeSurvey, STATEMENT_IDS, type SurveyAnswers } from '@pathquest/core/interests/survey'
import { toApiError } from '@pathquest/sdk/api/error'
import { Button, Loading, Signpost } from '@pathquest/ui'
import { Icon, Ridge, Terrain } from '@pathquest/ui/art'
import { chevronLeftIcon, clockIcon, successIcon } from '@pathquest/ui/art/icons'
import { lockIcon } from '@pathquest/ui/art/page-icons'
import { useMessages } from '@pathquest/ui/messages'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useSaveSurvey } from '../../api/careers'
import { interestsMessages } from '../../messages/en/interests'
import { useErrorText } from '../../messages/use-error-text'
import { useSession } from '../../session/session'
import { helpIcon, thumbsDownIcon, thumbsUpIcon } from '../../shell/page-icons'
import { RetryError } from '../../shell/RetryError'
import { DeleteAnswers } from './DeleteAnswers'

interface SurveyIntroProps {
  draft: SurveyAnswers | null
  onStart: () => void
}

/** An introduction to the survey, and its start button. */
export function SurveyIntro({ draft, onStart }: SurveyIntroProps) {
  const t = useMessages(interestsMessages)
  const isStudent = useSession().user?.userType === 'student'
  const count = Object.keys(draft ?? {}).length
  const notes = [
    [clockIcon, t('interests.introTime')],
    [successIcon, t('interests.introTaste')],
    [lockIcon, t(isStudent ? 'interests.introPrivate' : 'interests.introPrivateOwn')],
  ] as const
  return (
    <>
      <section className="pq-banner interests-banner">
        <Terrain seed="interests" />
        <div>
          <h1>{t('interests.introTitle')}</h1>
          <p>{t('interests.intro')}</p>
        </div>
        <Ridge seed="interests" />
      </section>
      <div className="pq-card interests-intro">
        <ul>
          {notes.map(([icon, note]) => (
            <li key={note}>
              <Icon icon={icon} />
              <span>{note}</span>
            </li>
          ))}
        </ul>
        {count > 0 && (
          <p>
            <b>{t('interests.begun', { count, total: STATEMENT_IDS.length })}</b>
          </p>
        )}
        <div className="interests-intro-actions">
          <Signpost onClick={onStart}>
            {t(count > 0 ? 'interests.goOn' : 'interests.start')}
          </Signpost>
          {count > 0 && <DeleteAnswers />}
        </div>
      </div>
    </>
  )
}

interface SurveyProps {
  /** Earlier answers. */
  draft: SurveyAnswers
  onStop: () => void
  /** The result is ready. */
  onDone: () => void
}

const ICONS = { like: thumbsUpIcon, unsure: helpIcon, dislike: thumbsDownIcon }
const CHOICES = Object.keys(SURVEY_ANSWERS) as SurveyAnswer[]
const TOTAL = STATEMENT_IDS.length

/** One statement after the other; every answer is saved at once. */
export function Survey({ draft, onStop, onDone }: SurveyProps) {
  const t = useMessages(interestsMessages)
  const errorText = useErrorText()
  const [answers, setAnswers] = useState(draft)
  const [at, setAt] = useState(() =>
    Math.max(
      STATEMENT_IDS.findIndex((id) => draft[id] === undefined),
      0,
    ),
  )
  const save = useSaveSurvey()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
    heading.current?.focus({ preventScroll: true })
  }, [])
  const id = STATEMENT_IDS[at] ?? STATEMENT_IDS[0]
  const isWhole = isWholeSurvey(answers)

  const keep = (next: SurveyAnswers) =>
    save.mutate(next, { onSuccess: ({ result }) => isWholeSurvey(next) && result && onDone() })

  function answer(choice: SurveyAnswer) {
    if (!id) return
    const next = { ...answers, [id]: choice }
    setAnswers(next)
    setAt(Math.min(at + 1, TOTAL - 1))
    keep(next)
  }
  function byKey(event: KeyboardEvent) {
    const choice = CHOICES[Number(event.key) - 1]
    if (!choice || event.ctrlKey || event.metaKey || event.altKey || isFinishing) return
    event.preventDefault()
    answer(choice)
  }
  const isFinishing = isWhole && at === TOTAL - 1 && save.isPending

  return (
    <fieldset
      className="pq-card interests-survey"
      aria-labelledby="interests-question"
      onKeyDown={byKey}
    >
      <h1 id="interests-question" ref={heading} tabIndex={-1}>
        {t('interests.question')}
      </h1>
      <div className="interests-progress">
        <span>{t('interests.progress', { number: at + 1, total: TOTAL })}</span>
        <div className="pq-bar" aria-hidden="true">
          <i style={{ width: `${(100 * Object.keys(answers).length) / TOTAL}%` }} />
        </div>
      </div>
      <p className="interests-statement" role="status">
        {id && t(`interests.${id}`)}
      </p>
      <div className="interests-choices">
        {CHOICES.map((choice, i) => {
          return (
            <button
              key={choice}
              type="button"
              aria-pressed={id && answers[id] === choice}
              disabled={isFinishing}
              onClick={() => answer(choice)}
            >
              <Icon icon={ICONS[choice]} />
              {t(`interests.${choice}`)}
              <span className="interests-key" aria-hidden="true">
                {i + 1}
              </span>
            </button>
          )
        })}
      </div>
      <p className="interests-keys">{t('interests.keys')}</p>
      {isFinishing && <Loading text={t('interests.saving')} />}
      {save.isError && (
        <RetryError onRetry={() => keep(answers)}>
          {t('interests.notSaved')} {errorText(toApiError(save.error))}
        </RetryError>
      )}
      <div className="interests-foot">
        <Button
          variant="ghost"
          size="sm"
          icon={chevronLeftIcon}
          disabled={at === 0 || isFinishing}
          onClick={() => setAt(at - 1)}
        >
          {t('interests.back')}
        </Button>
        <Button variant="ghost" size="sm" disabled={isFinishing} onClick={onStop}>
          {t('interests.stop')}
        </Button>
      </div>
    </fieldset>
  )
}
