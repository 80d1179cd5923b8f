import { normalizeGameCode } from '@pathquest/core/rooms/game-code'
import { Card, RadioCards, Select, TextField } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { useIndustries } from '../../api/careers'
import { embedMessages } from '../../messages/en/embed'
import {
  EMBED_LEVELS,
  EMBED_LOCALES,
  EMBED_MODES,
  EMBED_THEMES,
  EMBED_WIDGETS,
  type EmbedState,
  hasOption,
} from './embed-state'

interface EmbedFieldsProps {
  state: EmbedState
  onChange: (change: Partial<EmbedState>) => void
}

/** What to show, and how it looks. */
export function EmbedFields({ state, onChange }: EmbedFieldsProps) {
  const t = useMessages(embedMessages)
  return (
    <>
      <Card title={t('embed.choose')}>
        <div className="pq-stack">
          <RadioCards
            legend={t('embed.widget')}
            minWidth={190}
            value={state.widget}
            onChange={(widget) => onChange({ widget })}
            options={EMBED_WIDGETS.map((value) => ({
              value,
              label: t(`embed.${value}`),
              note: t(`embed.${value}Note`),
            }))}
          />
          <WidgetFields state={state} onChange={onChange} />
        </div>
      </Card>
      <Card title={t('embed.look')}>
        <div className="embed-fields">
          <Select
            label={t('embed.theme')}
            value={state.theme}
            onChange={(theme) => onChange({ theme: theme as EmbedState['theme'] })}
            options={EMBED_THEMES.map((value) => ({ value, label: t(`embed.${value}`) }))}
          />
          <Select
            label={t('embed.locale')}
            value={state.locale}
            onChange={(locale) => onChange({ locale: locale as EmbedState['locale'] })}
            options={EMBED_LOCALES.map((value) => ({
              value,
              label: t(`embed.${value}`),
              lang: value,
            }))}
          />
          {hasOption(state.widget, 'headingLevel') && (
            <Select
              label={t('embed.headingLevel')}
              hint={t('embed.headingLevelHint')}
              value={state.headingLevel}
              onChange={(level) => onChange({ headingLevel: level as EmbedState['headingLevel'] })}
              options={EMBED_LEVELS.map((value) => ({ value, label: `h${value}` }))}
            />
          )}
        </div>
      </Card>
    </>
  )
}

/** Options of the chosen widget only. */
function WidgetFields({ state, onChange }: EmbedFieldsProps) {
  const t = useMessages(embedMessages)
  if (state.widget === 'career-browser') {
    return <CareerFields state={state} onChange={onChange} />
  }
  if (state.widget === 'leaderboard') {
    return (
      <div className="embed-fields">
        <TextField
          label={t('embed.token')}
          hint={t('embed.tokenHint')}
          value={state.token}
          autoComplete="off"
          spellCheck={false}
          onChange={(token) => onChange({ token })}
        />
        <Select
          label={t('embed.mode')}
          value={state.mode}
          onChange={(mode) => onChange({ mode: mode as EmbedState['mode'] })}
          options={EMBED_MODES.map((value) => ({ value, label: t(`embed.${value}`) }))}
        />
      </div>
    )
  }
  return (
    <TextField
      label={t('embed.code')}
      hint={t('embed.codeHint')}
      value={state.code}
      maxLength={6}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      onChange={(typed) => onChange({ code: normalizeGameCode(typed) })}
    />
  )
}

/** A value from the URL stays visible while the list loads. */
const optionsOf = (entries: readonly string[], chosen: string, lang: string | undefined) =>
  [...entries, ...(chosen && !entries.includes(chosen) ? [chosen] : [])].map((entry) => ({
    value: entry,
    label: entry,
    lang,
  }))

function CareerFields({ state, onChange }: EmbedFieldsProps) {
  const t = useMessages(embedMessages)
  const { industries, sectors } = useIndustries(state.industry)
  return (
    <div className="embed-fields">
      <Select
        label={t('embed.industry')}
        placeholder={t('embed.allIndustries')}
        value={state.industry}
        // A sector of another industry would match nothing.
        onChange={(industry) => onChange({ industry, sector: '' })}
        options={optionsOf(industries, state.industry, t.contentLang)}
      />
      <Select
        label={t('embed.sector')}
        placeholder={t('embed.allSectors')}
        value={state.sector}
        onChange={(sector) => onChange({ sector })}
        options={optionsOf(sectors, state.sector, t.contentLang)}
      />
    </div>
  )
}
