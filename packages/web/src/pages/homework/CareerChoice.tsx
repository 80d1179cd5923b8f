import type { CareerList } from '@pathquest/core/contracts'
import { Button, Loading, TextField } from '@pathquest/ui'
import { searchIcon } from '@pathquest/ui/art/icons'
import { useMessages } from '@pathquest/ui/messages'
import { useState } from 'react'
import { useCareersToPlay } from '../../api/homework'
import { homeworkMessages } from '../../messages/en/homework'
import { InEnglishNote } from '../../shell/LoadFailed'
import { RetryError } from '../../shell/RetryError'
import { useDebouncedText } from '../../shell/use-debounced'

interface CareerChoiceProps {
  /** null: of any. */
  industry: string | null
  label: string | undefined
  /** The career whose game is about to open. */
  beginning: string | undefined
  onChoose: (careerId: string) => void
}

/** A career of the student's own choice, found by a search. */
export function CareerChoice({ industry, label, beginning, onChoose }: CareerChoiceProps) {
  const t = useMessages(homeworkMessages)
  const [q, setQ] = useState('')
  const found = useCareersToPlay(industry, useDebouncedText(q.trim()))
  return (
    <div className="homework-choice">
      {label && <p className="homework-facts">{label}</p>}
      <search>
        <TextField
          label={t('homework.search')}
          hint={t('homework.searchHint')}
          type="search"
          icon={searchIcon}
          autoComplete="off"
          value={q}
          onChange={setQ}
        />
      </search>
      <InEnglishNote />
      {found.data ? (
        <Careers list={found.data} beginning={beginning} onChoose={onChoose} />
      ) : found.isError ? (
        <RetryError busy={found.isFetching} onRetry={() => void found.refetch()}>
          {t('homework.careersFailed')}
        </RetryError>
      ) : (
        <Loading text={t('homework.careersLoading')} />
      )}
    </div>
  )
}

interface CareersProps extends Pick<CareerChoiceProps, 'beginning' | 'onChoose'> {
  list: CareerList
}

function Careers({ list: { careers, total }, beginning, onChoose }: CareersProps) {
  const t = useMessages(homeworkMessages)
  return (
    <>
      <p className="pq-muted" role="status">
        {total === 0
          ? t('homework.careersNone')
          : careers.length < total
            ? t('homework.careersShown', { shown: careers.length, count: total })
            : t('homework.careersFound', { count: total })}
      </p>
      <ul className="homework-careers">
        {careers.map(({ id, title, industry }) => (
          <li key={id}>
            <span lang={t.contentLang}>
              <b>{title}</b>
              <span className="pq-muted">{industry}</span>
            </span>
            <Button
              variant="primary"
              busy={beginning === id}
              aria-label={t('homework.onPart', { action: t('homework.play'), title })}
              onClick={() => onChoose(id)}
            >
              {t('homework.play')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
