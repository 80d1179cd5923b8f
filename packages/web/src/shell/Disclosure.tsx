import { type ReactNode, useEffect, useId, useRef, useState } from 'react'

interface DisclosureProps {
  label: string
  className?: string
  button: ReactNode
  children: ReactNode
}

/** A button and the menu below it: closes on Escape, on a click outside, and when focus leaves. */
export function Disclosure({ label, className, button, children }: DisclosureProps) {
  const [open, setOpen] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const menuId = useId()
  useEffect(() => {
    if (!open) return
    const onPointer = (event: PointerEvent) => {
      if (!frame.current?.contains(event.target as Node)) setOpen(false)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      opener.current?.focus()
    }
    document.addEventListener('pointerdown', onPointer)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPointer)
      document.removeEventListener('keydown', onKey)
    }
  }, [open])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only observes focus leaving its controls
    <div
      ref={frame}
      className={className}
      onBlur={(event) => {
        if (event.relatedTarget && !frame.current?.contains(event.relatedTarget)) setOpen(false)
      }}
    >
      <button
        ref={opener}
        type="button"
        className="pq-icon-button"
        aria-label={label}
        aria-expanded={open}
        aria-controls={menuId}
        onClick={() => setOpen(!open)}
      >
        {button}
      </button>
      {/* biome-ignore lint/a11y: an option inside is its own link or button; this closes after it */}
      <div id={menuId} className="pq-menu" hidden={!open} onClick={() => setOpen(false)}>
        {children}
      </div>
    </div>
  )
}
