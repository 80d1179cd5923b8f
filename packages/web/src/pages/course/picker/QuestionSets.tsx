import type { QuestionSetSummary } from '@pathquest/core/contracts'
import { Button, EmptyState } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { useMemo, useState } from 'react'
import { pickerMessages } from '../../../messages/en/picker'
import { SetCard } from '../../../question-sets/SetCard'
import {
  isFiltering,
  NO_FILTER,
  SetFilters,
  WithoutFilters,
  withoutFilters,
} from '../../../question-sets/SetFilters'
import { SetPreview } from '../../../question-sets/SetPreview'
import { useFoundSets } from '../../../question-sets/use-found-sets'
import { usePages } from '../../../shell/use-pages'
import { isInBasket } from './basket'
import { ChoiceButtons, ChooseFromPreview, PreviewButton } from './ChoiceButtons'
import { type CatalogueProps, usePickerCareers, usePickerSets } from './picker-queries'
import { Found, LoadingShelf, ShelfFailed } from './Shelf'

/** The question sets, with search, filters and previews. */
export function QuestionSets(catalogue: CatalogueProps) {
  const { basket } = catalogue
  const t = useMessages(pickerMessages)
  const sets = usePickerSets()
  const careers = usePickerCareers()
  const [previewed, setPreviewed] = useState<QuestionSetSummary | null>(null)
  const careersById = useMemo(
    () => new Map(careers.data?.careers.map((career) => [career.id, career])),
    [careers.data],
  )
  const { filter, setFilter, choices, found, unfilteredTotal } = useFoundSets(
    sets.data,
    careersById,
  )
  const { list, shown, more } = usePages<QuestionSetSummary, HTMLUListElement>(found)

  if (!sets.data) {
    return sets.error ? <ShelfFailed onRetry={() => void sets.refetch()} /> : <LoadingShelf />
  }
  if (sets.data.length === 0) {
    return <EmptyState title={t('picker.noSets')} text={t('picker.noSetsHint')} headingLevel={2} />
  }
  return (
    <div className="set-list-frame">
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
            unfilteredTotal > 0 ? (
              <WithoutFilters
                count={unfilteredTotal}
                onPress={() => setFilter(withoutFilters(filter))}
              />
            ) : (
              isFiltering(filter) && (
                <Button onClick={() => setFilter(NO_FILTER)}>{t('picker.clear')}</Button>
              )
            )
          }
        />
      ) : (
        <ul ref={list} className="set-list">
          {shown.map((set) => (
            <li key={set.id}>
              <SetCard
                set={set}
                career={careersById.get(set.careerId ?? '')?.title}
                isChosen={isInBasket(basket, choiceOf(set))}
                actions={
                  <>
                    <ChoiceButtons choice={choiceOf(set)} catalogue={catalogue} />
                    <PreviewButton title={set.title} onPreview={() => setPreviewed(set)} />
                  </>
                }
              />
            </li>
          ))}
        </ul>
      )}
      {more(t('picker.more'))}
      {previewed && (
        <SetPreview
          set={previewed}
          action={
            <ChooseFromPreview
              choice={choiceOf(previewed)}
              catalogue={catalogue}
              onDone={() => setPreviewed(null)}
            />
          }
          onClose={() => setPreviewed(null)}
        />
      )}
    </div>
  )
}

const choiceOf = ({ id, title }: QuestionSetSummary) => ({
  kind: 'question_set' as const,
  contentId: id,
  title,
})
