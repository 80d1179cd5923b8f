import { filterModes } from '@pathquest/core/modes/choose-modes'
import { MODE_MANIFESTS } from '@pathquest/modes/catalogue'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { ModeCards } from '../../packages/web/src/modes/ModeCards'
import { ModeFilters } from '../../packages/web/src/modes/ModeFilters'
import { ANY_MODE, filterOf, type ModeWish } from '../../packages/web/src/modes/mode-wish'

const MODES = Object.values(MODE_MANIFESTS)

interface FormProps {
  wish: ModeWish
  by: readonly (keyof ModeWish)[]
}

/** Filters above the cards of all modes, as in the host form. */
function Form({ wish: first, by }: FormProps) {
  const [wish, setWish] = useState(first)
  const [mode, setMode] = useState('career_quest')
  const fitting = filterModes(MODES, filterOf(wish))
  return (
    <div className="pq pq-stack">
      <ModeFilters modes={MODES} shown={fitting.length} by={by} wish={wish} onChange={setWish} />
      <ModeCards legend="Game mode" modes={fitting} play="class" value={mode} onChange={setMode} />
    </div>
  )
}

const meta = {
  title: 'App/ModeFilters',
  component: Form,
  args: { wish: ANY_MODE, by: ['minutes', 'players', 'company', 'solo'] },
} satisfies Meta<typeof Form>
export default meta
type Story = StoryObj<typeof meta>

/** Nothing is filtered, and nothing is counted. */
export const All: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(MODES.length)
    await expect(canvas.queryByRole('button', { name: 'Show all' })).toBeNull()
  },
}

/** The chosen mode does not fit: it stays, and says so. */
export const Narrowed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Against or together'), 'together')
    await expect(canvas.getByText('Chosen. Does not fit the filter.')).toBeVisible()
    await expect(canvas.getAllByRole('radio').length).toBeLessThan(MODES.length)
  },
}

export const NoneFits: Story = {
  args: { wish: { minutes: '1', players: '1', company: 'together', solo: true } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No mode fits.')
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }))
    await expect(canvas.getAllByRole('radio')).toHaveLength(MODES.length)
  },
}

/** Alone there is nobody to play against. */
export const Solo: Story = { args: { by: ['minutes'], wish: { ...ANY_MODE, minutes: '5' } } }
