import { type SettingValue, type SettingValues, takes } from '@pathquest/core/modes/settings'
import { RadioCards, Select, Switch, TextField } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { modeMessages } from '../messages/en/modes'
import { type DescribedSetting, settingsOf } from './describe-settings'

interface ModeSettingsProps {
  mode: string
  /** Absent ones have their default. */
  values: SettingValues
  onChange: (values: SettingValues) => void
  /** Only these; absent: all of them. */
  only?: readonly string[] | undefined
}

/** All settings of a mode, rendered from its manifest. */
export function ModeSettings({ mode, only, ...form }: ModeSettingsProps) {
  const t = useMessages(modeMessages)
  const all = settingsOf(mode, t)
  const settings = only ? all.filter(({ name }) => only.includes(name)) : all
  return <SettingFields key={mode} settings={settings} {...form} />
}

interface SettingFieldsProps extends Omit<ModeSettingsProps, 'mode' | 'only'> {
  settings: readonly DescribedSetting[]
}

/** A field for each of them, by its kind. */
export function SettingFields({ settings, values, onChange }: SettingFieldsProps) {
  return settings.map((setting) => (
    <SettingField
      key={setting.name}
      setting={setting}
      value={values[setting.name] ?? setting.field.default}
      onChange={(value) => onChange({ ...values, [setting.name]: value })}
    />
  ))
}

interface SettingFieldProps {
  setting: DescribedSetting
  value: SettingValue
  onChange: (value: SettingValue) => void
}

/** Longer ranges of numbers are typed. */
const NUMBERS_LISTED_MAX = 12

function SettingField({ setting, value, onChange }: SettingFieldProps) {
  const { field, label, optionText } = setting
  if (field.kind === 'switch')
    return <Switch label={label} checked={value === true} onChange={onChange} />
  if (field.kind === 'choice')
    return (
      <RadioCards
        legend={label}
        minWidth={180}
        value={String(value)}
        onChange={onChange}
        options={field.of.map((one) => ({ value: one, label: optionText(one) }))}
      />
    )
  const count = field.max - field.min + 1
  if (count > NUMBERS_LISTED_MAX)
    return <NumberField setting={setting} value={value} onChange={onChange} />
  return (
    <Select
      label={label}
      value={String(value)}
      onChange={(text) => onChange(Number(text))}
      options={Array.from({ length: count }, (_, i) => field.min + i).map((one) => ({
        value: String(one),
        label: optionText(one),
      }))}
    />
  )
}

/** Invalid text stays as it was typed, and is refused with the form. */
function NumberField({ setting: { field, label }, value, onChange }: SettingFieldProps) {
  const t = useMessages(modeMessages)
  if (field.kind !== 'int') return null
  const range = t('modes.range', { min: field.min, max: field.max })
  return (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      hint={range}
      error={takes(field, value) ? undefined : range}
      value={String(value)}
      onChange={(text) => onChange(/^\s*\d{1,6}\s*$/.test(text) ? Number(text) : text)}
    />
  )
}
