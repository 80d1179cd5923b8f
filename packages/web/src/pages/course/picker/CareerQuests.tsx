import { filterCareers } from '@pathquest/core/careers/careers'
import type { CareerSummary } from '@pathquest/core/contracts'
import { careerFields } from '@pathquest/core/search/documents'
import { searchList } from '@pathquest/core/search/search'
import { Badge, Button, EmptyState, Select, TextField, WholeWords } from '@pathquest/ui'
import { searchIcon } from '@pathquest/ui/art/icons'
import { useMessages } from '@pathquest/ui/messages'
import { useDeferredValue, useMemo, useState } from 'react'
import { useSynonyms } from '../../../api/question-sets'
import { pickerMessages } from '../../../messages/en/picker'
import { usePages } from '../../../shell/use-pages'
import { isInBasket } from './basket'
import { CareerPreview, QuestLine } from './CareerPreview'
import { ChoiceButtons, PreviewButton } from './ChoiceButtons'
import { type CatalogueProps, usePickerCareers } from './picker-queries'
import { Found, LoadingShelf, ShelfFailed } from './Shelf'

const NO_CAREERS: readonly CareerSummary[] = []

/** A quest on one career: its own question set, or one of its sector. */
export function CareerQuests(catalogue: CatalogueProps) {
  const { basket } = catalogue
  const t = useMessages(pickerMessages)
  const careers = usePickerCareers()
  const [q, setQ] = useState('')
  const [industry, setIndustry] = useState('')
  const [previewed, setPreviewed] = useState<CareerSummary | null>(null)
  const all = careers.data?.careers
  const industries = useMemo(
    () => [...new Set(all?.map((career) => career.industry))].sort((a, b) => a.localeCompare(b)),
    [all],
  )
  const wanted = useDeferredValue(q)
  const synonyms = useSynonyms()
  const meant = useMemo(
    () => searchList(all ?? NO_CAREERS, wanted, careerFields, synonyms),
    [all, wanted, synonyms],
  )
  const found = useMemo(() => filterCareers(meant, { industry }), [meant, industry])
  const { list, shown, more } = usePages<CareerSummary, HTMLUListElement>(found)
  if (!all) {
    return careers.error ? <ShelfFailed onRetry={() => void careers.refetch()} /> : <LoadingShelf />
  }
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
            options={industries.map((value) => ({ value, label: value, lang: t.contentLang }))}
          />
        </div>
      </search>
      <Found
        text={
          shown.length < found.length
            ? t('picker.careersShown', { shown: shown.length, count: found.length })
            : t('picker.careersFound', { count: found.length })
        }
        onClear={(q || industry) && found.length > 0 ? clear : undefined}
      />
      {found.length === 0 && (
        <EmptyState
          title={t('picker.noneFits')}
          text={t('picker.noneFitsHint')}
          headingLevel={2}
          action={
            meant.length > 0 ? (
              <Button onClick={() => setIndustry('')}>
                {t('picker.careersUnfiltered', { count: meant.length })}
              </Button>
            ) : (
              <Button onClick={clear}>{t('picker.clear')}</Button>
            )
          }
        />
      )}
      <ul ref={list} className="picker-list">
        {shown.map((career) => {
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
                  <QuestLine careerId={career.id} />
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
      {more(t('picker.more'))}
      {previewed && (
        <CareerPreview
          career={previewed}
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
