import { SCHOOL_PAGE_SIZE } from '@pathquest/core/schools/school-choices'
import { toApiError } from '@pathquest/sdk/api/error'
import { Button, EmptyState, Loading, TextField } from '@pathquest/ui'
import { searchIcon } from '@pathquest/ui/art/icons'
import { useMessages } from '@pathquest/ui/messages'
import { type ReactNode, useState } from 'react'
import { schoolPeopleMessages } from '../../messages/en/school-people'
import { useErrorText } from '../../messages/use-error-text'
import { RetryError } from '../../shell/RetryError'
import { useDebouncedText } from '../../shell/use-debounced'

/** What is typed, and which page of what was found is shown. */
export function usePeopleSearch() {
  const [typed, setTyped] = useState('')
  const [page, setPage] = useState(1)
  const q = useDebouncedText(typed.trim())
  const search = (text: string) => {
    setTyped(text)
    setPage(1)
  }
  return { typed, search, page, setPage, query: { q, page } }
}

interface PagedPeopleProps<Person> {
  search: ReturnType<typeof usePeopleSearch>
  found: {
    data: { total: number; students: Person[] } | undefined
    error: unknown
    refetch: () => unknown
  }
  /** One item of the list. */
  item: (person: Person) => ReactNode
}

/** A searched list of students, page by page. */
export function PagedPeople<Person>({ search, found, item }: PagedPeopleProps<Person>) {
  const t = useMessages(schoolPeopleMessages)
  const errorText = useErrorText()
  const { data, error, refetch } = found
  const { typed, page, setPage, query } = search
  const isEmpty = data?.total === 0
  return (
    <>
      {(!isEmpty || typed !== '') && (
        <TextField
          label={t('schoolPeople.search')}
          type="search"
          icon={searchIcon}
          value={typed}
          onChange={search.search}
          autoComplete="off"
        />
      )}
      {!data && !error && <Loading text={t('schoolPeople.loading')} />}
      {!data && Boolean(error) && (
        <RetryError onRetry={() => void refetch()}>{errorText(toApiError(error))}</RetryError>
      )}
      {data && !isEmpty && (
        <p className="pq-muted" aria-live="polite">
          {t('schoolPeople.count', { count: data.total })}
        </p>
      )}
      {isEmpty && query.q === '' && (
        <EmptyState
          headingLevel={3}
          title={t('schoolPeople.none')}
          text={t('schoolPeople.noneText')}
        />
      )}
      {isEmpty && query.q !== '' && <p aria-live="polite">{t('schoolPeople.noMatch')}</p>}
      {data && !isEmpty && <ul className="school-list">{data.students.map(item)}</ul>}
      {data && (
        <PageTurner
          page={page}
          total={data.total}
          onTurn={setPage}
          texts={{
            page: (page, pages) => t('schoolPeople.page', { page, pages }),
            previous: t('schoolPeople.previous'),
            next: t('schoolPeople.next'),
          }}
        />
      )}
    </>
  )
}

interface PageTurnerProps {
  page: number
  /** Of all pages. */
  total: number
  onTurn: (page: number) => void
  texts: { page: (page: number, pages: number) => string; previous: string; next: string }
}

/** Nothing where everything is on one page. */
export function PageTurner({ page, total, onTurn, texts }: PageTurnerProps) {
  const pages = Math.ceil(total / SCHOOL_PAGE_SIZE)
  if (pages <= 1) return null
  return (
    <div className="school-pages">
      <Button size="sm" disabled={page === 1} onClick={() => onTurn(page - 1)}>
        {texts.previous}
      </Button>
      <span aria-live="polite">{texts.page(page, pages)}</span>
      <Button size="sm" disabled={page >= pages} onClick={() => onTurn(page + 1)}>
        {texts.next}
      </Button>
    </div>
  )
}
