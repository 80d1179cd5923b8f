import { type KeyboardEvent, useRef } from 'react'
import { type AnswerLabels, type AnswerState, AnswerTile } from './AnswerTile'

export interface AnswerGridOption {
  text: string
  state: AnswerState
  /** Chosen by this player, where the state says something else. */
  isOwn?: boolean
  /** Known to be wrong: it can no longer be chosen. */
  isStruck?: boolean
}

export interface AnswerGridProps {
  /** Names the group, for example "Answers". */
  label: string
  options: readonly AnswerGridOption[]
  labels: AnswerLabels
  /** Language of the options, where it is not that of the labels. */
  lang?: string
  /** The chosen option; it stays chosen when the states show right and wrong. */
  picked?: number
  /** Several may be chosen together: these are. */
  ticked?: readonly number[]
  /** Two options that are true and false. */
  isTruth?: boolean
  /** Absent: a read-only list. `isMeant`: false where an arrow key only moved to it. */
  onPick?: (index: number, isMeant: boolean) => void
  disabled?: boolean
  /** `tile` on a player's screen, `row` in a narrow container, `screen` on the projector. */
  layout?: 'tile' | 'row' | 'screen'
}

/** The options of a question in two columns; in one where an option is long or the screen is narrow. */
export function AnswerGrid({
  label,
  options,
  labels,
  lang,
  picked,
  ticked,
  isTruth,
  onPick,
  disabled,
  layout = 'tile',
}: AnswerGridProps) {
  const grid = useRef<HTMLDivElement>(null)
  const texts = options.map((option) => option.text)
  const shape = {
    className: 'pq-answers-grid',
    'data-columns': answerColumns(texts),
    'data-long': hasLonger(texts, SHORT_OPTION) || undefined,
    'data-count': options.length,
    'data-layout': layout,
    'data-truth': isTruth || undefined,
  }
  if (!onPick) {
    return (
      <div className="pq-answers">
        <ul {...shape} aria-label={label}>
          {options.map((option, index) => (
            <AnswerTile
              // biome-ignore lint/suspicious/noArrayIndexKey: an option is its position
              key={index}
              index={index}
              text={option.text}
              lang={lang}
              state={option.state}
              isOwn={option.isOwn}
              isStruck={option.isStruck}
              isTruth={isTruth}
              labels={labels}
            />
          ))}
        </ul>
      </div>
    )
  }
  const move = (event: KeyboardEvent, from: number) => {
    const target = arrowTarget(event.key, from, options.length)
    if (target === undefined) return
    event.preventDefault()
    grid.current?.querySelectorAll<HTMLElement>('.pq-tile')[target]?.focus()
    if (!disabled && !ticked && !options[target]?.isStruck) onPick(target, false)
  }
  const reachable = picked ?? 0
  return (
    <div className="pq-answers">
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles take a label */}
      <div {...shape} ref={grid} role={ticked ? 'group' : 'radiogroup'} aria-label={label}>
        {options.map((option, index) => (
          <AnswerTile
            // biome-ignore lint/suspicious/noArrayIndexKey: an option is identified by its position
            key={index}
            index={index}
            text={option.text}
            lang={lang}
            state={option.state}
            labels={labels}
            isStruck={option.isStruck}
            checked={ticked ? ticked.includes(index) : index === picked}
            isCheckbox={ticked !== undefined}
            isTruth={isTruth}
            disabled={disabled}
            tabIndex={ticked || index === reachable ? 0 : -1}
            onKeyDown={(event) => move(event, index)}
            onPick={() => onPick(index, true)}
          />
        ))}
      </div>
    </div>
  )
}

/** An option longer than this is hard to read in half of a screen: then one column. */
export const LONG_OPTION = 80
/** The largest type of a projector is for options up to this long. */
const SHORT_OPTION = 40

const hasLonger = (texts: readonly string[], length: number): boolean =>
  texts.some((text) => [...text].length > length)

/** Two as documented; styles reduce it to one on a narrow screen. */
export const answerColumns = (texts: readonly string[]): 1 | 2 =>
  hasLonger(texts, LONG_OPTION) ? 1 : 2

/** The target of an arrow key in a group of `count`; undefined for other keys. */
export function arrowTarget(key: string, from: number, count: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (from + 1) % count
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (from + count - 1) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
