import '../player.css'
import './start-facts.css'
import type { LtiAttemptList, LtiContent, LtiLaunch, LtiSoloStart } from '@pathquest/core/contracts'
import { modeName } from '@pathquest/modes/texts'
import { Badge } from '@pathquest/ui'
import { checkIcon } from '@pathquest/ui/art/icons'
import { useLanguage, useMessages } from '@pathquest/ui/messages'
import { formatMoment, wholeMinutes } from '../../../formats'
import { playMessages } from '../../../messages/en/play'
import { playSoloMessages } from '../../../messages/en/play-solo'
import { gradePoints } from '../grades/grade-note'

interface AttemptNoticeProps {
  content: LtiContent
  /** Earlier attempts, and the running one. */
  attempts: LtiAttemptList['attempts']
  /** The running game. */
  sessionId: string
}

const KEPT = {
  best: 'solo.keptBest',
  last: 'solo.keptLast',
  first: 'solo.keptFirst',
} as const

/** Above another attempt: its number, and what happens to the earlier grade. */
export function AttemptNotice({ content, attempts, sessionId }: AttemptNoticeProps) {
  const t = useMessages(playSoloMessages)
  const former = attempts.filter((one) => one.sessionId !== sessionId && one.score !== null)
  const counting = former.find(({ counts }) => counts)
  const score = counting?.score ?? null
  if (!content.graded || score === null) return null
  const { points } = content
  return (
    <p className="play-strip">
      {t(KEPT[content.attempts], {
        number: former.length + 1,
        grade: gradePoints(score, points),
        count: points,
      })}
    </p>
  )
}

interface AttemptRowsProps {
  attempts: LtiAttemptList['attempts']
  content: LtiContent
}

/** One's own attempts, newest first. */
export function AttemptRows({ attempts, content }: AttemptRowsProps) {
  const t = useMessages(playMessages)
  const solo = useMessages(playSoloMessages)
  const { locale } = useLanguage()
  const { graded, points } = content
  return (
    <ul className="play-attempts">
      {attempts.map((attempt) => (
        <li key={attempt.sessionId}>
          <b className="play-attempt-score">
            {attempt.score === null
              ? solo(attempt.status === 'in_progress' ? 'solo.attemptOpen' : 'solo.noScore')
              : graded
                ? t('play.gradeOf', { grade: gradePoints(attempt.score, points), points })
                : t('play.percent', { score: Math.round(attempt.score) })}
          </b>
          <span className="pq-muted">
            {attempt.questions === 0
              ? modeName(content.gameMode, locale)
              : attempt.status === 'in_progress'
                ? solo('solo.questionsOpen', {
                    answered: attempt.totalAnswers,
                    count: attempt.questions,
                  })
                : t('play.attemptScore', {
                    correct: attempt.correctAnswers,
                    total: attempt.questions,
                  })}
            {attempt.endedAt !== null && ` · ${formatMoment(attempt.endedAt, locale)}`}
          </span>
          {graded && attempt.counts && attempts.length > 1 && (
            <Badge variant="success" icon={checkIcon}>
              {t('play.counts')}
            </Badge>
          )}
        </li>
      ))}
    </ul>
  )
}

interface StartFactsProps {
  launch: LtiLaunch
  content: LtiContent
  start: LtiSoloStart
}

/** What to know before the clock starts. */
export function StartFacts({ launch, content, start }: StartFactsProps) {
  const t = useMessages(playSoloMessages)
  const { locale } = useLanguage()
  const { questions, seconds, clock, hasExtraTime, progress } = start
  const limit = clock === 'game' && questions > 0 ? 'solo.upToThenRest' : 'solo.upTo'
  const { dueAt, isPastDue } = launch
  // A mode may play cards of its own and ask no question.
  const asked =
    questions === 0
      ? []
      : [
          [
            t('solo.questions'),
            progress
              ? t('solo.questionsOpen', { answered: progress.answered, count: questions })
              : String(questions),
          ] as const,
        ]
  const facts = [
    ...asked,
    [
      t('solo.time'),
      seconds === null ? t('solo.noClock') : t(limit, { count: wholeMinutes(seconds) }),
    ],
    [t('solo.attempts'), attemptsText(t, start)],
    [t('solo.due'), dueAt === null ? t('solo.noDue') : formatMoment(dueAt, locale)],
    [t('solo.counts'), countsText(t, launch, content)],
  ] as const
  return (
    <section className="play-start" aria-label={t('solo.facts')}>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {hasExtraTime && <p className="play-start-extra">{t('solo.extraTime')}</p>}
      <p className="pq-muted">
        {seconds !== null && `${t(clock === 'game' ? 'solo.gameClock' : 'solo.clock')} `}
        {t(dueAt === null || isPastDue ? 'solo.leavingPlain' : 'solo.leaving')}
      </p>
    </section>
  )
}

type Translate = ReturnType<typeof useMessages<typeof playSoloMessages>>

function attemptsText(t: Translate, start: LtiSoloStart): string {
  const { attemptsLeft, attemptNumber, attemptsAllowed, progress } = start
  if (attemptsAllowed !== null && attemptsAllowed > 1 && attemptNumber <= attemptsAllowed) {
    return t('solo.attemptOf', { number: attemptNumber, count: attemptsAllowed })
  }
  if (attemptsLeft === null) return t('solo.asOften')
  return attemptsLeft > 0 || progress ? t('solo.onlyOne') : t('solo.noneLeft')
}

const COUNTS = {
  best: 'solo.countsBest',
  last: 'solo.countsLast',
  first: 'solo.countsFirst',
} as const

function countsText(t: Translate, { isPastDue }: LtiLaunch, content: LtiContent): string {
  if (!content.graded) return t('solo.countsNothing')
  if (isPastDue && content.afterDue === 'practice') return t('solo.practice')
  return t(COUNTS[content.attempts], { count: content.points })
}
