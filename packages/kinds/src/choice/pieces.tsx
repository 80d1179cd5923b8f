import type { OpenQuestion } from '@pathquest/core/questions/questions'
import type { AnswerState } from '@pathquest/ui/AnswerTile'
import { gameMessages } from '@pathquest/ui/messages/en/game'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { Distribution } from '../Distribution'
import { OptionTiles, type OptionTilesProps } from '../OptionTiles'
import type { AnswersProps, PlayerAnswersProps } from '../pieces'
import { acceptedStates, closedStates, hostStates, openStates } from './option-states'
import { isTrueOrFalse } from './true-false'

export { answerOfKey } from './option-states'

export const isAnsweredByTap = () => true

export const spoken = ({ options }: OpenQuestion) => options

/** The index of an option, or null. */
const indexOf = (answer: unknown): number | null => (typeof answer === 'number' ? answer : null)

/** A tile for each option, to choose by pointer and by keyboard. */
export function Player(props: PlayerAnswersProps) {
  const { question, isClosed, isOpen, isSending, verdict, onChoose } = props
  const picked = indexOf(props.answer)
  const states = isClosed
    ? closedStates(question, indexOf(props.solution), picked)
    : isOpen
      ? openStates(question, picked)
      : acceptedStates(question, picked, verdict)
  return (
    <>
      <Options
        question={question}
        states={states}
        picked={picked ?? undefined}
        struck={props.struck}
        onPick={isOpen ? onChoose : undefined}
        disabled={isSending}
      />
      <Counts {...props} />
    </>
  )
}

export const Host = (props: AnswersProps) => (
  <>
    <Options
      question={props.question}
      states={hostStates(props.question, indexOf(props.solution))}
      layout="row"
    />
    <Counts {...props} />
  </>
)

export const Screen = (props: AnswersProps) => (
  <>
    <Options
      question={props.question}
      states={
        props.isClosed
          ? closedStates(props.question, indexOf(props.solution))
          : openStates(props.question, null)
      }
      layout="screen"
    />
    <Counts {...props} />
  </>
)

export function RightAnswer({ question, solution }: Pick<AnswersProps, 'question' | 'solution'>) {
  const t = useMessages(gameMessages)
  return <span lang={t.contentLang}>{question.options[indexOf(solution) ?? -1]}</span>
}

const Counts = ({ question, solution, counts }: AnswersProps) => (
  <Distribution
    options={question.options}
    counts={counts}
    isRight={(place) => place === solution}
  />
)

interface OptionsProps extends Pick<OptionTilesProps, 'picked' | 'onPick' | 'disabled' | 'layout'> {
  question: OpenQuestion
  states: readonly AnswerState[]
  struck?: readonly number[] | undefined
}

const Options = ({ question, states, struck, ...grid }: OptionsProps) => (
  <OptionTiles
    {...grid}
    isTruth={isTrueOrFalse(question.options)}
    options={question.options.map((text, i) => ({
      text,
      state: states[i] ?? 'idle',
      isStruck: struck?.includes(i) ?? false,
    }))}
  />
)
