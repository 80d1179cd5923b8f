import { TextField } from '@pathquest/ui/TextField'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import './combobox.css'

export interface ComboboxOption {
  id: string
  label: string
}

interface ComboboxProps {
  label: string
  hint?: ReactNode
  error?: string | undefined
  placeholder?: string
  /** The language of the options, where it is another one than the page's. */
  lang?: string | undefined
  value: string
  onChange: (value: string) => void
  /** What fits the text. */
  options: readonly ComboboxOption[]
  /** Shown where there are none, else for screen readers: how many there are. */
  status: string
  onPick: (option: ComboboxOption) => void
  /** Whether the list may show: the field is in use. */
  onOpen: (isOpen: boolean) => void
}

/**
 * A text field with a list of what fits the text, as the ARIA pattern says: the focus stays in the
 * field, arrow keys choose, Enter takes, Escape closes the list.
 */
export function Combobox(props: ComboboxProps) {
  const { label, hint, error, placeholder, lang, value, onChange, options, status, onPick } = props
  const listId = useId()
  const list = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  // By its id: of a list that came meanwhile, nothing is chosen.
  const [activeId, setActiveId] = useState<string | null>(null)
  const hasOptions = isOpen && options.length > 0
  const active = hasOptions ? options.findIndex(({ id }) => id === activeId) : -1
  const activeOption = options[active]
  const open = (next: boolean, option?: ComboboxOption) => {
    setOpen(next)
    setActiveId(option?.id ?? null)
    props.onOpen(next)
  }
  const pick = (option: ComboboxOption) => {
    onPick(option)
    open(false)
  }
  // The list may be longer than its box, and its box below the fold of a dialog.
  useEffect(() => {
    if (!hasOptions) return
    const shown = active < 0 ? list.current : list.current?.children[active]
    shown?.scrollIntoView({ block: 'nearest' })
  }, [hasOptions, active])
  const move = (step: 1 | -1) => {
    const from = active < 0 && step < 0 ? 0 : active
    setActiveId(options[(from + step + options.length) % options.length]?.id ?? null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Shortcuts of the page must not act on what is typed.
    event.stopPropagation()
    const { key } = event
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      if (hasOptions) move(key === 'ArrowDown' ? 1 : -1)
      else open(true, key === 'ArrowDown' ? options[0] : options.at(-1))
    } else if (key === 'Enter' && activeOption) {
      event.preventDefault()
      pick(activeOption)
    } else if (key === 'Escape' && isOpen) {
      // The list alone, not the dialog around it.
      event.preventDefault()
      open(false)
    }
  }
  return (
    <div className="combobox">
      <TextField
        label={label}
        hint={hint}
        {...(error && { error })}
        placeholder={placeholder}
        value={value}
        onChange={(text) => {
          onChange(text)
          open(text.trim() !== '')
        }}
        onKeyDown={onKeyDown}
        onBlur={() => open(false)}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={hasOptions}
        aria-controls={listId}
        aria-activedescendant={activeOption && `${listId}-${active}`}
        autoComplete="off"
        lang={lang}
      />
      <div className="combobox-popup" hidden={!isOpen || (!hasOptions && !status)}>
        <div
          ref={list}
          id={listId}
          className="combobox-list"
          role="listbox"
          aria-label={label}
          hidden={options.length === 0}
        >
          {options.map((option, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which has the focus
            <div
              key={option.id}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
              lang={lang}
              // The focus stays in the field.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => pick(option)}
            >
              {option.label}
            </div>
          ))}
        </div>
        <p className={options.length > 0 ? 'pq-hidden' : 'combobox-note'} role="status">
          {isOpen && status}
        </p>
      </div>
    </div>
  )
}
