import type { LtiContent, LtiLaunch, LtiSoloStart } from '@pathquest/core/contracts'
import { useLanguage, useMessages } from '@pathquest/ui/messages'
import { formatMoment } from '../../../formats'
import { playSoloMessages } from '../../../messages/en/play-solo'
import { minutesOf } from './solo-start'
import './start-facts.css'

export interface StartFactsProps {
  launch: LtiLaunch
  content: LtiContent
  start: LtiSoloStart
}

/** What is good to know before the clock runs. */
export function StartFacts({ launch, content, start }: StartFactsProps) {
  const t = useMessages(playSoloMessages)
  const { locale } = useLanguage()
  const { questions, seconds, hasExtraTime, progress } = start
  const { dueAt, isPastDue } = launch
  const facts = [
    [
      t('solo.questions'),
      progress
        ? t('solo.questionsOpen', { answered: progress.answered, count: questions })
        : String(questions),
    ],
    [
      t('solo.time'),
      seconds === null ? t('solo.noClock') : t('solo.upTo', { count: minutesOf(seconds) }),
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
        {seconds !== null && `${t('solo.clock')} `}
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
