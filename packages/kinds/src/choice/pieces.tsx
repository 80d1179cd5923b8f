import type { OpenQuestion } from '@pathquest/core/questions/questions'
import { AnswerGrid, type AnswerGridProps } from '@pathquest/ui/AnswerGrid'
import type { AnswerState } from '@pathquest/ui/AnswerTile'
import { AnswerShape } from '@pathquest/ui/art/AnswerShape'
import { Icon } from '@pathquest/ui/art/Icon'
import { checkIcon } from '@pathquest/ui/art/icons'
import { Marked } from '@pathquest/ui/Marked'
import { gameMessages } from '@pathquest/ui/messages/en/game'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import type { AnswersProps, PlayerAnswersProps } from '../pieces'
import { acceptedStates, closedStates, hostStates, openStates } from './option-states'

export { answerOfKey } from './option-states'

export const isAnsweredByTap = true

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
        onPick={isOpen ? onChoose : undefined}
        disabled={isSending}
      />
      <Distribution {...props} />
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
    <Distribution {...props} />
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
    <Distribution {...props} />
  </>
)

export function RightAnswer({ question, solution }: Pick<AnswersProps, 'question' | 'solution'>) {
  const t = useMessages(gameMessages)
  return <span lang={t.contentLang}>{question.options[indexOf(solution) ?? -1]}</span>
}

interface OptionsProps extends Pick<AnswerGridProps, 'picked' | 'onPick' | 'disabled' | 'layout'> {
  question: OpenQuestion
  states: readonly AnswerState[]
}

function Options({ question, states, ...grid }: OptionsProps) {
  const t = useMessages(gameMessages)
  return (
    <AnswerGrid
      {...grid}
      lang={t.contentLang}
      label={t('game.answers')}
      labels={{
        picked: t('game.picked'),
        right: <Marked sign="✓">{t('game.correctAnswer')}</Marked>,
        wrong: <Marked sign="✗">{t('game.yourAnswer')}</Marked>,
      }}
      options={question.options.map((text, i) => ({ text, state: states[i] ?? 'idle' }))}
    />
  )
}

/** How many chose each option, as bars with their numbers. */
function Distribution({ question, solution, counts }: AnswersProps) {
  const t = useMessages(gameMessages)
  if (!Array.isArray(counts)) return null
  const numbers = question.options.map((_, i) => Number(counts[i] ?? 0))
  const most = Math.max(1, ...numbers)
  return (
    <ul className="pq-distribution" aria-label={t('game.distribution')}>
      {question.options.map((text, i) => {
        const count = numbers[i] ?? 0
        const right = i === solution
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is identified by its position
          <li key={i} className="pq-distribution-row" data-right={right || undefined}>
            <AnswerShape index={i} />
            <span className="pq-hidden" lang={t.contentLang}>
              {text}
            </span>
            <span className="pq-distribution-bar" aria-hidden="true">
              <i style={{ width: `${(count / most) * 100}%` }} />
            </span>
            <span className="pq-distribution-count">
              {right && <Icon icon={checkIcon} />}
              {right && <span className="pq-hidden">{t('game.correctAnswer')}</span>}
              {t('game.optionCount', { count })}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
