import type { HostView, ScreenView } from '@pathquest/core/rooms/views'
import { useTexts } from '@pathquest/ui/messages/use-texts'
import { QuestionStep } from '../kits/rounds/QuestionStep'
import { ScreenBand } from '../kits/rounds/ScreenBand'
import type {
  PlayerPieceProps,
  RoundPieces,
  SubmitPieceProps,
  VerdictPieceProps,
  WatchPieceProps,
} from '../pieces'
import { type Footing, type Holds, type Step, worthOf } from './footing'
import { Ledges } from './ledges'
import { FOOTINGS } from './manifest'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import { FootingSign, Trail } from './trail'

export { how } from './how'
export { Results } from './Results'

interface OwnTrail {
  start: number
  steps: readonly Step[]
  footing: Footing | null
  /** The front has cut steps for this player. */
  isBehind: boolean
}
interface ClassHolds {
  last: Holds | null
  /** How many are behind the front. */
  behind: number
}

/** How much more a right answer brings on steps that are cut. */
const cutWorth = (points: number): number =>
  worthOf('firm', points, 1, true) - worthOf('firm', points, 1)

const signed = (points: number): string =>
  points < 0 ? `−${-points}` : points > 0 ? `+${points}` : '0'

function PlayerStatus({ view, modeView }: PlayerPieceProps) {
  const t = useTexts(en, es)
  const { start, steps, footing } = modeView as unknown as OwnTrail
  const isOpen = view.stage.name !== 'result'
  const last = steps.at(-1)
  const step = (chosen: Footing) => t(`step.${chosen}`)
  const label = isOpen
    ? footing
      ? t('trail.sent', { step: step(footing) })
      : last
        ? t('trail.open', { count: last.score })
        : t('trail.start')
    : last?.footing
      ? t(last.isHeld ? 'trail.held' : 'trail.broken', { step: step(last.footing) })
      : t('trail.none')
  return (
    <div className="pq-own-scene">
      <Trail {...{ start, steps, footing, isOpen, label }} player={characterOf(view)} />
    </div>
  )
}

/** With what it wears, once it is in the leaderboard. */
const characterOf = ({ you, leaderboard }: PlayerPieceProps['view']) =>
  leaderboard.find(({ playerId }) => playerId === you.playerId) ?? you

