import type { HeadingLevel } from '@pathquest/ui/Card'
import { useFocusOn } from '@pathquest/ui/hooks/use-focus'
import { widgetKeys } from '@pathquest/ui/hooks/widget-keys'
import { type ReactNode, useRef } from 'react'

export interface Choice {
  key: string
  label: ReactNode
  details?: readonly (string | null)[]
  picture?: ReactNode
  onChoose: () => void
}

export interface ChoicesProps {
  headingLevel?: HeadingLevel | undefined
  title: string
  /** The focus goes to the title when it changes. */
  focus: string
  children?: ReactNode
  choices: readonly Choice[]
  isDisabled: boolean
  /** One below the other. */
  inRows?: boolean
}

/** One decision: a press chooses, by tap or by 1 to 9. */
export function Choices(props: ChoicesProps) {
  const { title, focus, choices, isDisabled } = props
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOn(heading, focus)
  const Heading = `h${props.headingLevel ?? 1}` as 'h1'
  const keys = widgetKeys(({ key }) => {
    const choice = choices[Number(key) - 1]
    choice?.onChoose()
    return choice !== undefined
  })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the choices inside it
    <div className="pq-phase" onKeyDown={isDisabled ? undefined : keys}>
      <Heading ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      {props.children}
      <ul
        className="pq-choices"
        style={props.inRows ? { gridTemplateColumns: 'minmax(0, 1fr)' } : undefined}
      >
        {choices.map(({ key, label, details = [], picture, onChoose }, i) => (
          <li key={key}>
            <button
              type="button"
              className="pq-choice"
              disabled={isDisabled}
              aria-keyshortcuts={String(i + 1)}
              style={props.inRows ? { alignContent: 'center' } : undefined}
              onClick={onChoose}
            >
              {picture}
              <b>{label}</b>
              {details.map((detail) => detail !== null && <span key={detail}>{detail}</span>)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
