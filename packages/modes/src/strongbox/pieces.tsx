import type { HostView, ScreenView } from '@pathquest/core/rooms/views'
import { Badge } from '@pathquest/ui/Badge'
import type { HeadingLevel } from '@pathquest/ui/Card'
import { useTexts } from '@pathquest/ui/messages/use-texts'
import { Countdown } from '@pathquest/ui/question/Countdown'
import { JoinedLate } from '../kits/rounds/JoinedLate'
import { PhaseStage } from '../kits/rounds/PhaseStage'
import type { PhaseView } from '../kits/rounds/phase-view'
import { QuestionStep } from '../kits/rounds/QuestionStep'
import { ScreenBand } from '../kits/rounds/ScreenBand'
import type {
  PlayerPieceProps,
  RoundPieces,
  StepPieceProps,
  VerdictPieceProps,
  WatchPieceProps,
} from '../pieces'
import { ClassRoad, ROAD_HEIGHT, useRoadLabel } from './ClassRoad'
import { useChoices } from './choices'
import { KeyStep, LoadStep, WayStep } from './how'
import { OwnRoad } from './OwnRoad'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import type { OwnBox, RoadView } from './views'

export { Results } from './Results'

const roadOf = ({ modeView }: { modeView: unknown }) => modeView as RoadView

/** What the player has: a line while the question is open, then the decision, then the outcome. */
function PlayerStatus(props: PlayerPieceProps) {
  const t = useTexts(en, es)
  const road = roadOf(props)
  const { phase, own } = road
  if (!own) return null
  if (phase) return <Decision {...props} road={road} phase={phase} own={own} />
  if (props.view.stage.name === 'result' && own.outcome) return <Outcome own={own} />
  return (
    <div className="pq-row">
      <Badge variant="you">{t('box', { count: own.carried })}</Badge>
      <Badge variant="reward">{t('safe', { count: own.banked })}</Badge>
    </div>
  )
}

interface DecisionProps extends PlayerPieceProps {
  road: RoadView
  phase: PhaseView
  own: OwnBox
}

function Decision({ road, phase, own, now, busy, send, headingLevel }: DecisionProps) {
  const t = useTexts(en, es)
  const choices = useChoices(road, own)
  const { chosen } = own
  const waiting = chosen ? `wait.${chosen}` : own.carried === 0 ? 'wait.empty' : 'wait.others'
  return (
    <div style={{ marginBottom: 18 }}>
      <PhaseStage
        phase={phase}
        now={now}
        headingLevel={Math.min(4, (headingLevel ?? 1) + 1) as HeadingLevel}
        title={t(road.hasKeys ? 'title.key' : 'title')}
        choices={choices}
        inRows
        chosen={chosen}
        waiting={t(waiting as 'wait.bank')}
        isBusy={busy !== null}
        onChoose={(what) => void send('choose', { what })}
      >
        <OwnRoad key="choosing" own={own} />
        <Notes road={road} />
      </PhaseStage>
    </div>
  )
}

/** What the road was like, and what holds for this round alone. */
function Notes({ road }: { road: RoadView }) {
  const t = useTexts(en, es)
  const { rate, hasKeys } = road
  return (
    <>
      {rate > 10 && <p>{t('last')}</p>}
      {hasKeys
        ? road.road && <p>{t('road', { coins: road.road.coins, count: road.road.boxes })}</p>
        : road.phase && <p>{t('few')}</p>}
    </>
  )
}

function Outcome({ own }: { own: OwnBox }) {
  const t = useTexts(en, es)
  const { outcome } = own
  if (!outcome) return null
  return (
    <div className="pq-phase" style={{ marginBottom: 18 }}>
      <OwnRoad key="decided" own={own} />
      <p role="status">
        <b>{t(`out.${outcome.event}`, { count: outcome.amount })}</b>
      </p>
    </div>
  )
}

/** Coins in the box instead of points. */
function PlayerVerdict(props: VerdictPieceProps) {
  const t = useTexts(en, es)
  const { own, phase } = roadOf(props)
  const { stage } = props.view
  const verdict = 'yourVerdict' in stage ? stage.yourVerdict : null
  const count = verdict?.pointsEarned ?? 0
  const isInCamp = own?.isInCamp && phase !== null && own.carried > 0
  return (
    <>
      {props.title}
      {count > 0 ? <span className="pq-verdict-text">{t('loaded', { count })}</span> : props.text}
      {isInCamp && (
        <span className="pq-verdict-text" style={{ display: 'block' }}>
          {t('camp')}
        </span>
      )}
    </>
  )
}

const PlayerPhase = ({ headingLevel }: PlayerPieceProps) => (
  <JoinedLate headingLevel={headingLevel} />
)

/** What the class decides, with its clock. */
function Choosing({ road, now }: { road: RoadView; now: number }) {
  const t = useTexts(en, es)
  const { phase, hasKeys } = road
  if (!phase) return null
  const { chosen, present } = phase
  return (
    <div className="pq-choosing">
      <p role="status">
        <b>{t(hasKeys ? 'title.key' : 'title')}</b> {t('chosen', { chosen, present })}
      </p>
      <Countdown header={phase} clockOffsetMs={0} now={now} />
    </div>
  )
}

function HostStatus(props: WatchPieceProps<HostView>) {
  const t = useTexts(en, es)
  const road = roadOf(props)
  const label = useRoadLabel(road)
  if (props.view.stage.name !== 'result') return null
  return (
    <div className="pq-phase" style={{ marginBottom: 14 }}>
      <Choosing road={road} now={props.now} />
      <svg className="pq-scene" viewBox={`120 0 1360 ${ROAD_HEIGHT}`} aria-hidden="true">
        <ClassRoad key={road.counts ? 'decided' : 'before'} road={road} />
      </svg>
      <p>
        {label}. {road.phase && !road.hasKeys && t('few')}
      </p>
    </div>
  )
}

const ScreenStatus = (props: WatchPieceProps<ScreenView>) => (
  <Choosing road={roadOf(props)} now={props.now} />
)

function ScreenScene(props: WatchPieceProps<ScreenView>) {
  const road = roadOf(props)
  return (
    <ScreenBand view={props.view} label={useRoadLabel(road)} height={ROAD_HEIGHT}>
      {/* A decided round is a new scene: its boxes set out. */}
      <ClassRoad key={road.counts ? 'decided' : 'before'} road={road} />
    </ScreenBand>
  )
}

function HostStep(props: StepPieceProps) {
  const t = useTexts(en, es)
  return roadOf(props).phase ? t('step.choose') : <QuestionStep {...props} />
}

export const round: RoundPieces = {
  hidesWorth: true,
  PlayerPhase,
  PlayerStatus,
  PlayerVerdict,
  HostStatus,
  HostStep,
  ScreenStatus,
  ScreenScene,
}

export const how = [LoadStep, WayStep, KeyStep]

export const texts = { en, es }
