import { countedParts } from '@pathquest/kinds/paper-counts'
import { TextField } from '@pathquest/ui'
import { optionLetter } from '@pathquest/ui/art'
import { FieldError } from '@pathquest/ui/Field'
import { useMessages } from '@pathquest/ui/messages'
import { useId } from 'react'
import { paperCountsMessages } from '../../messages/en/paper-counts'
import { useErrorText } from '../../messages/use-error-text'
import { type CountedQuestion, optionTexts, readCounts, type TypedCounts } from './counts-form'

interface QuestionCountsProps {
  question: CountedQuestion
  number: number
  typed: TypedCounts
  /** null: not known yet. */
  papers: number | null
  /** Faults are shown once somebody tried to save; too many answers at once. */
  isChecked: boolean
  onChange: (typed: TypedCounts) => void
}

/** How many papers have which answer to one question. */
export function QuestionCounts(props: QuestionCountsProps) {
  const { question, number, typed, papers, isChecked, onChange } = props
  const t = useMessages(paperCountsMessages)
  const errorText = useErrorText()
  const id = useId()
  const parts = countedParts(question)
  const texts = optionTexts(question, t.locale)
  const { answered, fault } = readCounts(question, typed, papers ?? Number.POSITIVE_INFINITY)
  const shown = isChecked || fault === 'paper_counts_many' ? fault : undefined
  const setOption = (place: number, text: string) => {
    const options = texts.map((_, i) => typed.options[i] ?? '')
    options[place] = text
    onChange({ ...typed, options })
  }
  return (
    <li>
      <fieldset
        className="paper-counts-question"
        aria-describedby={`${id}-count${shown ? ` ${id}-error` : ''}`}
      >
        <legend>
          {number}. <span lang={t.contentLang}>{question.text}</span>
        </legend>
        {parts.options !== 'one' && (
          <>
            <CountField
              label={t('counts.right')}
              value={typed.right}
              onChange={(right) => onChange({ ...typed, right })}
            />
            <CountField
              label={t('counts.wrong')}
              value={typed.wrong}
              onChange={(wrong) => onChange({ ...typed, wrong })}
            />
          </>
        )}
        {parts.options === 'ticks' && <p className="pq-muted">{t('counts.ticks')}</p>}
        {texts.map((text, place) => (
          <CountField
            key={text}
            label={`${optionLetter(place)}. ${text}`}
            value={typed.options[place] ?? ''}
            onChange={(value) => setOption(place, value)}
          />
        ))}
        <p id={`${id}-count`} className="pq-muted">
          {papers === null
            ? t('counts.answered', { count: answered })
            : t('counts.answeredOf', { count: answered, papers })}
        </p>
        {shown && (
          <FieldError id={`${id}-error`}>
            {errorText({ code: shown, params: { number, papers: papers ?? 0 } })}
          </FieldError>
        )}
      </fieldset>
    </li>
  )
}

interface CountFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
}

const CountField = (props: CountFieldProps) => (
  <TextField {...props} inputMode="numeric" autoComplete="off" maxLength={3} />
)
