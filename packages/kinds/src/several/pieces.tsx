import { shapeOf } from '@pathquest/core/questions/documented-fields'
import type { OpenQuestion } from '@pathquest/core/questions/questions'
import type { AnswerState } from '@pathquest/ui/AnswerTile'
import { useTexts } from '@pathquest/ui/messages/use-texts'
import { Distribution } from '../Distribution'
import { OptionTiles } from '../OptionTiles'
import type { AnswersProps, PlayerAnswersProps } from '../pieces'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'

const optionsOf = (question: OpenQuestion) => shapeOf(question) as readonly string[]
export const spoken = optionsOf

/** Places of an answer or a solution; none where there is neither. */
const placesOf = (value: unknown): readonly number[] => (Array.isArray(value) ? value : [])

const toggled = (ticked: readonly number[], place: number): number[] =>
  ticked.includes(place)
    ? ticked.filter((one) => one !== place)
    : [...ticked, place].sort((a, b) => a - b)

/** A tile for each option; any number of them can be ticked. */
export function Player(props: PlayerAnswersProps) {
  const { question, isOpen, isClosed, isSending, solution, onChoose } = props
  const t = useTexts(en, es)
  const ticked = placesOf(props.answer)
  const right = placesOf(solution)
  const stateOf = (place: number): AnswerState => {
    const isTicked = ticked.includes(place)
    if (isOpen) return isTicked ? 'picked' : 'idle'
    if (!isClosed || (solution ?? null) === null) return isTicked ? 'picked' : 'locked'
    if (right.includes(place)) return 'right'
    return isTicked ? 'wrong' : 'locked'
  }
  const pick = (place: number) => {
    const next = toggled(ticked, place)
    onChoose(next.length > 0 ? next : null)
  }
  return (
    <>
      {isOpen && <p className="pq-answer-hint">{t('tickAll')}</p>}
      <OptionTiles
        options={optionsOf(question).map((text, place) => ({
          text,
          state: stateOf(place),
          isOwn: ticked.includes(place),
        }))}
        ticked={ticked}
        onPick={isOpen ? pick : undefined}
        disabled={isSending}
      />
      <Counts {...props} />
    </>
  )
}

export const Host = (props: AnswersProps) => <Watched {...props} layout="row" isTold />
export const Screen = (props: AnswersProps) => (
  <Watched {...props} layout="screen" isTold={props.isClosed} />
)

interface WatchedProps extends AnswersProps {
  layout: 'row' | 'screen'
  /** The right ones are shown. */
  isTold: boolean
}

function Watched({ layout, isTold, ...props }: WatchedProps) {
  const right = isTold ? placesOf(props.solution) : []
  const other = props.isClosed ? 'locked' : 'idle'
  return (
    <>
      <OptionTiles
        options={optionsOf(props.question).map((text, place) => ({
          text,
          state: right.includes(place) ? 'right' : other,
        }))}
        layout={layout}
      />
      <Counts {...props} />
    </>
  )
}

const Counts = ({ question, solution, counts }: AnswersProps) => (
  <Distribution
    options={optionsOf(question)}
    counts={counts}
    isRight={(place) => placesOf(solution).includes(place)}
  />
)

export function RightAnswer({ question, solution }: Pick<AnswersProps, 'question' | 'solution'>) {
  const t = useTexts(en, es)
  const options = optionsOf(question)
  return (
    <span lang={t.contentLang}>
      {placesOf(solution)
        .map((place) => options[place])
        .join(', ')}
    </span>
  )
}
