import type { HostView, ScreenView } from '@pathquest/core/rooms/views'
import { Badge } from '@pathquest/ui/Badge'
import { useTexts } from '@pathquest/ui/messages/use-texts'
import { JoinedLate } from '../kits/rounds/JoinedLate'
import { QuestionStep } from '../kits/rounds/QuestionStep'
import { ScreenBand } from '../kits/rounds/ScreenBand'
import type {
  PlayerPieceProps,
  RoundPieces,
  SubmitPieceProps,
  VerdictPieceProps,
  WatchPieceProps,
} from '../pieces'
import { ClassScene } from './ClassScene'
import { STORES } from './manifest'
import { OwnScene } from './OwnScene'
import { StoreIcon } from './stores'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import { useCampWords } from './use-camp-words'
import type { CampView, OwnCampView } from './views'

export { how } from './how'
export { Results } from './Results'

/** The camp, and what it has of what the storm will need. */
function PlayerStatus({ view, modeView }: PlayerPieceProps) {
  const camp = modeView as unknown as OwnCampView
  const words = useCampWords(camp)
  const isAsked = view.stage.name === 'question' && camp.store === null
  return (
    <div className="pq-own-scene">
      <OwnScene camp={camp} label={words.all} />
      {!isAsked && <StoreBadges camp={camp} />}
    </div>
  )
}

function StoreBadges({ camp }: { camp: CampView }) {
  const { storeText } = useCampWords(camp)
  return (
    <ul className="pq-row" style={{ padding: 0, margin: 0, listStyle: 'none' }}>
      {STORES.map((store) => (
        <li key={store}>
          <Badge>{storeText(store)}</Badge>
        </li>
      ))}
    </ul>
  )
}

/** What the answer carries: choosing it sends the answer. */
function PlayerSubmit({ modeView, isReady, isSending, onSubmit }: SubmitPieceProps) {
  const t = useTexts(en, es)
  const camp = modeView as unknown as OwnCampView
  const { until } = useCampWords(camp)
  return (
    <fieldset style={{ minWidth: 0, border: 0 }}>
      <legend style={{ marginBottom: 8, fontWeight: 650 }}>
        {isReady ? t('carry') : t('answerFirst')}
      </legend>
      {until && <p style={{ marginBottom: 8 }}>{until}</p>}
      <ul className="pq-choices" data-inline>
        {STORES.map((store) => {
          const { count, need, low, high } = camp.stores[store]
          return (
            <li key={store}>
              <button
                type="button"
                className="pq-choice"
                disabled={!isReady || isSending}
                onClick={() => onSubmit({ store })}
              >
                <svg viewBox="-40 -18 80 36" aria-hidden="true">
                  <StoreIcon store={store} />
                </svg>
                <b>{t(store)}</b>
                <span>
                  {need === null ? t('range', { count, low, high }) : t('exact', { count, need })}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}

/** What arrived, and what the storm did. */
function PlayerVerdict({ view, modeView, title }: VerdictPieceProps) {
  const t = useTexts(en, es)
  const camp = modeView as unknown as OwnCampView
  const { storm } = useCampWords(camp)
  const { stage } = view
  if (stage.name !== 'result' && stage.name !== 'question') return null
  const points = stage.yourVerdict?.pointsEarned ?? 0
  const { store, loads } = camp
  const arrived =
    store === null || loads === null
      ? stage.name === 'result'
        ? t('verdict.none')
        : null
      : t(loads > 1 ? 'verdict.right' : 'verdict.wrong', { store: t(store) })
  return (
    <>
      {title}
      <span className="pq-verdict-text">
        {[points > 0 && t('verdict.points', { count: points }), arrived, storm]
          .filter(Boolean)
          .join(' ')}
      </span>
    </>
  )
}

/** For who is here for the first time. */
function PlayerPhase({ modeView, headingLevel }: PlayerPieceProps) {
  const camp = modeView as unknown as OwnCampView
  const { all } = useCampWords(camp)
  return (
    <div className="pq-own-scene">
      <OwnScene camp={camp} label={all} />
      <JoinedLate headingLevel={headingLevel} />
    </div>
  )
}

function HostStatus({ modeView }: WatchPieceProps<HostView>) {
  const camp = modeView as unknown as CampView
  const { height, until, storm } = useCampWords(camp)
  return (
    <div style={{ display: 'grid', gap: 8, margin: '10px 0' }}>
      <p>
        <b>{height}</b>
      </p>
      <StoreBadges camp={camp} />
      <p>{[storm, until].filter(Boolean).join(' ')}</p>
    </div>
  )
}

function ScreenScene({ view, modeView }: WatchPieceProps<ScreenView>) {
  const camp = modeView as unknown as CampView
  const { all, storm, until, figures } = useCampWords(camp)
  const said = storm ?? until
  return (
    <ScreenBand view={view} words={said ?? ''} label={[all, said].filter(Boolean).join(' ')}>
      <ClassScene camp={camp} figures={figures} />
    </ScreenBand>
  )
}

export const round: RoundPieces = {
  HostStep: QuestionStep,
  PlayerStatus,
  PlayerSubmit,
  PlayerVerdict,
  PlayerPhase,
  HostStatus,
  ScreenScene,
}

export const texts = { en, es }
