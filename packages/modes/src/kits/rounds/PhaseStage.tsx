import type { HeadingLevel } from '@pathquest/ui/Card'
import { useFocusOn } from '@pathquest/ui/hooks/use-focus'
import { widgetKeys } from '@pathquest/ui/hooks/widget-keys'
import { Countdown } from '@pathquest/ui/question/Countdown'
import { type ReactNode, useRef } from 'react'
import type { PhaseView } from './phase-view'

export interface PhaseChoice<Value extends string> {
  value: Value
  label: string
  /** What the choice is worth, or costs. */
  detail?: ReactNode
  picture?: ReactNode
  isDisabled?: boolean
}

export interface PhaseStageProps<Value extends string> {
  phase: PhaseView
  now: number
  headingLevel?: HeadingLevel | undefined
  /** What there is to decide, as a question. */
  title: string
  /** Above the choices: the scene, and what is at stake. */
  children?: ReactNode
  choices: readonly PhaseChoice<Value>[]
  /** One below the other, each in a line: for long details. */
  inRows?: boolean
  /** The own choice, kept; null: none yet. */
  chosen: Value | null
  /** In place of the choices for who does not choose, or has chosen. */
  waiting: ReactNode
  isBusy: boolean
  onChoose: (value: Value) => void
}

/** A decision between answers: one press chooses, by tap or by 1 to 9. */
export function PhaseStage<Value extends string>(props: PhaseStageProps<Value>) {
  const { phase, now, title, choices, chosen, isBusy, onChoose } = props
  const heading = useRef<HTMLHeadingElement>(null)
  // The question's button, which had the focus, is gone.
  useFocusOn(heading, phase.name)
  const Heading = `h${props.headingLevel ?? 1}` as 'h1'
  const mayChoose = phase.mayChoose && chosen === null
  const keys = widgetKeys(({ key }) => {
    const choice = choices[Number(key) - 1]
    if (!choice || choice.isDisabled) return false
    onChoose(choice.value)
    return true
  })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the choices inside it
    <div className="pq-phase" onKeyDown={mayChoose && !isBusy ? keys : undefined}>
      <Heading ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      <Countdown header={phase} clockOffsetMs={0} now={now} />
      {props.children}
      {phase.mayChoose || chosen !== null ? (
        <ul className="pq-choices" data-rows={props.inRows || undefined}>
          {choices.map(({ value, label, detail, picture, isDisabled }, i) => (
            <li key={value}>
              <button
                type="button"
                className="pq-choice"
                disabled={isDisabled || isBusy || !mayChoose}
                aria-pressed={value === chosen}
                aria-keyshortcuts={String(i + 1)}
                onClick={() => onChoose(value)}
              >
                {picture}
                <b>{label}</b>
                {detail !== undefined && <span>{detail}</span>}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <div role="status">{!mayChoose && props.waiting}</div>
    </div>
  )
}
