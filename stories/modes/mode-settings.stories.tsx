import type { Fields } from '@pathquest/core/modes/manifest'
import type { SettingValues } from '@pathquest/core/modes/settings'
import { useMessages } from '@pathquest/ui/messages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { modeMessages } from '../../packages/web/src/messages/en/modes'
import { describeSettings } from '../../packages/web/src/modes/describe-settings'
import { SettingFields } from '../../packages/web/src/modes/ModeSettings'

/** One setting of each kind, as a manifest describes them. */
const fields: Fields = {
  weather: { kind: 'choice', of: ['clear', 'fog'], default: 'clear' },
  dawn: { kind: 'switch', default: true },
  lamps: { kind: 'int', min: 2, max: 5, default: 3 },
  minutes: { kind: 'int', min: 3, max: 60, default: 6, unit: 'min' },
}
const texts = {
  name: 'Night walk',
  note: 'Bring a lamp.',
  'setting.weather': 'Weather',
  'setting.weather.clear': 'Clear night',
  'setting.weather.fog': 'Thick fog',
  'setting.dawn': 'Ends at dawn',
  'setting.lamps': 'Lamps',
  'setting.minutes': 'Time',
}

interface FormProps {
  values: SettingValues
}

function Form({ values }: FormProps) {
  const t = useMessages(modeMessages)
  const [set, setSet] = useState(values)
  return (
    <div className="pq pq-stack">
      <SettingFields settings={describeSettings(fields, texts, t)} values={set} onChange={setSet} />
    </div>
  )
}

const meta = {
  title: 'App/ModeSettings',
  component: Form,
  args: { values: {} },
} satisfies Meta<typeof Form>
export default meta
type Story = StoryObj<typeof meta>

/** What nobody has set stands at its default. */
export const Defaults: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Clear night' })).toBeChecked()
    await expect(canvas.getByRole('switch', { name: 'Ends at dawn' })).toBeChecked()
    await expect(canvas.getByRole('combobox', { name: 'Lamps' })).toHaveValue('3')
    await expect(canvas.getByRole('textbox', { name: 'Time' })).toHaveValue('6')
  },
}

export const Changed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Thick fog' }))
    await userEvent.click(canvas.getByRole('switch', { name: 'Ends at dawn' }))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Lamps' }), '5')
    await expect(canvas.getByRole('radio', { name: 'Thick fog' })).toBeChecked()
    await expect(canvas.getByRole('switch', { name: 'Ends at dawn' })).not.toBeChecked()
    await expect(canvas.getByRole('combobox', { name: 'Lamps' })).toHaveValue('5')
  },
}

/** A number out of its range is kept as it was typed, and refused with its range. */
export const OutOfRange: Story = {
  args: { values: { minutes: 90 } },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Time' })
    await expect(field).toBeInvalid()
    await userEvent.clear(field)
    await userEvent.type(field, '45')
    await expect(field).toBeValid()
  },
}
