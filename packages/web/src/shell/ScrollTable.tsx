import type { ReactNode } from 'react'
import './scroll-table.css'

interface ScrollTableProps {
  /** Its content: a focusable region needs a name. */
  label: string
  /** From the page, for its column widths. */
  className: string
  /** One `<table>`. */
  children: ReactNode
}

/** A table that scrolls horizontally within its page, by keyboard as well. */
export function ScrollTable({ label, className, children }: ScrollTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a horizontally scrolling region must be reachable by keyboard
    <section className={`pq-scroll-table ${className}`} tabIndex={0} aria-label={label}>
      {children}
    </section>
  )
}
