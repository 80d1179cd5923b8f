import type { ReactNode } from 'react'
import './scroll-table.css'

interface ScrollTableProps {
  /** What it holds: a region that keys can reach has a name. */
  label: string
  /** Of the page, for the widths of its columns. */
  className: string
  /** One `<table>`. */
  children: ReactNode
}

/** A table that scrolls sideways within its page, by keys as well. */
export function ScrollTable({ label, className, children }: ScrollTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must scroll by keys, too
    <section className={`pq-scroll-table ${className}`} tabIndex={0} aria-label={label}>
      {children}
    </section>
  )
}
