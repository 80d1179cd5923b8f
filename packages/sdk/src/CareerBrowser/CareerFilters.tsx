import { CAREER_SORTS, type CareerSort } from '@pathquest/game-core/careers'
import { type KeyboardEvent, memo } from 'react'
import { searchIcon } from '../art/icons'
import { careersMessages } from '../messages/en/careers'
import { useMessages } from '../messages/MessagesProvider'
import { Select } from '../ui/Select'
import { TextField } from '../ui/TextField'
import type { CareerBrowserState } from './browser-state'

type Change = (change: Partial<CareerBrowserState>) => void

export interface CareerFiltersProps extends ChoicesProps {
  q: string
}

/** Search box, industry, sector and the three orders. */
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
      <TextField
        type="search"
        icon={searchIcon}
        label={t('careers.search')}
        placeholder={t('careers.search')}
        value={q}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(q) => choices.onChange({ q })}
      />
      <Choices {...choices} />
    </form>
  )
}

interface ChoicesProps {
  industry: string
  sector: string
  sort: CareerSort
  industries: readonly string[]
  /** Of the chosen industry. */
  sectors: readonly string[]
  /** Must stay the same function, so that typing leaves the long lists alone. */
  onChange: Change
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

const Choices = memo(function Choices(props: ChoicesProps) {
  const { industry, sector, sort, industries, sectors, onChange } = props
  const t = useMessages(careersMessages)
  return (
    <>
      <Select
        label={t('careers.industry')}
        placeholder={t('careers.allIndustries')}
        value={industry}
        options={optionsOf(industries, industry)}
        onKeyDown={keepKeys}
        onChange={(chosen) => onChange({ industry: chosen })}
      />
      <Select
        label={t('careers.sector')}
        placeholder={t('careers.allSectors')}
        value={sector}
        options={optionsOf(sectors, sector)}
        onKeyDown={keepKeys}
        onChange={(chosen) => onChange({ sector: chosen })}
      />
      <fieldset className="pq-careers-sort">
        <legend className="pq-hidden">{t('careers.sort')}</legend>
        {CAREER_SORTS.map((order) => (
          <button
            key={order}
            type="button"
            aria-pressed={sort === order}
            onClick={() => onChange({ sort: order })}
          >
            {t(SORT_TEXTS[order])}
          </button>
        ))}
      </fieldset>
    </>
  )
})
