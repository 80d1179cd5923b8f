import {
  GROWTH_YEARS,
  growthText,
  moneyText,
  PAY_YEAR,
  salaryText,
  shownMax,
} from '@pathquest/core/careers/careers'
import { call } from '@pathquest/sdk/api/call'
import { ApiError } from '@pathquest/sdk/api/error'
import type { CareerDetail } from '@pathquest/sdk/api/types'
import { Button, Dialog, Loading, WholeWords } from '@pathquest/ui'
import { formatNumber, useMessages } from '@pathquest/ui/messages'
import { numberLocale } from '@pathquest/ui/messages/translate'
import { useQueries } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api } from '../../api/client'
import { careerListsMessages } from '../../messages/en/career-lists'
import { RetryError } from '../../shell/RetryError'
import { ScrollTable } from '../../shell/ScrollTable'
import { type Compared, comparison } from './comparison'

interface CompareDialogProps {
  compared: readonly Compared[]
  onClose: () => void
}

/** Two or three careers side by side. */
export function CompareDialog({ compared, onClose }: CompareDialogProps) {
  const t = useMessages(careerListsMessages)
  const answers = useQueries({
    queries: compared.map(({ id }) => ({
      queryKey: ['career', id],
      queryFn: () => call(api, 'GET /api/careers/{id}', { params: { id } }),
    })),
  })
  const isGone = (error: unknown) => error instanceof ApiError && error.code === 'not_found'
  const hasFailed = answers.some(({ isError, error }) => isError && !isGone(error))
  const isLoading = answers.some(({ isPending }) => isPending)
  return (
    <Dialog
      open
      size="xl"
      title={t('careerLists.dialogTitle')}
      closeLabel={t('careerLists.close')}
      onClose={onClose}
    >
      {hasFailed ? (
        <RetryError
          busy={answers.some(({ isFetching }) => isFetching)}
          onRetry={() => {
            for (const answer of answers) if (answer.isError) void answer.refetch()
          }}
        >
          {t('careerLists.failed')}
        </RetryError>
      ) : isLoading ? (
        <Loading text={t('careerLists.loading')} />
      ) : (
        <CompareTable
          columns={compared.map((one, i) => ({ ...one, career: answers[i]?.data?.career ?? null }))}
          onLast={onClose}
        />
      )}
    </Dialog>
  )
}

interface Column extends Compared {
  /** Null: it no longer exists. */
  career: CareerDetail | null
}

interface CompareTableProps {
  columns: readonly Column[]
  /** Fewer than two remain. */
  onLast: () => void
}

/** Row headings span all columns, so that a phone shows whole cells side by side. */
function CompareTable({ columns, onLast }: CompareTableProps) {
  const t = useMessages(careerListsMessages)
  const rows = useRows()
  return (
    <ScrollTable className="compare-scroll" label={t('careerLists.table')}>
      <table className="compare-table">
        <thead>
          <tr>
            {columns.map(({ id, title, career }) => (
              <th key={id} scope="col">
                <span lang={t.contentLang}>
                  <WholeWords>{career?.title ?? title}</WholeWords>
                </span>
                <Button
                  size="sm"
                  aria-label={t('careerLists.removeOne', { career: title })}
                  onClick={() => {
                    comparison.remove(id)
                    if (columns.length <= 2) onLast()
                  }}
                >
                  {t('careerLists.remove')}
                </Button>
              </th>
            ))}
          </tr>
        </thead>
        {rows.map(({ name, cell }) => (
          <tbody key={name}>
            <tr>
              <th colSpan={columns.length} scope="rowgroup">
                <span>{name}</span>
              </th>
            </tr>
            <tr>
              {columns.map(({ id, career }) => (
                <td key={id}>
                  {career === null
                    ? t('careerLists.gone')
                    : (cell(career) ?? (
                        <span className="pq-muted">{t('careerLists.unknown')}</span>
                      ))}
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
    </ScrollTable>
  )
}

interface Row {
  name: string
  /** Null: unknown. */
  cell: (career: CareerDetail) => ReactNode
}

function useRows(): Row[] {
  const t = useMessages(careerListsMessages)
  const locale = numberLocale(t.locale)
  const lang = t.contentLang
  return [
    {
      name: t('careerLists.median', { year: PAY_YEAR }),
      cell: (career) => {
        const { salaryMin, salaryMedian, salaryCurrency, figuresGroup } = career
        const max = shownMax(career)
        const money = (amount: number) => moneyText(amount, salaryCurrency, locale)
        if (career.isMedianTopCoded) {
          return <b className="compare-figure">{salaryText(career, '', locale)}</b>
        }
        if (salaryMedian === null) return null
        return (
          <>
            <b className="compare-figure">{money(salaryMedian)}</b>
            {salaryMin !== null && max !== null && (
              <p>{t('careerLists.range', { min: money(salaryMin), max: money(max) })}</p>
            )}
            {figuresGroup && (
              <p className="pq-muted">
                {t.parts('careerLists.group', {
                  group: (
                    <span key="group" lang={lang}>
                      {figuresGroup}
                    </span>
                  ),
                })}
              </p>
            )}
          </>
        )
      },
    },
    {
      name: t('careerLists.growth', { years: GROWTH_YEARS }),
      cell: ({ growthRate }) =>
        growthRate === null ? null : (
          <b className="compare-figure">{growthText(growthRate) ?? t('careerLists.noGrowth')}</b>
        ),
    },
    {
      name: t('careerLists.jobs'),
      cell: ({ employment2024, employment2034Projected }) =>
        employment2024 === null || employment2034Projected === null
          ? null
          : t('careerLists.jobsText', {
              now: formatNumber(t.locale, employment2024),
              later: formatNumber(t.locale, employment2034Projected),
            }),
    },
    {
      name: t('careerLists.education'),
      cell: ({ educationLevel: [education] }) =>
        education ? <span lang={lang}>{education}</span> : null,
    },
    {
      name: t('careerLists.tasks'),
      cell: ({ tasks }) =>
        tasks.length === 0 ? null : (
          <ul lang={lang}>
            {tasks.map((task) => (
              <li key={task}>{task}</li>
            ))}
          </ul>
        ),
    },
    {
      name: t('careerLists.environment'),
      cell: ({ workEnvironment }) =>
        workEnvironment ? <span lang={lang}>{workEnvironment}</span> : null,
    },
  ]
}
