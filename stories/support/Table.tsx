import type { ReactNode } from 'react'

export interface TableProps {
  head: readonly string[]
  rows: readonly (readonly ReactNode[])[]
}

/** A plain table on a page of the documentation. */
export function Table({ head, rows }: TableProps) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title}>{title}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={String(cells[0])}>
            {cells.map((cell, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
              <td key={i}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export interface EventsProps {
  /** Prop, event of the script tag (without `pathquest:`), when it happens. */
  rows: readonly (readonly [prop: string, event: string | null, when: string])[]
}

/** What a widget tells its page, in React and by a script tag. */
export function Events({ rows }: EventsProps) {
  return (
    <Table
      head={['React', 'Script tag', 'When']}
      rows={rows.map(([prop, event, when]) => [
        prop,
        event ? <code key="event">pathquest:{event}</code> : '–',
        when,
      ])}
    />
  )
}
