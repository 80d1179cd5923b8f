import './dashboard-rows.css'
import type { HostedResult, Teaching } from '@pathquest/core/contracts'
import { modesFor } from '@pathquest/modes/catalogue'
import { modeName } from '@pathquest/modes/texts'
import { Card, CopyButton } from '@pathquest/ui'
import { Icon } from '@pathquest/ui/art'
import { chevronRightIcon, successIcon } from '@pathquest/ui/art/icons'
import { formatNumber, useMessages } from '@pathquest/ui/messages'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useSite } from '../../api/site'
import { dashboardMessages } from '../../messages/en/dashboard'

/** The first steps of a new teacher, in order, with whether they are done. */
interface FirstStep {
  id: 'host' | 'set' | 'invite'
  isDone: boolean
}

type Suggestion =
  | { kind: 'reports'; set: NonNullable<Teaching['reportedSet']> }
  | { kind: 'report'; result: HostedResult; average: number }
  | { kind: 'unplayed'; set: { id: string; title: string } }
  | { kind: 'mode'; mode: string; setId: string | null }
  | { kind: 'set' }
  | { kind: 'invite' }

/** A teacher who has hosted this often is no newcomer, whatever steps were skipped. */
const NEWCOMER_GAMES = 3
const SUGGESTIONS = 3
/** A class average below this is worth a review. */
const LOW_AVERAGE = 60

/** null: not a newcomer (any more). */
export function firstSteps({ results, hasOwnSet, hasStudents }: Teaching): FirstStep[] | null {
  const steps: FirstStep[] = [
    { id: 'host', isDone: results.length > 0 },
    { id: 'set', isDone: hasOwnSet },
    { id: 'invite', isDone: hasStudents },
  ]
  const isNew = results.length < NEWCOMER_GAMES && steps.some(({ isDone }) => !isDone)
  return isNew ? steps : null
}

/** At most three suggestions, the most useful first; `modes` are those for a class. */
export function suggestions(
  { results, hasOwnSet, hasStudents, unplayedSet, reportedSet }: Teaching,
  modes: readonly string[],
): Suggestion[] {
  const found: Suggestion[] = []
  // The next class that plays the set gets the same question.
  if (reportedSet) found.push({ kind: 'reports', set: reportedSet })
  const [hardest] = results
    .flatMap((result) =>
      result.classAverage === null ? [] : [{ result, average: result.classAverage }],
    )
    .sort((a, b) => a.average - b.average)
  if (hardest && hardest.average < LOW_AVERAGE) found.push({ kind: 'report', ...hardest })
  if (unplayedSet) found.push({ kind: 'unplayed', set: unplayedSet })
  const played = new Set(results.map(({ gameMode }) => gameMode))
  const untried = modes.find((mode) => !played.has(mode))
  const setId = results[0]?.questionSetId ?? null
  if (untried) found.push({ kind: 'mode', mode: untried, setId })
  if (!hasOwnSet) found.push({ kind: 'set' })
  if (!hasStudents) found.push({ kind: 'invite' })
  return found.slice(0, SUGGESTIONS)
}

interface NextStepsCardProps {
  teaching: Teaching
}

