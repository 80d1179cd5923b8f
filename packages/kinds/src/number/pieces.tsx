import { shapeOf } from '@pathquest/core/questions/documented-fields'
import type { OpenQuestion } from '@pathquest/core/questions/questions'
import { Icon } from '@pathquest/ui/art/Icon'
import { checkIcon } from '@pathquest/ui/art/icons'
import { useTexts } from '@pathquest/ui/messages/use-texts'
import { TextField } from '@pathquest/ui/TextField'
import { useState } from 'react'
import type { AnswersProps, PlayerAnswersProps } from '../pieces'
import { type NumberShape, type NumberSolution, numberText, readTyped } from './form'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'

const scaleOf = (question: OpenQuestion) => shapeOf(question) as NumberShape
export function spoken(question: OpenQuestion) {
  const { min, max, unit } = scaleOf(question)
  return [`${numberText(min, unit)} – ${numberText(max, unit)}`]
}

const truthOf = (solution: unknown) => ((solution ?? null) as NumberSolution | null)?.value ?? null

/** Without the error that a sum of decimal fractions has. */
const rounded = (value: number): number => Number(value.toFixed(6))

/** Field, buttons and slider for the same number; nothing is chosen beforehand. */
export function Player(props: PlayerAnswersProps) {
  const { question, isOpen, isClosed, solution, counts } = props
  const given = typeof props.answer === 'number' ? props.answer : null
  return (
    <>
      {isOpen && <Estimate {...props} />}
      {!isOpen && (
        <Scale
          scale={scaleOf(question)}
          truth={isClosed ? truthOf(solution) : null}
          given={given}
          counts={counts}
        />
      )}
    </>
  )
}

function Estimate({ question, answer, isSending, onChoose, onSubmit }: PlayerAnswersProps) {
  const t = useTexts(en, es)
  const { min, max, step, unit } = scaleOf(question)
  const chosen = typeof answer === 'number' ? answer : null
  const [text, setText] = useState(chosen === null ? '' : String(chosen))
  const choose = (value: number) => {
    const next = rounded(Math.min(max, Math.max(min, value)))
    setText(String(next))
    onChoose(next)
  }
  const middle = rounded(min + Math.round((max - min) / step / 2) * step)
  const press = (by: number) => () => choose(chosen === null ? middle : chosen + by)
  return (
    <div className="pq-estimate">
      <button
        type="button"
        className="pq-estimate-step"
        aria-label={t('less')}
        disabled={isSending}
        onClick={press(-step)}
      >
        −
      </button>
      <TextField
        label={unit === '' ? t('yours') : `${t('yours')} (${unit})`}
        value={text}
        inputMode={min < 0 ? 'text' : 'decimal'}
        autoComplete="off"
        enterKeyHint="send"
        disabled={isSending}
        onChange={(typed) => {
          setText(typed)
          onChoose(readTyped(typed, scaleOf(question)))
        }}
        onKeyDown={(event) => {
          event.stopPropagation()
          if (event.key === 'Enter') onSubmit?.()
        }}
      />
      <button
        type="button"
        className="pq-estimate-step"
        aria-label={t('more')}
        disabled={isSending}
        onClick={press(step)}
      >
        +
      </button>
      <div className="pq-estimate-slider">
        <input
          type="range"
          aria-label={t('slider')}
          aria-valuetext={chosen === null ? '' : numberText(chosen, unit, t.locale)}
          data-empty={chosen === null || undefined}
          min={min}
          max={max}
          step={step}
          value={chosen ?? middle}
          disabled={isSending}
          onChange={(event) => choose(Number(event.currentTarget.value))}
        />
        <span>{numberText(min, unit, t.locale)}</span>
        <span>{numberText(max, unit, t.locale)}</span>
      </div>
    </div>
  )
}

export const Host = (props: AnswersProps) => (
  <Scale
    scale={scaleOf(props.question)}
    truth={truthOf(props.solution)}
    given={null}
    counts={props.counts}
  />
)
export const Screen = (props: AnswersProps) => (
  <div className="pq-scale-screen">
    <Scale
      scale={scaleOf(props.question)}
      truth={props.isClosed ? truthOf(props.solution) : null}
      given={null}
      counts={props.isClosed ? props.counts : undefined}
    />
  </div>
)

interface ScaleProps {
  scale: NumberShape
  truth: number | null
  given: number | null
  counts: unknown
}

/** The scale with the truth, the own number, and the heap of the class. */
function Scale({ scale, truth, given, counts }: ScaleProps) {
  const t = useTexts(en, es)
  const { min, max, unit } = scale
  const { heap = [], median = null } = (counts ?? {}) as { heap?: number[]; median?: number | null }
  const most = Math.max(1, ...heap)
  const at = (value: number) => `${((value - min) / (max - min)) * 100}%`
  const say = (value: number) => numberText(rounded(value), unit, t.locale)
  // The middle of two guesses is no more exact than they are.
  const whole = (value: number) => (Math.abs(value) >= 1_000 ? Math.round(value) : value)
  return (
    <div className="pq-scale">
      <div className="pq-scale-line" aria-hidden="true">
        {heap.map((count, i) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: a part of the scale is its position
            key={i}
            style={{
              left: `${(i / heap.length) * 100}%`,
              width: `${100 / heap.length}%`,
              height: `${(count / most) * 100}%`,
            }}
          />
        ))}
        {given !== null && <span className="pq-scale-own" style={{ left: at(given) }} />}
        {truth !== null && <span className="pq-scale-truth" style={{ left: at(truth) }} />}
      </div>
      <p className="pq-scale-ends">
        <span>{say(min)}</span>
        <span>{say(max)}</span>
      </p>
      <p className="pq-scale-words">
        {truth !== null && (
          <b className="pq-scale-right">
            <Icon icon={checkIcon} />
            {t('truth', { number: say(truth) })}
          </b>
        )}
        {given !== null && <span>{t('guess', { number: say(given) })}</span>}
        {median !== null && <span>{t('median', { number: say(whole(median)) })}</span>}
      </p>
    </div>
  )
}

export function RightAnswer({ question, solution }: Pick<AnswersProps, 'question' | 'solution'>) {
  const t = useTexts(en, es)
  const truth = truthOf(solution)
  return <span>{truth === null ? '' : numberText(truth, scaleOf(question).unit, t.locale)}</span>
}
