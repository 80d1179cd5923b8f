import type { AdminSchools } from '@pathquest/core/contracts'
import { useLanguage, useMessages } from '@pathquest/ui/messages'
import type { ReactNode } from 'react'
import { formatDay } from '../../formats'
import { adminSchoolsMessages } from '../../messages/en/admin-schools'

export type AdminSchool = AdminSchools['schools'][number]

/** Who it is, and what is known of it. */
export function SchoolWho({ school, children }: { school: AdminSchool; children?: ReactNode }) {
  const t = useMessages(adminSchoolsMessages)
  const { locale } = useLanguage()
  const { name, city, state, madeBy, createdAt, staff, classes } = school
  const place = [city, state].filter((part) => part !== '').join(', ')
  const maker = madeBy && t('adminSchools.madeBy', { name: madeBy.displayName })
  const notes = [place, maker, madeBy?.email].filter(Boolean)
  return (
    <span className="school-who">
      <b>{name}</b>
      <span className="pq-muted">{notes.join(' · ')}</span>
      <span className="pq-muted">
        {t('adminSchools.since', { day: formatDay(createdAt, locale) })} ·{' '}
        {t('adminSchools.size', { staff, classes })}
      </span>
      {children}
    </span>
  )
}
