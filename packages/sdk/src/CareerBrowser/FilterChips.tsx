import { Icon } from '../art/Icon'
import { closeIcon } from '../art/icons'
import { careerFiltersMessages } from '../messages/en/career-filters'
import { useMessages } from '../messages/MessagesProvider'
import type { CareerBrowserState } from './browser-state'

export interface FilterChipsProps {
  state: CareerBrowserState
  onChange: (change: Partial<CareerBrowserState>) => void
}

/** Every filter in force, each with its way out, and one way out of all. */
export function FilterChips({ state, onChange }: FilterChipsProps) {
  const t = useMessages(careerFiltersMessages)
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
