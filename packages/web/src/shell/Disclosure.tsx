import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'

/** That a menu keeps from the sides of the page. */
const EDGE_PX = 8

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
  const menu = useRef<HTMLDivElement>(null)
  const menuId = useId()
  // Its button is wherever the line broke: the menu moves until all of it is on the page.
  useLayoutEffect(() => {
    if (!open || !menu.current) return
    const { style } = menu.current
    style.translate = 'none'
    const { left, right } = menu.current.getBoundingClientRect()
    const end = document.documentElement.clientWidth - EDGE_PX
    style.translate = `${Math.max(EDGE_PX - left, Math.min(0, end - right))}px`
  }, [open])
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
      <div ref={menu} id={menuId} className="pq-menu" hidden={!open} onClick={() => setOpen(false)}>
        {children}
      </div>
    </div>
  )
}
