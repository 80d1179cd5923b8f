import { SUGGESTED_MODES } from '@pathquest/core/modes/choose-modes'
import type { Manifest } from '@pathquest/core/modes/manifest'
import { MODE_MANIFESTS, playsQuestions } from '@pathquest/modes/catalogue'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { ForToday } from '../../packages/web/src/modes/ForToday'

/** As for a chosen set. */
const MODES = Object.values(MODE_MANIFESTS).filter(({ id }) => playsQuestions(id))

interface FormProps {
  modes: readonly Manifest[]
  players: string
  questions: number
}

/** As in the host form, where one of them is chosen. */
function Form({ modes, players, questions }: FormProps) {
  const [mode, setMode] = useState('')
  return (
    <div className="pq">
      <ForToday
        modes={modes}
        size={{ questions }}
        players={players}
        value={mode}
        onChange={setMode}
      />
    </div>
  )
}

const meta = {
  title: 'App/ForToday',
  component: Form,
  args: { modes: MODES, players: '30', questions: 10 },
} satisfies Meta<typeof Form>
export default meta
type Story = StoryObj<typeof meta>

/** Others each day: what is shown here changes. */
export const Class: Story = {
  play: async ({ canvas, userEvent }) => {
    const picks = canvas.getAllByRole('button')
    await expect(picks).toHaveLength(SUGGESTED_MODES)
    const [first] = picks
    if (!first) throw new Error('nothing is suggested')
    await userEvent.click(first)
    await expect(first).toHaveAttribute('aria-pressed', 'true')
  },
}

/** Two players and five minutes: what needs more of them is not suggested, on any day. */
export const FewPlayers: Story = {
  args: { players: '2' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Time left'), '5')
    for (const pick of canvas.getAllByRole('button')) {
      const [, least = '1'] = /best with (\d+)/.exec(pick.textContent ?? '') ?? []
      await expect(Number(least)).toBeLessThanOrEqual(2)
    }
  },
}

/** Half typed or empty: for any class. */
export const NoNumber: Story = {
  args: { players: '' },
  play: ({ canvas }) => expect(canvas.getAllByRole('button')).toHaveLength(SUGGESTED_MODES),
}

/** A long set in modes that ask all of it, and the bell in five minutes. */
export const NoneFits: Story = {
  args: { modes: MODES.filter(({ lasts }) => lasts.per === 'questions'), questions: 100 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Time left'), '5')
    await expect(canvas.getByRole('status')).toBeVisible()
  },
}
