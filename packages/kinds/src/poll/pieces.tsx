import { shapeOf } from '@pathquest/core/questions/documented-fields'
import type { OpenQuestion } from '@pathquest/core/questions/questions'
import { useTexts } from '@pathquest/ui/messages/use-texts'
import { TextField } from '@pathquest/ui/TextField'
import { answerOfKey as placeOfKey } from '../choice/option-states'
import { Distribution } from '../Distribution'
import { OptionTiles } from '../OptionTiles'
import type { AnswersProps, PlayerAnswersProps } from '../pieces'
import { type PollShape, WHY_MAX } from './form'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'

interface Given {
  option: number
  why: string | null
}

const pollOf = (question: OpenQuestion) => shapeOf(question) as PollShape
export const spoken = (question: OpenQuestion) => pollOf(question).options

const givenIn = (answer: unknown): Given | null =>
  typeof answer === 'object' && answer !== null ? (answer as Given) : null

/** Only where no reason is asked for. */
export const isAnsweredByTap = (question: OpenQuestion) => !pollOf(question).asksWhy

/** The options, and below them a line for the reason. */
export function Player(props: PlayerAnswersProps) {
  const { question, isOpen, isSending, onChoose, onSubmit } = props
  const t = useTexts(en, es)
  const { options, asksWhy } = pollOf(question)
  const given = givenIn(props.answer)
  const other = isOpen ? 'idle' : 'locked'
  const why = given?.why ?? null
  return (
    <>
      <OptionTiles
        options={options.map((text, place) => ({
          text,
          state: place === given?.option ? 'picked' : other,
        }))}
        picked={given?.option}
        onPick={isOpen ? (option, isMeant) => onChoose({ option, why }, isMeant) : undefined}
        disabled={isSending}
      />
      {asksWhy && isOpen && given && (
        <div className="pq-answer-line">
          <TextField
            label={t('why')}
            hint={t('whyHint')}
            value={given.why ?? ''}
            maxLength={WHY_MAX}
            disabled={isSending}
            autoComplete="off"
            onChange={(text) => onChoose({ option: given.option, why: text || null })}
            onKeyDown={(event) => {
              event.stopPropagation()
              if (event.key === 'Enter') onSubmit?.()
            }}
          />
        </div>
      )}
      {asksWhy && !isOpen && why !== null && (
        <p className="pq-answer-own" lang={t.contentLang}>
          “{why}”
        </p>
      )}
      <Distribution options={options} counts={props.counts} />
    </>
  )
}

export const Host = (props: AnswersProps) => <Watched {...props} layout="row" />
export const Screen = (props: AnswersProps) => <Watched {...props} layout="screen" />

function Watched({
  question,
  isClosed,
  counts,
  layout,
}: AnswersProps & { layout: 'row' | 'screen' }) {
  const { options } = pollOf(question)
  return (
    <>
      <OptionTiles
        options={options.map((text) => ({ text, state: isClosed ? 'locked' : 'idle' }))}
        layout={layout}
      />
      <Distribution options={options} counts={counts} />
    </>
  )
}

/** 1-6 and A-F choose an option; with a reason to write, letters belong to the line. */
export function answerOfKey(key: string, question: OpenQuestion) {
  const option = placeOfKey(key, pollOf(question))
  return option === undefined ? undefined : { option, why: null }
}
