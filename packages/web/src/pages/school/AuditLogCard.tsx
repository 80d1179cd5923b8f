import type { AuditLog } from '@pathquest/core/contracts'
import { toApiError } from '@pathquest/sdk/api/error'
import { Button, buttonLook, Card, Loading, TextField } from '@pathquest/ui'
import { useLanguage, useMessages } from '@pathquest/ui/messages'
import { useState } from 'react'
import { type LogFilter, useAuditLog } from '../../api/schools'
import { formatMoment } from '../../formats'
import { schoolMessages } from '../../messages/en/school'
import { schoolLogMessages } from '../../messages/en/school-log'
import { useErrorText } from '../../messages/use-error-text'
import { RetryError } from '../../shell/RetryError'
import { ScrollTable } from '../../shell/ScrollTable'
import { PageTurner } from './PagedPeople'

type Person = NonNullable<AuditLog['entries'][number]['actor']>

const DAY_MS = 24 * 60 * 60_000

/** The first moment of a day as a date field gives it, here. */
const startOf = (day: string): number => new Date(`${day}T00:00`).getTime()

/** Who saw or changed whose data, by person and time. */
export function AuditLogCard() {
  const t = useMessages(schoolLogMessages)
  const school = useMessages(schoolMessages)
  const errorText = useErrorText()
  const [days, setDays] = useState({ from: '', to: '' })
  const [person, setPerson] = useState<Person>()
  const [page, setPage] = useState(1)
  const filter: LogFilter = {
    ...(person ? { person: person.id } : {}),
    ...(days.from ? { from: startOf(days.from) } : {}),
    ...(days.to ? { to: startOf(days.to) + DAY_MS - 1 } : {}),
  }
  const { data, error, refetch } = useAuditLog({ ...filter, page })
  const choose = (change: () => void) => {
    change()
    setPage(1)
  }
  const query = new URLSearchParams(
    Object.entries(filter).map(([name, value]): [string, string] => [name, String(value)]),
  )
  return (
    <Card title={school('school.partLog')} className="school-card">
      <p className="pq-muted">{t('schoolLog.text')}</p>
      <div className="school-pair">
        {(['from', 'to'] as const).map((end) => (
          <TextField
            key={end}
            type="date"
            label={t(`schoolLog.${end}`)}
            value={days[end]}
            onChange={(day) => choose(() => setDays({ ...days, [end]: day }))}
          />
        ))}
      </div>
      <div className="school-actions">
        {person && (
          <>
            <span>{t('schoolLog.person', { name: person.displayName })}</span>
            <Button size="sm" onClick={() => choose(() => setPerson(undefined))}>
              {t('schoolLog.all')}
            </Button>
          </>
        )}
        <a href={`/api/school/audit.csv?${query}`} download {...buttonLook({ size: 'sm' })}>
          {t('schoolLog.csv')}
        </a>
      </div>
      {!data && !error && <Loading text={t('schoolLog.loading')} />}
      {!data && error && (
        <RetryError onRetry={() => void refetch()}>{errorText(toApiError(error))}</RetryError>
      )}
      {data && (
        <p className="pq-muted" aria-live="polite">
          {data.total === 0 ? t('schoolLog.none') : t('schoolLog.count', { count: data.total })}
        </p>
      )}
      {data && data.total > 0 && (
        <Entries entries={data.entries} onPerson={(of) => choose(() => setPerson(of))} />
      )}
      {data && (
        <PageTurner
          page={page}
          total={data.total}
          onTurn={setPage}
          texts={{
            page: (page, pages) => t('schoolLog.page', { page, pages }),
            previous: t('schoolLog.previous'),
            next: t('schoolLog.next'),
          }}
        />
      )}
    </Card>
  )
}

interface EntriesProps {
  entries: AuditLog['entries']
  onPerson: (person: Person) => void
}

function Entries({ entries, onPerson }: EntriesProps) {
  const t = useMessages(schoolLogMessages)
  const school = useMessages(schoolMessages)
  const { locale } = useLanguage()
  const named = (person: Person | null, otherwise: string) =>
    person ? (
      <Button
        size="sm"
        variant="ghost"
        aria-label={t('schoolLog.onlyNamed', { name: person.displayName })}
        onClick={() => onPerson(person)}
      >
        {person.displayName}
      </Button>
    ) : (
      <span className="pq-muted">{otherwise}</span>
    )
  return (
    <ScrollTable label={school('school.partLog')} className="school-log">
      <table>
        <thead>
          <tr>
            {(['at', 'actor', 'action', 'subject'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`schoolLog.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map(({ id, at, action, actor, subject }) => (
            <tr key={id}>
              <td>{formatMoment(at, locale)}</td>
              <td>{named(actor, t('schoolLog.site'))}</td>
              <td>{t(`schoolLog.do.${action}`)}</td>
              <td>{named(subject, t('schoolLog.nobody'))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollTable>
  )
}
