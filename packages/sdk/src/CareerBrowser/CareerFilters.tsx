import { CAREER_SORTS, type CareerSort } from '@pathquest/game-core/careers'
import type { KeyboardEvent } from 'react'
import { useMessages } from '../messages'
import { careersMessages } from '../messages/en/careers'
import { Select, TextField } from '../ui'
import type { CareerBrowserState } from './browser-state'

export interface CareerFiltersProps {
  state: CareerBrowserState
  industries: readonly string[]
  /** Of the chosen industry. */
  sectors: readonly string[]
  onChange: (change: Partial<CareerBrowserState>) => void
}

const SORT_TEXTS = {
  title: 'careers.sortTitle',
  salary: 'careers.sortSalary',
  growth: 'careers.sortGrowth',
} as const satisfies Record<CareerSort, string>

/** A host page's shortcuts must not fire while somebody chooses. */
const keepKeys = (event: KeyboardEvent) => event.stopPropagation()

/** An entry that came by an address and is in no list stays visible as what it is. */
const optionsOf = (entries: readonly string[], chosen: string) =>
  [...entries, ...(chosen && !entries.includes(chosen) ? [chosen] : [])].map((entry) => ({
    value: entry,
    label: entry,
  }))

/** Search box, industry, sector and the three orders. */
export function CareerFilters({ state, industries, sectors, onChange }: CareerFiltersProps) {
  const t = useMessages(careersMessages)
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is younger than some classroom browsers
    <form
      className="pq-careers-filters"
      role="search"
      aria-label={t('careers.find')}
      onSubmit={(event) => event.preventDefault()}
    >
      <TextField
        type="search"
        icon="search"
        label={t('careers.search')}
        placeholder={t('careers.search')}
        value={state.q}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(q) => onChange({ q })}
      />
      <Select
        label={t('careers.industry')}
        placeholder={t('careers.allIndustries')}
        value={state.industry}
        options={optionsOf(industries, state.industry)}
        onKeyDown={keepKeys}
        onChange={(industry) => onChange({ industry })}
      />
      <Select
        label={t('careers.sector')}
        placeholder={t('careers.allSectors')}
        value={state.sector}
        options={optionsOf(sectors, state.sector)}
        onKeyDown={keepKeys}
        onChange={(sector) => onChange({ sector })}
      />
      <fieldset className="pq-careers-sort">
        <legend className="pq-hidden">{t('careers.sort')}</legend>
        {CAREER_SORTS.map((sort) => (
          <button
            key={sort}
            type="button"
            aria-pressed={state.sort === sort}
            onClick={() => onChange({ sort })}
          >
            {t(SORT_TEXTS[sort])}
          </button>
        ))}
      </fieldset>
    </form>
  )
}
