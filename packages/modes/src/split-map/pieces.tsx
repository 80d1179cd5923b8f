import type { HostView, ScreenView } from '@pathquest/core/rooms/views'
import { Badge } from '@pathquest/ui/Badge'
import { useTexts } from '@pathquest/ui/messages/use-texts'
import { QuestionStep } from '../kits/rounds/QuestionStep'
import { ScreenBand } from '../kits/rounds/ScreenBand'
import { ScreenPhaseStage } from '../kits/rounds/WatchedPhase'
import type { PlayerPieceProps, RoundPieces, VerdictPieceProps, WatchPieceProps } from '../pieces'
import { ClassMaps } from './ClassMaps'
import { MapSheet } from './MapSheet'
import { PlayerMap } from './PlayerMap'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import { letterOf, lettersOf, useSplitWords } from './use-split-words'
import type { SplitView } from './views'

export { how } from './how'
export { Results } from './Results'

const splitOf = ({ modeView }: { modeView: unknown }) => modeView as SplitView

/** What the team claimed, put together. */
function PlayerStatus(props: PlayerPieceProps) {
  const t = useTexts(en, es)
  const { own } = splitOf(props)
  const { stage } = props.view
  if (!own?.claims || stage.name !== 'result') return null
  const pieces = stage.question.options.length
  const isWhole = own.reading === 'clean'
  const label =
    own.claims.length > 0
      ? t('scene.closed', { letters: lettersOf(own.claims) })
      : t('scene.nothing')
  return (
    <div className="pq-own-scene">
      <svg className="pq-scene" viewBox="0 0 180 92" role="img" aria-label={label}>
        <g transform="translate(30 7)">
          <MapSheet
            pieces={pieces}
            gap={isWhole ? 0 : 4}
            lit={isWhole ? [...Array(pieces).keys()] : own.claims}
            letters={isWhole ? undefined : [...Array(pieces).keys()].map(letterOf)}
            trail={isWhole}
            isWhole={isWhole}
          />
        </g>
      </svg>
      <p>{label}</p>
    </div>
  )
}

function PlayerVerdict(props: VerdictPieceProps) {
  const t = useTexts(en, es)
  const { reading = null } = splitOf(props).own ?? {}
  const { stage } = props.view
  const points = stage.name === 'result' ? (stage.yourVerdict?.pointsEarned ?? 0) : 0
  return (
    <>
      {props.title}
      <span className="pq-verdict-text">
        {t(reading ? `verdict.${reading}` : 'verdict.survey', { points })}
      </span>
    </>
  )
}

/** How far the teams are. */
function HostStatus(props: WatchPieceProps<HostView>) {
  const split = splitOf(props)
  const { sum, crewText } = useSplitWords(split)
  return (
    <div style={{ display: 'grid', gap: 8, margin: '10px 0' }}>
      <p>{sum}</p>
      <ul className="pq-row" style={{ padding: 0, margin: 0, listStyle: 'none' }}>
        {split.crews.map((crew) => (
          <li key={crew.number}>
            <Badge variant={crew.reading === 'clean' ? 'solid' : 'outline'}>{crewText(crew)}</Badge>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The question without its options, and the map of each team. */
function ScreenPhase(props: WatchPieceProps<ScreenView>) {
  const { asked, crews } = splitOf(props)
  const { sum } = useSplitWords(splitOf(props))
  if (!asked) return null
  const { imageUrl, imageAlt } = asked
  const phase = { ...asked, name: asked.id, mayChoose: false, chosen: 0, present: 0 }
  return (
    <ScreenPhaseStage phase={phase} now={props.now} title={asked.text} chosen={sum}>
      {imageUrl && (
        <img
          className="pq-question-image"
          src={imageUrl.startsWith('/') ? (props.assetOrigin ?? '') + imageUrl : imageUrl}
          alt={imageAlt ?? ''}
        />
      )}
      <svg className="pq-scene" viewBox="0 0 1600 420" role="img" aria-label={sum}>
        <ClassMaps
          crews={crews}
          pieces={asked.options}
          isClosed={false}
          width={1600}
          height={420}
        />
      </svg>
    </ScreenPhaseStage>
  )
}

function ScreenScene(props: WatchPieceProps<ScreenView>) {
  const { crews } = splitOf(props)
  const { sum } = useSplitWords(splitOf(props))
  const { stage } = props.view
  const pieces = 'question' in stage ? stage.question.options.length : 4
  return (
    <ScreenBand view={props.view} words={sum} label={sum}>
      <path fill="var(--pq-pine)" d="M0 0h1600v270H0Z" />
      <ClassMaps crews={crews} pieces={pieces} isClosed width={1600} height={250} />
    </ScreenBand>
  )
}

export const round: RoundPieces = {
  PlayerPhase: PlayerMap,
  PlayerStatus,
  PlayerVerdict,
  HostStep: QuestionStep,
  HostStatus,
  ScreenPhase,
  ScreenScene,
}

export const texts = { en, es }
