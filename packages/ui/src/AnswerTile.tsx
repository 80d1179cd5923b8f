import type { KeyboardEvent, ReactNode } from 'react'
import { AnswerShape, optionLetter } from './art/AnswerShape'
import { Icon } from './art/Icon'
import { checkIcon, closeIcon } from './art/icons'
import { Badge } from './Badge'
import { WholeWords } from './WholeWords'

/** `locked`: readable, no longer choosable, neither right nor the player's own. */
export type AnswerState = 'idle' | 'picked' | 'right' | 'wrong' | 'locked'

export interface AnswerLabels {
  picked: ReactNode
  right: ReactNode
  wrong: ReactNode
}

export interface AnswerTileProps {
  index: number
  text: string
  /** Of the text, where it is not the language of the labels. */
  lang?: string
  state: AnswerState
  labels: AnswerLabels
  /** Absent: a read-only tile, as on the projector. */
  onPick?: () => void
  checked?: boolean
  /** One of several that may be chosen together. */
  isCheckbox?: boolean
  /** Chosen by this player, whatever the state says of right and wrong. */
  isOwn?: boolean
  /** Known to be wrong: it can be read, and no longer be chosen. */
  isStruck?: boolean
  /** In place of letter and shape: a tick for the first, a cross for the second. */
  isTruth?: boolean
  disabled?: boolean
  tabIndex?: number
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void
}

/** One option: letter, shape and colour on the plate, the words on plain surface. */
export function AnswerTile({
  index,
  text,
  lang,
  state,
  labels,
  onPick,
  checked,
  isCheckbox,
  isOwn = state === 'picked',
  isStruck,
  isTruth,
  disabled,
  tabIndex,
  onKeyDown,
}: AnswerTileProps) {
  const content = (
    <>
      <span className="pq-tile-plate">
        {isTruth ? (
          <span className="pq-shape">
            <Icon icon={index === 0 ? checkIcon : closeIcon} />
          </span>
        ) : (
          <AnswerShape index={index} />
        )}
        {isOwn && (
          <Badge variant="you" icon={checkIcon} className="pq-tile-mark">
            {labels.picked}
          </Badge>
        )}
      </span>
      <span className="pq-tile-text" lang={lang}>
        {isStruck ? (
          <s style={{ color: 'var(--pq-text-muted)' }}>
            <WholeWords>{text}</WholeWords>
          </s>
        ) : (
          <WholeWords>{text}</WholeWords>
        )}
      </span>
      {state === 'right' && (
        <span className="pq-tile-flag">
          <Icon icon={checkIcon} />
          {labels.right}
        </span>
      )}
      {state === 'wrong' && (
        <span className="pq-tile-flag">
          <Icon icon={closeIcon} />
          {labels.wrong}
        </span>
      )}
    </>
  )
  if (!onPick) {
    return (
      <li className="pq-tile" data-answer={index + 1} data-state={state}>
        {content}
      </li>
    )
  }
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles can be checked
    <button
      type="button"
      className="pq-tile"
      role={isCheckbox ? 'checkbox' : 'radio'}
      aria-checked={checked ?? state === 'picked'}
      aria-disabled={disabled || isStruck || undefined}
      aria-keyshortcuts={`${index + 1} ${optionLetter(index)}`}
      data-answer={index + 1}
      data-state={state}
      tabIndex={tabIndex}
      onKeyDown={onKeyDown}
      onClick={({ currentTarget }) => {
        if (disabled || isStruck) return
        onPick()
        // Keeps the tile clear of the Submit button, which is sticky from now on.
        currentTarget.scrollIntoView({ block: 'nearest' })
      }}
    >
      {content}
    </button>
  )
}
