import type { RosterPreview } from '@pathquest/core/contracts'
import { Checkbox } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { type ReactNode, useId } from 'react'
import { rosterMessages } from '../../messages/en/roster'

interface RosterPreviewListsProps {
  preview: RosterPreview
  mayLeave: boolean
  onMayLeave: (mayLeave: boolean) => void
}

/** What a roster would change: counts, new classes, who leaves, and the rows that are left out. */
export function RosterPreviewLists({ preview, mayLeave, onMayLeave }: RosterPreviewListsProps) {
  const t = useMessages(rosterMessages)
  const { classes, students, joins, withoutClass, newClasses } = preview
  const { leaves, leavesTotal, badRows, badRowsTotal } = preview
  return (
    <>
      <ul className="roster-counts" aria-live="polite">
        {preview.changes === 0 && <li>{t('roster.nothing')}</li>}
        <li>{t('roster.classes', classes)}</li>
        <li>{t('roster.students', students)}</li>
        {joins > 0 && <li>{t('roster.joins', { count: joins })}</li>}
        {withoutClass > 0 && <li>{t('roster.withoutClass', { count: withoutClass })}</li>}
      </ul>
      {newClasses.length > 0 && (
        <List title={t('roster.newClasses')} all={classes.added} shown={newClasses.length}>
          {newClasses.map(({ name, students: count }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two classes may have one name
            <li key={i}>{t('roster.newClass', { name, count })}</li>
          ))}
        </List>
      )}
      {leavesTotal > 0 && (
        <>
          <List
            title={t('roster.leaves', { count: leavesTotal })}
            all={leavesTotal}
            shown={leaves.length}
          >
            {leaves.map(({ name, className, isLast }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two students may have one name
              <li key={i}>
                {t(isLast ? 'roster.leaveLast' : 'roster.leave', { name, className })}
              </li>
            ))}
          </List>
          <Checkbox checked={mayLeave} onChange={onMayLeave} label={t('roster.mayLeave')} />
          <p className="pq-muted">{t('roster.mayLeaveHint')}</p>
        </>
      )}
      {badRowsTotal > 0 && (
        <List
          title={t('roster.bad', { count: badRowsTotal })}
          all={badRowsTotal}
          shown={badRows.length}
        >
          {badRows.map(({ file, line, fault }) => (
            <li key={`${file} ${line} ${fault}`}>
              {t('roster.row', { file, line, reason: t(`roster.${fault}`) })}
            </li>
          ))}
        </List>
      )}
    </>
  )
}

interface ListProps {
  title: string
  all: number
  shown: number
  children: ReactNode
}

function List({ title, all, shown, children }: ListProps) {
  const t = useMessages(rosterMessages)
  const titleId = useId()
  return (
    <section className="roster-list" aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list is scrolled by keys */}
      <ul tabIndex={0} aria-labelledby={titleId}>
        {children}
      </ul>
      {all > shown && <p className="pq-muted">{t('roster.more', { count: all - shown })}</p>}
    </section>
  )
}
