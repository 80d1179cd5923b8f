import type { CareerSummary } from '@pathquest/core/contracts'
import { Badge, Button, EmptyState, Select, TextField, WholeWords } from '@pathquest/ui'
import { searchIcon } from '@pathquest/ui/art/icons'
import { useMessages } from '@pathquest/ui/messages'
import { useState } from 'react'
import { pickerMessages } from '../../../messages/en/picker'
import { countedOptions } from '../../../question-sets/counted-options'
import { useDebouncedText } from '../../../shell/use-debounced'
import { useMore } from '../../../shell/use-more'
import { isInBasket } from './basket'
import { CareerPreview, QuestLine } from './CareerPreview'
import { ChoiceButtons, PreviewButton } from './ChoiceButtons'
import { type CatalogueProps, usePickerCareers } from './picker-queries'
import { Found, LoadingShelf, ShelfFailed } from './Shelf'

/** A quest on one career: its own question set, or one of its sector. */
export function CareerQuests(catalogue: CatalogueProps) {
  const { basket } = catalogue
  const t = useMessages(pickerMessages)
  const [q, setQ] = useState('')
  const [industry, setIndustry] = useState('')
  const [previewed, setPreviewed] = useState<CareerSummary | null>(null)
  const found = usePickerCareers(useDebouncedText(q.trim()), industry)
  const { total, unfilteredTotal, questOf } = found
  const count = found.careers?.length ?? 0
  const { list, end } = useMore<HTMLUListElement>(found, {
    more: t('picker.more'),
    failed: t('picker.loadFailed'),
  })
  const clear = () => {
    setQ('')
    setIndustry('')
  }
  return (
    <>
      <search className="picker-filters" data-few>
        <TextField
          label={t('picker.search')}
          placeholder={t('picker.searchCareers')}
          type="search"
          icon={searchIcon}
          autoComplete="off"
          value={q}
          onChange={setQ}
        />
        <div className="picker-selects">
          <Select
            label={t('picker.industry')}
            placeholder={t('picker.all')}
            value={industry}
            onChange={setIndustry}
            options={countedOptions(found.industries, industry, t)}
          />
        </div>
      </search>
      {found.hasFailed ? (
        <ShelfFailed onRetry={found.onRetry} />
      ) : !found.careers ? (
        <LoadingShelf />
      ) : (
        <Found
          text={
            count < total
              ? t('picker.careersShown', { shown: count, count: total })
              : t('picker.careersFound', { count: total })
          }
          onClear={(q || industry) && total > 0 ? clear : undefined}
        />
      )}
      {found.careers && count === 0 && (
        <EmptyState
          title={t('picker.noneFits')}
          text={t('picker.noneFitsHint')}
          headingLevel={2}
          action={
            unfilteredTotal > 0 ? (
              <Button onClick={() => setIndustry('')}>
                {t('picker.careersUnfiltered', { count: unfilteredTotal })}
              </Button>
            ) : (
              <Button onClick={clear}>{t('picker.clear')}</Button>
            )
          }
        />
      )}
      <ul ref={list} className="picker-list" aria-busy={found.isUpdating}>
        {found.careers?.map((career) => {
          const isChosen = isInBasket(basket, choiceOf(career))
          return (
            <li key={career.id}>
              <article className="pq-card picker-card" data-chosen={isChosen || undefined}>
                <div className="picker-card-text">
                  <h2 className="picker-card-title" lang={t.contentLang}>
                    <WholeWords>{career.title}</WholeWords>
                  </h2>
                  <p className="picker-card-note" lang={t.contentLang}>
                    {career.description}
                  </p>
                  <QuestLine quest={questOf(career.id)} />
                  <span className="picker-badges">
                    <Badge lang={t.contentLang}>{career.industry}</Badge>
                  </span>
                </div>
                <div className="picker-card-actions">
                  <ChoiceButtons choice={choiceOf(career)} catalogue={catalogue} />
                  <PreviewButton title={career.title} onPreview={() => setPreviewed(career)} />
                </div>
              </article>
            </li>
          )
        })}
      </ul>
      {end}
      {previewed && (
        <CareerPreview
          career={previewed}
          quest={questOf(previewed.id)}
          choice={choiceOf(previewed)}
          catalogue={catalogue}
          onClose={() => setPreviewed(null)}
        />
      )}
    </>
  )
}

const choiceOf = ({ id, title }: CareerSummary) => ({
  kind: 'career_quest' as const,
  contentId: id,
  title,
})
