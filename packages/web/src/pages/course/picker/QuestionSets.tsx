import type { QuestionSetSummary } from '@pathquest/core/contracts'
import { Button, EmptyState } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { useState } from 'react'
import { pickerMessages } from '../../../messages/en/picker'
import { questionSetMessages } from '../../../messages/en/question-sets'
import { SetCard } from '../../../question-sets/SetCard'
import { SetFilters, WithoutFilters } from '../../../question-sets/SetFilters'
import { SetPreview } from '../../../question-sets/SetPreview'
import { isFiltering, NO_FILTER, withoutFilters } from '../../../question-sets/set-filter'
import { useFoundSets } from '../../../question-sets/use-found-sets'
import { useMore } from '../../../shell/use-more'
import { isInBasket } from './basket'
import { ChoiceButtons, ChooseFromPreview, PreviewButton } from './ChoiceButtons'
import type { CatalogueProps } from './picker-queries'
import { Found, LoadingShelf, ShelfFailed } from './Shelf'

/** The question sets, with search, filters and previews. */
export function QuestionSets(catalogue: CatalogueProps) {
  const { basket } = catalogue
  const t = useMessages(pickerMessages)
  const sets = useMessages(questionSetMessages)
  const [filter, setFilter] = useState(NO_FILTER)
  const [previewed, setPreviewed] = useState<QuestionSetSummary | null>(null)
  const found = useFoundSets(filter)
  const { list, end } = useMore<HTMLUListElement>(found, {
    more: t('picker.more'),
    failed: sets('sets.moreFailed'),
  })
  if (found.isWhole && found.sets?.length === 0) {
    return <EmptyState title={t('picker.noSets')} text={t('picker.noSetsHint')} headingLevel={2} />
  }
  const { total, unfilteredTotal } = found
  const count = found.sets?.length ?? 0
  return (
    <div className="set-list-frame">
      <SetFilters filter={filter} counts={found.counts} onChange={setFilter} />
      {found.hasFailed && <ShelfFailed onRetry={found.onRetry} />}
      {found.sets ? (
        <Found
          text={
            count < total
              ? t('picker.setsShown', { shown: count, count: total })
              : t('picker.setsFound', { count: total })
          }
          onClear={isFiltering(filter) && total > 0 ? () => setFilter(NO_FILTER) : undefined}
        />
      ) : (
        !found.hasFailed && <LoadingShelf />
      )}
      {found.sets && count === 0 && (
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
      )}
      {count > 0 && (
        <ul ref={list} className="set-list" aria-busy={found.isUpdating}>
          {found.sets?.map((set) => (
            <li key={set.id}>
              <SetCard
                set={set}
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
      {end}
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
