import type { Manifest } from '@pathquest/core/modes/manifest'
import { Button, Select, Switch } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { modeMessages } from '../messages/en/modes'
import { ANY_MODE, isAnyMode, MINUTES_OFFERED, type ModeWish, sizeRanges } from './mode-wish'
import './mode-filters.css'

interface ModeFiltersProps {
  /** All that there are to choose from. */
  modes: readonly Manifest[]
  /** How many of them fit. */
  shown: number
  /** Which filters make sense here. */
  by: readonly (keyof ModeWish)[]
  wish: ModeWish
  onChange: (wish: ModeWish) => void
}

/** Filters above a list of modes, and how many it shows. */
export function ModeFilters({ modes, shown, by, wish, onChange }: ModeFiltersProps) {
  const t = useMessages(modeMessages)
  const set = (change: Partial<ModeWish>) => onChange({ ...wish, ...change })
  return (
    <search className="mode-filters">
      <div className="mode-filters-fields">
        {by.includes('minutes') && (
          <Select
            label={t('modes.filterTime')}
            placeholder={t('modes.anyTime')}
            value={wish.minutes}
            onChange={(minutes) => set({ minutes })}
            options={MINUTES_OFFERED.map((count) => ({
              value: String(count),
              label: t('modes.upTo', { count }),
            }))}
          />
        )}
        {by.includes('players') && (
          <Select
            label={t('modes.filterSize')}
            placeholder={t('modes.anyPlayers')}
            value={wish.players}
            onChange={(players) => set({ players })}
            options={sizeRanges(modes).map(({ min, max }) => ({
              value: String(min),
              label:
                max === undefined
                  ? t('modes.sizeFrom', { min })
                  : t('modes.sizeRange', { min, max }),
            }))}
          />
        )}
        {by.includes('company') && (
          <Select
            label={t('modes.filterCompany')}
            placeholder={t('modes.anyCompany')}
            value={wish.company}
            onChange={(company) => set({ company: company as ModeWish['company'] })}
            options={[
              { value: 'against', label: t('modes.onlyAgainst') },
              { value: 'together', label: t('modes.onlyTogether') },
            ]}
          />
        )}
        {by.includes('solo') && (
          <Switch
            label={t('modes.filterSolo')}
            checked={wish.solo}
            onChange={(solo) => set({ solo })}
          />
        )}
      </div>
      <div className="mode-filters-found">
        <span role="status">
          {isAnyMode(wish)
            ? ''
            : shown === 0
              ? t('modes.noneFits')
              : t('modes.shown', { shown, count: modes.length })}
        </span>
        {!isAnyMode(wish) && (
          <Button size="sm" variant="ghost" onClick={() => onChange(ANY_MODE)}>
            {t('modes.showAll')}
          </Button>
        )}
      </div>
    </search>
  )
}