/** First steps of a new teacher, suggestions for everybody else. */
export function NextStepsCard({ teaching }: NextStepsCardProps) {
  const t = useMessages(dashboardMessages)
  const first = firstSteps(teaching)
  const found = suggestions(teaching, modesFor('class'))
  if (!first && found.length === 0) return null
  return (
    <Card className="dashboard-card" title={t(first ? 'dashboard.firstSteps' : 'dashboard.next')}>
      {first && teaching.reportedSet && (
        <ul className="dashboard-rows">
          <li>
            <SuggestionRow suggestion={{ kind: 'reports', set: teaching.reportedSet }} />
          </li>
        </ul>
      )}
      {first ? (
        <ol className="dashboard-rows">
          {first.map((step, index) => (
            <li key={step.id}>
              <FirstStepRow step={step} number={index + 1} />
            </li>
          ))}
        </ol>
      ) : (
        <ul className="dashboard-rows">
          {found.map((suggestion) => (
            <li key={suggestion.kind}>
              <SuggestionRow suggestion={suggestion} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

const FIRST_STEPS = {
  host: { title: 'dashboard.stepHost', note: 'dashboard.stepHostNote', to: '/host-game' },
  set: { title: 'dashboard.stepSet', note: 'dashboard.stepSetNote', to: '/question-sets' },
  invite: { title: 'dashboard.stepInvite', note: 'dashboard.stepInviteNote', to: null },
} as const

function FirstStepRow({ step: { id, isDone }, number }: { step: FirstStep; number: number }) {
  const t = useMessages(dashboardMessages)
  const { title, note, to } = FIRST_STEPS[id]
  const mark = (
    <span className="dashboard-step" data-done={isDone || undefined}>
      {isDone ? <Icon icon={successIcon} /> : number}
    </span>
  )
  const text = isDone ? (
    <span className="pq-hidden"> {t('dashboard.stepDone')}</span>
  ) : (
    <span className="dashboard-row-note">{t(note)}</span>
  )
  return (
    <StepRow
      to={isDone ? null : to}
      mark={mark}
      title={t(title)}
      action={!isDone && id === 'invite'}
    >
      {text}
    </StepRow>
  )
}

function SuggestionRow({ suggestion }: { suggestion: Suggestion }) {
  const t = useMessages(dashboardMessages)
  switch (suggestion.kind) {
    case 'reports': {
      const { id, title, reports } = suggestion.set
      return (
        <StepRow
          to={`/question-sets/${encodeURIComponent(id)}`}
          title={t('dashboard.suggestReports')}
        >
          <Note>
            {t.parts('dashboard.suggestReportsNote', {
              title: <OwnWords key="title">{title}</OwnWords>,
              count: reports,
            })}
          </Note>
        </StepRow>
      )
    }
    case 'report': {
      const average = formatNumber(t.locale, Math.round(suggestion.average))
      return (
        <StepRow
          to={`/analytics/games/${suggestion.result.sessionId}`}
          title={t('dashboard.suggestReport')}
        >
          <Note>
            {t.parts('dashboard.suggestReportNote', {
              title: <OwnWords key="title">{suggestion.result.title}</OwnWords>,
              average,
            })}
          </Note>
        </StepRow>
      )
    }
    case 'unplayed':
      return (
        <StepRow
          to={`/host-game?set=${encodeURIComponent(suggestion.set.id)}`}
          title={t('dashboard.suggestUnplayed')}
        >
          <Note>
            <OwnWords>{suggestion.set.title}</OwnWords>
          </Note>
        </StepRow>
      )
    case 'mode': {
      const search = new URLSearchParams({ mode: suggestion.mode })
      if (suggestion.setId) search.set('set', suggestion.setId)
      const mode = modeName(suggestion.mode, t.locale)
      return (
        <StepRow to={`/host-game?${search}`} title={t('dashboard.suggestMode', { mode })}>
          <Note>{t('dashboard.suggestModeNote')}</Note>
        </StepRow>
      )
    }
    case 'set':
      return (
        <StepRow to="/question-sets" title={t('dashboard.stepSet')}>
          <Note>{t('dashboard.stepSetNote')}</Note>
        </StepRow>
      )
    case 'invite':
      return (
        <StepRow to={null} title={t('dashboard.stepInvite')} action>
          <Note>{t('dashboard.stepInviteNote')}</Note>
        </StepRow>
      )
  }
}

const Note = ({ children }: { children: ReactNode }) => (
  <span className="dashboard-row-note">{children}</span>
)

/** A user-written title, in the language of the content. */
function OwnWords({ children }: { children: ReactNode }) {
  const t = useMessages(dashboardMessages)
  return <b lang={t.contentLang}>{children}</b>
}

interface StepRowProps {
  /** null: no link. */
  to: string | null
  mark?: ReactNode
  title: string
  /** With the link that invites a class. */
  action?: boolean
  children: ReactNode
}

function StepRow({ to, mark, title, action, children }: StepRowProps) {
  const text = (
    <span className="dashboard-row-main">
      <b className="dashboard-row-title">{title}</b>
      {children}
      {action && <InviteLink />}
    </span>
  )
  if (to === null)
    return (
      <div className="dashboard-row">
        {mark}
        {text}
      </div>
    )
  return (
    <Link className="dashboard-row" to={to}>
      {mark}
      {text}
      <Icon icon={chevronRightIcon} />
    </Link>
  )
}

function InviteLink() {
  const t = useMessages(dashboardMessages)
  const { data } = useSite()
  return (
    <span className="dashboard-row-action">
      <CopyButton
        size="sm"
        text={`${data?.publicOrigin ?? window.location.origin}/signup`}
        label={t('dashboard.copyInvite')}
        copiedLabel={t('dashboard.copied')}
      />
    </span>
  )
}
