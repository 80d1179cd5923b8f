import type { HostView, ScreenView } from '@pathquest/core/rooms/views'
import { Badge } from '@pathquest/ui/Badge'
import type { HeadingLevel } from '@pathquest/ui/Card'
import { useTexts } from '@pathquest/ui/messages/use-texts'
import { Countdown } from '@pathquest/ui/question/Countdown'
import { JoinedLate } from '../kits/rounds/JoinedLate'
import { PhaseStage } from '../kits/rounds/PhaseStage'
import { QuestionStep } from '../kits/rounds/QuestionStep'
import { ScreenBand } from '../kits/rounds/ScreenBand'
import type {
  PlayerPieceProps,
  RoundPieces,
  StepPieceProps,
  VerdictPieceProps,
  WatchPieceProps,
} from '../pieces'
import { BOARD, HexBoard } from './HexBoard'
import { tileName } from './hexes'
import { TeamBars } from './TeamBars'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import { useLandWords } from './use-land-words'
import type { LandView } from './views'

export { how } from './how'
export { Results } from './Results'

const landOf = ({ modeView }: { modeView: unknown }) => modeView as LandView

/** The board alone, as large as its place. */
function Board({ land, label }: { land: LandView; label: string }) {
  return (
    <svg
      className="pq-scene"
      viewBox={`0 0 ${BOARD.width} ${BOARD.height}`}
      role="img"
      aria-label={label}
    >
      <HexBoard board={land} reach={land.reach.map(({ tile }) => tile)} named={land.named} />
    </svg>
  )
}

/** After the answer: the tiles in reach, one of them to name. */
function NamePhase(props: PlayerPieceProps) {
  const t = useTexts(en, es)
  const land = landOf(props)
  const { map, tile: tileText } = useLandWords(land)
  const { phase, reach, named, team, teams } = land
  if (!phase) return null
  const stakes = teams.find(({ number }) => number === team)?.stakes ?? 0
  return (
    <PhaseStage
      phase={phase}
      now={props.now}
      headingLevel={Math.min(4, (props.headingLevel ?? 1) + 1) as HeadingLevel}
      title={t('title')}
      choices={reach.map((one) => ({
        value: String(one.tile),
        label: tileName(one.tile),
        detail: [one.worth > 1 && `▲ ${t('peak')}`, tileText(one)].filter(Boolean).join(', '),
      }))}
      chosen={named === null ? null : String(named)}
      waiting={named === null ? t('watching') : t('named', { tile: tileName(named) })}
      isBusy={props.busy !== null}
      onChoose={(tile) => void props.send('name', { tile: Number(tile) })}
    >
      <div className="pq-row">
        {team !== null && <Badge variant="you">{t('team', { number: team })}</Badge>}
        <Badge variant="reward">{t('stakes', { count: stakes })}</Badge>
      </div>
      {land.isDouble && <p>{t('double')}</p>}
      <Board land={land} label={map} />
    </PhaseStage>
  )
}

function PlayerStatus(props: PlayerPieceProps) {
  const t = useTexts(en, es)
  const land = landOf(props)
  const { map, took } = useLandWords(land)
  if (land.phase) return <NamePhase {...props} />
  return (
    <div className="pq-own-scene">
      <Board land={land} label={map} />
      {took ? (
        <p>{took}</p>
      ) : (
        <>
          {land.team !== null && (
            <div className="pq-row">
              <Badge variant="you">{t('team', { number: land.team })}</Badge>
            </div>
          )}
          {land.isDouble && <p>{t('double')}</p>}
        </>
      )}
    </div>
  )
}

/** For who is here for the first time. */
function PlayerPhase(props: PlayerPieceProps) {
  const { map } = useLandWords(landOf(props))
  return (
    <div className="pq-own-scene">
      <Board land={landOf(props)} label={map} />
      <JoinedLate headingLevel={props.headingLevel} />
    </div>
  )
}

function PlayerVerdict(props: VerdictPieceProps) {
  const t = useTexts(en, es)
  const { team, teams, last, named } = landOf(props)
  const own = teams.find(({ number }) => number === team)
  const isTaken = last?.taken.some((one) => one.tile === named && one.team === team) ?? false
  return (
    <>
      {props.title}
      {props.text}
      <span className="pq-verdict-text" style={{ display: 'block' }}>
        {isTaken && named !== null
          ? t('verdict.yours', { tile: tileName(named) })
          : own && t('verdict.stakes', { count: own.stakes })}
      </span>
    </>
  )
}

/** The land. */
function HostStatus(props: WatchPieceProps<HostView>) {
  const land = landOf(props)
  const { map, lands, stakes, took } = useLandWords(land)
  return (
    <div style={{ display: 'grid', gap: 8, margin: '10px 0' }}>
      <Choosing land={land} now={props.now} />
      <p>{(land.phase ? stakes : lands).join(' · ')}</p>
      {took && <p>{took}</p>}
      <Board land={land} label={map} />
    </div>
  )
}

/** What the class decides, with its clock. */
function Choosing({ land, now }: { land: LandView; now: number }) {
  const t = useTexts(en, es)
  const { phase } = land
  if (!phase) return null
  const { chosen, present } = phase
  return (
    <div className="pq-choosing">
      <p role="status">
        <b>{t('title')}</b> {t('chosen', { chosen, present })}
      </p>
      <Countdown header={phase} clockOffsetMs={0} now={now} />
    </div>
  )
}

function ScreenScene(props: WatchPieceProps<ScreenView>) {
  const land = landOf(props)
  const t = useTexts(en, es)
  const { map, lands, took } = useLandWords(land)
  const { phase } = land
  return (
    <ScreenBand
      view={props.view}
      words={took ?? (phase ? t('chosen', phase) : lands.join(' · '))}
      label={map}
    >
      <path fill="var(--pq-pine)" d="M0 0h1600v270H0Z" />
      <g transform={`translate(60 76) scale(${190 / BOARD.height})`}>
        <HexBoard board={land} />
      </g>
      <g transform="translate(340 78)">
        <TeamBars teams={land.teams} labels={lands} width={1180} />
      </g>
    </ScreenBand>
  )
}

function HostStep(props: StepPieceProps) {
  const t = useTexts(en, es)
  return landOf(props).phase ? t('step.name') : <QuestionStep {...props} />
}

export const round: RoundPieces = {
  PlayerStatus,
  PlayerVerdict,
  PlayerPhase,
  HostStatus,
  HostStep,
  ScreenScene,
}

export const texts = { en, es }
