import { CAREER_SORTS, type CareerSort } from '@pathquest/core/careers/career-choices'
import { Icon } from '@pathquest/ui/art/Icon'
import { chevronDownIcon, closeIcon, searchIcon } from '@pathquest/ui/art/icons'
import { careersMessages } from '@pathquest/ui/messages/en/careers'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { type KeyboardEvent, memo } from 'react'
import type { CareerList } from '../api/types'
import type { CareerBrowserState } from './browser-state'

type Change = (change: Partial<CareerBrowserState>) => void

export interface CareerFiltersProps extends Omit<ChoicesProps, 'isSearch'> {
  q: string
}

/** A host page's shortcuts must not fire while the user types or selects. */
const stopKeys = (event: KeyboardEvent) => event.stopPropagation()

/** Search field, industry, sector and the sort orders. */
export function CareerFilters({ q, ...choices }: CareerFiltersProps) {
  const t = useMessages(careersMessages)
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is younger than some classroom browsers
    <form
      className="pq-careers-filters"
      role="search"
      aria-label={t('careers.find')}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="pq-field-box">
        <Icon icon={searchIcon} />
        <input
          type="search"
          className="pq-field-input"
          aria-label={t('careers.search')}
          placeholder={t('careers.search')}
          value={q}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          onKeyDown={stopKeys}
          onChange={(event) => choices.onChange({ q: event.currentTarget.value })}
        />
      </div>
      <Choices {...choices} isSearch={q.trim() !== ''} />
    </form>
  )
}

type Counted = CareerList['industries'][number]

interface ChoicesProps {
  /** The best match comes first then, instead of the order by title. */
  isSearch: boolean
  industry: string
  sector: string
  /** Null: there is no order to choose. */
  sort: CareerSort | null
  /** How many careers each has; undefined until they are loaded. */
  industries: readonly Counted[] | undefined
  /** Sectors of the chosen industry. */
  sectors: readonly Counted[] | undefined
  /** Must be a stable function, so that typing does not re-render the long lists. */
  onChange: Change
}

const SORT_TEXTS = {
  title: 'careers.sortTitle',
  salary: 'careers.sortSalary',
  growth: 'careers.sortGrowth',
} as const satisfies Record<CareerSort, string>

const Choices = memo(function Choices(props: ChoicesProps) {
  const { industry, sector, sort, industries, sectors, isSearch, onChange } = props
  const t = useMessages(careersMessages)
  return (
    <>
      <Choice
        label={t('careers.industry')}
        all={t('careers.allIndustries')}
        value={industry}
        entries={industries}
        lang={t.contentLang}
        onChoose={(industry) => onChange({ industry })}
      />
      <Choice
        label={t('careers.sector')}
        all={t('careers.allSectors')}
        value={sector}
        entries={sectors}
        lang={t.contentLang}
        onChoose={(sector) => onChange({ sector })}
      />
      {sort !== null && (
        <fieldset className="pq-careers-sort">
          <legend className="pq-hidden">{t('careers.sort')}</legend>
          {CAREER_SORTS.map((order) => (
            <button
              key={order}
              type="button"
              aria-pressed={sort === order}
              onClick={() => onChange({ sort: order })}
            >
              {t(isSearch && order === 'title' ? 'careers.sortFit' : SORT_TEXTS[order])}
            </button>
          ))}
        </fieldset>
      )}
    </>
  )
})

interface ChoiceProps {
  label: string
  /** The entry that does not filter. */
  all: string
  value: string
  entries: readonly Counted[] | undefined
  /** Of the entries. */
  lang?: string
  onChoose: (value: string) => void
}

function Choice({ label, all, value, entries = [], lang, onChoose }: ChoiceProps) {
  // A value that has no career, or one from the URL that is in no list, stays visible.
  const isListed = value === '' || entries.some(({ name }) => name === value)
  return (
    <div className="pq-field-box">
      <select
        className="pq-field-input pq-field-select"
        aria-label={label}
        value={value}
        onKeyDown={stopKeys}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        <option value="">{all}</option>
        {entries.map(({ name, count }) => (
          <option key={name} value={name} lang={lang}>
            {`${name} (${count})`}
          </option>
        ))}
        {!isListed && <option lang={lang}>{value}</option>}
      </select>
      <Icon icon={chevronDownIcon} />
    </div>
  )
}

export interface FilterChipsProps {
  state: CareerBrowserState
  onChange: (change: Partial<CareerBrowserState>) => void
}

/** Every active filter with a remove button, and one that clears all. */
export function FilterChips({ state, onChange }: FilterChipsProps) {
  const t = useMessages(careersMessages)
  const words = state.q.trim()
  const chips = [
    { key: 'q', text: words && t('careers.searchChip', { words }) },
    { key: 'industry', text: state.industry },
    { key: 'sector', text: state.sector },
  ].filter(({ text }) => text)
  if (chips.length === 0) return null
  return (
    <>
      <ul className="pq-careers-chips" aria-label={t('careers.filters')}>
        {chips.map(({ key, text }) => (
          <li key={key}>
            <button
              type="button"
              className="pq-careers-chip"
              aria-label={t('careers.remove', { filter: text })}
              onClick={() => onChange({ [key]: '' })}
            >
              <span lang={key === 'q' ? undefined : t.contentLang}>{text}</span>
              <Icon icon={closeIcon} />
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="pq-link"
        onClick={() => onChange({ q: '', industry: '', sector: '' })}
      >
        {t('careers.clearAll')}
      </button>
    </>
  )
}
