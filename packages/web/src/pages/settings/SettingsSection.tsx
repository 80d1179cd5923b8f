import { type ReactNode, useId } from 'react'

export interface SettingsSectionProps {
  /** What an address ends with to lead here. */
  id?: string
  title: string
  note?: ReactNode
  danger?: boolean
  children: ReactNode
}

/** What it is about at the left, what can be done at the right; on a phone one below the other. */
export function SettingsSection({ id, title, note, danger, children }: SettingsSectionProps) {
  const titleId = useId()
  return (
    <section
      id={id}
      className="pq-card settings-section"
      data-danger={danger || undefined}
      aria-labelledby={titleId}
    >
      <header className="settings-about">
        <h2 id={titleId}>{title}</h2>
        {note && <p className="pq-muted">{note}</p>}
      </header>
      <div className="settings-body">{children}</div>
    </section>
  )
}
