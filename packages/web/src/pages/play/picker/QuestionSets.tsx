import type { QuestionSetSummary } from '@pathquest/game-core/contracts'
import { useMessages } from '@pathquest/sdk/messages'
import { Button, EmptyState } from '@pathquest/sdk/ui'
import { useDeferredValue, useMemo, useState } from 'react'
import { pickerMessages } from '../../../messages/en/picker'
import { usePages } from '../../../shell/use-pages'
import { isInBasket } from './basket'
import type { CatalogueProps } from './Catalogue'
import { filterChoices, filterSets, isFiltering, NO_FILTER, searchable } from './filter-sets'
import { usePickerCareers, usePickerSets } from './picker-queries'
import { SetCard } from './SetCard'
import { SetFilters } from './SetFilters'
import { SetPreview } from './SetPreview'
import { Found, LoadFailed, LoadingShelf } from './Shelf'

/** The question sets, with search, filters and a look inside. */
export function QuestionSets({ basket, onToggle }: CatalogueProps) {
  const t = useMessages(pickerMessages)
  const sets = usePickerSets()
  const careers = usePickerCareers()
  const [filter, setFilter] = useState(NO_FILTER)
  const [previewed, setPreviewed] = useState<QuestionSetSummary | null>(null)
  const titles = useMemo(
    () => new Map(careers.data?.careers.map(({ id, title }) => [id, title])),
    [careers.data],
  )
  const all = useMemo(
    () => (sets.data ?? []).map((set) => searchable(set, titles)),
    [sets.data, titles],
  )
  const choices = useMemo(() => filterChoices(sets.data ?? [], titles), [sets.data, titles])
  const wanted = useDeferredValue(filter)
  const found = useMemo(() => filterSets(all, wanted), [all, wanted])
  const { list, shown, more } = usePages<QuestionSetSummary, HTMLUListElement>(found)

  if (!sets.data) {
    return sets.error ? <LoadFailed onRetry={() => void sets.refetch()} /> : <LoadingShelf />
  }
  if (sets.data.length === 0) {
    return <EmptyState title={t('picker.noSets')} text={t('picker.noSetsHint')} headingLevel={2} />
  }
  return (
    <>
      <SetFilters filter={filter} choices={choices} onChange={setFilter} />
      <Found
        text={
          shown.length < found.length
            ? t('picker.setsShown', { shown: shown.length, count: found.length })
            : t('picker.setsFound', { count: found.length })
        }
        onClear={isFiltering(filter) && found.length > 0 ? () => setFilter(NO_FILTER) : undefined}
      />
      {found.length === 0 ? (
        <EmptyState
          title={t('picker.noneFits')}
          text={t('picker.noneFitsHint')}
          headingLevel={2}
          action={
            isFiltering(filter) && (
              <Button onClick={() => setFilter(NO_FILTER)}>{t('picker.clear')}</Button>
            )
          }
        />
      ) : (
        <ul ref={list} className="picker-list">
          {shown.map((set) => (
            <li key={set.id}>
              <SetCard
                set={set}
                career={titles.get(set.careerId ?? '')}
                isChosen={isInBasket(basket, choiceOf(set))}
                isMultiple={basket.isMultiple}
                onToggle={() => onToggle(choiceOf(set))}
                onPreview={() => setPreviewed(set)}
              />
            </li>
          ))}
        </ul>
      )}
      {more(t('picker.more'))}
      {previewed && (
        <SetPreview
          set={previewed}
          isChosen={isInBasket(basket, choiceOf(previewed))}
          isMultiple={basket.isMultiple}
          onToggle={() => {
            onToggle(choiceOf(previewed))
            setPreviewed(null)
          }}
          onClose={() => setPreviewed(null)}
        />
      )}
    </>
  )
}

const choiceOf = ({ id, title }: QuestionSetSummary) => ({
  kind: 'question_set' as const,
  contentId: id,
  title,
})
