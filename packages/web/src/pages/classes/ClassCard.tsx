import type { ClassSummary } from '@pathquest/core/contracts'
import { formatNumber, useLanguage, useMessages } from '@pathquest/ui/messages'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatDay } from '../../formats'
import { classesMessages } from '../../messages/en/classes'
import { useClassNote } from './class-note'

/** One class in the list; its name links to its page. */
export function ClassCard({ of }: { of: ClassSummary }) {
  const t = useMessages(classesMessages)
  const noteOf = useClassNote()
  const { locale } = useLanguage()
  const note = noteOf(of)
  return (
    <li className="pq-card classes-card">
      <div>
        <h2>
          <Link className="pq-link" to={`/classes/${of.id}`}>
            {of.name}
          </Link>
        </h2>
        {note && <p className="pq-muted">{note}</p>}
      </div>
      <dl>
        <Figure label={t('classes.students')}>{formatNumber(locale, of.students)}</Figure>
        <Figure label={t('classes.games')}>{formatNumber(locale, of.games)}</Figure>
        <Figure label={t('classes.lastPlayed')}>
          {of.lastPlayedAt === null ? t('classes.never') : formatDay(of.lastPlayedAt, locale)}
        </Figure>
      </dl>
    </li>
  )
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
