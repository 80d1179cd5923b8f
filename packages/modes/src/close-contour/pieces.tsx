import { type DeckFigure, figureText } from '@pathquest/core/careers/deck'
import { solutionIn } from '@pathquest/core/questions/documented-fields'
import type { HostView, ScreenView } from '@pathquest/core/rooms/views'
import { numberLocale } from '@pathquest/ui/messages/translate'
import { useTexts } from '@pathquest/ui/messages/use-texts'
import { QuestionStep } from '../kits/rounds/QuestionStep'
import { ScreenBand } from '../kits/rounds/ScreenBand'
import type {
  PlayerPieceProps,
  RoundPieces,
  StatusPieceProps,
  SubmitPieceProps,
  VerdictPieceProps,
  WatchPieceProps,
} from '../pieces'
import { type Contour, halfWidth, isInside, offBy, WORTH } from './contour'
import { CONTOURS } from './manifest'
import { ClassMap, ContourSign, OwnMap, type Scale } from './scene'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'

export { how } from './how'
export { Results } from './Results'

interface Common {
  figure: DeckFigure
  catalogue: number | null
}
interface Own extends Common {
  contour: Contour | null
  bonus: number
}
interface Class extends Common {
  guesses: readonly number[]
  median: number | null
  isClose: boolean
}

/** What the stage tells of the question: its scale, the own guess, and the truth once it is closed. */
function readStage({ stage }: PlayerPieceProps['view'] | HostView | ScreenView) {
  if (stage.name !== 'question' && stage.name !== 'result') return null
  const scale = stage.question.shape as unknown as Scale
  const told = stage.name === 'result' ? solutionIn('number', stage.solution) : null
  const truth = (told as { value: number } | null)?.value ?? null
  const guess = typeof stage.yourAnswer === 'number' ? stage.yourAnswer : null
  return { stage, scale, truth, guess }
}

/** A sentence in a badge is wider than a narrow phone. */
const WRAPS = { whiteSpace: 'normal' } as const

const useOff = () => {
  const t = useTexts(en, es)
  return (figure: DeckFigure, truth: number, guess: number) =>
    t(figure === 'growth' ? 'off.points' : 'off.percent', { count: offBy(figure, truth, guess) })
}

function PlayerStatus({ view, modeView, chosen }: StatusPieceProps) {
  const t = useTexts(en, es)
  const off = useOff()
  const { figure, catalogue, contour, bonus } = modeView as unknown as Own
  const read = readStage(view)
  if (!read) return null
  const { scale, truth, guess } = read
  const drawn = guess ?? (typeof chosen === 'number' ? chosen : null)
  const say = (value: number) => figureText(figure, value, numberLocale(t.locale))
  const inside =
    truth !== null && guess !== null && contour !== null
      ? isInside(figure, { truth, guess }, contour)
      : false
  const label =
    drawn === null
      ? t('scene.open')
      : contour === null
        ? t('scene.chosen', { guess: say(drawn) })
        : truth === null
          ? t('scene.sent', { guess: say(drawn), contour: t(contour) })
          : inside
            ? t('scene.inside')
            : t('scene.outside', { off: off(figure, truth, drawn) })
  // Before the truth is told, the contours are as wide as if the guess were true.
  const around = truth ?? drawn ?? (scale.min + scale.max) / 2
  return (
    <div className="pq-own-scene">
      <OwnMap
        {...{ scale, guess: drawn, contour, truth, label }}
        isInside={inside}
        halfWidths={CONTOURS.map((one) => halfWidth(figure, around, one))}
      />
      <div className="pq-row">
        {catalogue !== null && truth === null && (
          <span className="pq-badge" style={WRAPS}>
            {t('catalogue', { number: say(Math.round(catalogue)) })}
          </span>
        )}
        {bonus > 0 && (
          <span className="pq-badge" data-variant="solid" style={WRAPS}>
            {t('bonus', { count: bonus })}
          </span>
        )}
      </div>
    </div>
  )
}

/** How close the contour is drawn: choosing it sends the guess. */
function PlayerSubmit({ modeView, isReady, isSending, onSubmit }: SubmitPieceProps) {
  const t = useTexts(en, es)
  const { figure } = modeView as unknown as Own
  return (
    <fieldset style={{ minWidth: 0, border: 0 }}>
      <legend style={{ marginBottom: 8, fontWeight: 650 }}>
        {t(isReady ? 'choose' : 'guessFirst')}
      </legend>
      <ul className="pq-choices" data-inline>
        {CONTOURS.map((contour) => (
          <li key={contour}>
            <button
              type="button"
              className="pq-choice"
              disabled={!isReady || isSending}
              onClick={() => onSubmit({ contour })}
            >
              <svg viewBox="-26 -14 52 28" aria-hidden="true">
                <ContourSign contour={contour} />
              </svg>
              <b>{t(contour)}</b>
              <span>
                ± {t(figure === 'growth' ? `within.growth.${contour}` : `within.${contour}`)}
              </span>
              <span>+{WORTH[contour]}</span>
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

/** Inside or outside is what pays here; whether the guess was right stays in the title. */
function PlayerVerdict({ view, modeView, title, text }: VerdictPieceProps) {
  const t = useTexts(en, es)
  const off = useOff()
  const { figure, contour } = modeView as unknown as Own
  const read = readStage(view)
  if (!read || read.truth === null) {
    return (
      <>
        {title}
        {text}
      </>
    )
  }
  const { truth, guess } = read
  const said =
    guess === null || contour === null
      ? t('verdict.none')
      : isInside(figure, { truth, guess }, contour)
        ? t('verdict.inside', { contour: t(contour).toLowerCase(), count: WORTH[contour] })
        : t('verdict.outside', {
            contour: t(contour).toLowerCase(),
            off: off(figure, truth, guess),
          })
  return (
    <>
      {title}
      <span className="pq-verdict-text">{said}</span>
    </>
  )
}

function HostStatus({ view, modeView }: WatchPieceProps<HostView>) {
  const t = useTexts(en, es)
  const off = useOff()
  const { figure, median, isClose } = modeView as unknown as Class
  const read = readStage(view)
  if (!read || read.truth === null || median === null) return null
  return (
    <p className="pq-badge" style={WRAPS}>
      {isClose ? t('class.close') : t('class.off', { off: off(figure, read.truth, median) })}
    </p>
  )
}

function ScreenScene({ view, modeView }: WatchPieceProps<ScreenView>) {
  const t = useTexts(en, es)
  const { figure, guesses, median } = modeView as unknown as Class
  const read = readStage(view)
  if (!read) return null
  const { stage, scale, truth } = read
  const { answeredCount: answered, presentCount: present } = stage
  // The middle of two guesses is no more exact than they are.
  const exact = (value: number) => (figure === 'growth' ? value : Math.round(value))
  const say = (value: number | null) =>
    value === null ? '–' : figureText(figure, exact(value), numberLocale(t.locale))
  const label =
    truth === null
      ? t('band.open', { answered, present })
      : t('band.closed', { truth: say(truth), median: say(median) })
  return (
    <ScreenBand view={view} label={label}>
      <ClassMap
        {...{ scale, guesses, truth, answered, present }}
        median={truth === null ? null : median}
        words={{ truth: say(truth), median: say(median) }}
      />
    </ScreenBand>
  )
}

export const round: RoundPieces = {
  HostStep: QuestionStep,
  hidesWorth: true,
  PlayerStatus,
  PlayerSubmit,
  PlayerVerdict,
  HostStatus,
  ScreenScene,
}

export const texts = { en, es }