/** How sure the answer is: choosing it sends the answer. */
function PlayerSubmit({ view, modeView, isReady, isSending, onSubmit }: SubmitPieceProps) {
  const t = useTexts(en, es)
  const { stage } = view
  const { isBehind } = modeView as unknown as OwnTrail
  const points = 'question' in stage ? stage.question.points : 0
  return (
    <fieldset style={{ minWidth: 0, border: 0 }}>
      <legend style={{ marginBottom: 8, fontWeight: 650 }}>
        {isReady ? t('choose') : t('answerFirst')}
      </legend>
      {isBehind && <p style={{ marginBottom: 8 }}>{t('cut.own', { count: cutWorth(points) })}</p>}
      <ul className="pq-choices" data-inline>
        {FOOTINGS.map((footing) => (
          <li key={footing}>
            <button
              type="button"
              className="pq-choice"
              disabled={!isReady || isSending}
              onClick={() => onSubmit({ footing })}
            >
              <svg viewBox="-20 -12 40 20" aria-hidden="true">
                <g transform="scale(1.5)">
                  <FootingSign footing={footing} />
                </g>
              </svg>
              <b>{t(footing)}</b>
              {([1, 0] as const).map((share) => (
                <span key={share}>
                  <span aria-hidden="true">{share === 1 ? '✓' : '✗'} </span>
                  <span className="pq-hidden">{t(share === 1 ? 'right' : 'wrong')} </span>
                  {signed(worthOf(footing, points, share, isBehind))}
                </span>
              ))}
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

/** What the step brought: a wrong answer, too, may gain or lose. */
function PlayerVerdict({ view, modeView, title, text }: VerdictPieceProps) {
  const t = useTexts(en, es)
  const { stage } = view
  const { footing } = modeView as unknown as OwnTrail
  if (stage.name !== 'result' && stage.name !== 'question') return null
  const verdict = stage.yourVerdict
  if (!verdict || !footing) {
    return (
      <>
        {title}
        {stage.name === 'result' ? (
          <span className="pq-verdict-text">{t('verdict.none')}</span>
        ) : (
          text
        )}
      </>
    )
  }
  const { isCorrect, pointsEarned } = verdict
  const step = t(`step.${footing}`)
  const isWhollyWrong = pointsEarned === worthOf(footing, stage.question.points, 0)
  const count = Math.abs(pointsEarned)
  return (
    <>
      {title}
      <span className="pq-verdict-text">
        {isCorrect
          ? t('verdict.more', { step, count })
          : !isWhollyWrong
            ? t('verdict.partly', { step, count: signed(pointsEarned) })
            : pointsEarned > 0
              ? t('verdict.little', { step, count })
              : pointsEarned < 0
                ? t('verdict.less', { step, count })
                : t('verdict.nothing', { step })}
      </span>
    </>
  )
}

/** In words below a ledge, and for the host: how many of its holds bore. */
function useHeld() {
  const t = useTexts(en, es)
  return ([held, of]: readonly [number, number]) =>
    of === 0 ? t('held.nobody') : t('held.class', { held, count: of })
}

/** While a question is open that not everybody meets alike. */
function CutSteps({ view, modeView }: WatchPieceProps<HostView | ScreenView>) {
  const t = useTexts(en, es)
  const { stage } = view
  const { behind } = modeView as unknown as ClassHolds
  if (stage.name !== 'question' || behind === 0) return null
  return <p>{t('cut.class', { count: cutWorth(stage.question.points) })}</p>
}

/** Above the question on the projector, which has no margins of its own there. */
const ScreenStatus = (props: WatchPieceProps<ScreenView>) => (
  <div style={{ paddingInline: 24, textAlign: 'center' }}>
    <CutSteps {...props} />
  </div>
)

function HostStatus(props: WatchPieceProps<HostView>) {
  const t = useTexts(en, es)
  const held = useHeld()
  const { last } = props.modeView as unknown as ClassHolds
  if (last === null) return <CutSteps {...props} />
  return (
    <dl className="pq-row" aria-label={t('host.title')}>
      {FOOTINGS.map((footing) => (
        <div key={footing} className="pq-badge">
          <dt>{t(`step.${footing}`)}</dt>
          <dd>{held(last[footing])}</dd>
        </div>
      ))}
    </dl>
  )
}

function ScreenScene({ view, modeView }: WatchPieceProps<ScreenView>) {
  const t = useTexts(en, es)
  const held = useHeld()
  const { last } = modeView as unknown as ClassHolds
  const { stage } = view
  if (stage.name !== 'question' && stage.name !== 'result') return null
  const { answeredCount: answered, presentCount: present, question } = stage
  const said = (footing: Footing) => (last ? `${t(footing)}: ${held(last[footing])}` : t(footing))
  const words = (footing: Footing) => {
    if (last) {
      const [done, of] = last[footing]
      return of === 0
        ? `${t(footing)} –`
        : t('ledge.held', { step: t(footing), held: done, count: of })
    }
    const [right, wrong] = [1, 0].map((share) => signed(worthOf(footing, question.points, share)))
    return `${t(footing)} ✓${right} ✗${wrong}`
  }
  const each = <Words,>(wordsOf: (footing: Footing) => Words) =>
    Object.fromEntries(FOOTINGS.map((footing) => [footing, wordsOf(footing)])) as Record<
      Footing,
      Words
    >
  return (
    <ScreenBand
      view={view}
      label={last ? t('scene.closed', each(said)) : t('scene.open', { answered, present })}
    >
      <Ledges {...{ present, answered, words: each(words) }} holds={last} />
    </ScreenBand>
  )
}

export const round: RoundPieces = {
  HostStep: QuestionStep,
  PlayerStatus,
  PlayerSubmit,
  PlayerVerdict,
  HostStatus,
  ScreenStatus,
  ScreenScene,
}

export const texts = { en, es }
