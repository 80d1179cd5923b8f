import type { LeaderboardRow } from '@pathquest/core/rooms/views'
import { LeaderboardView } from '@pathquest/sdk/Leaderboard'
import { manyRows } from '@pathquest/sdk/testing/sample-games'
import { sampleRows } from '@pathquest/ui/testing/sample-views'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'

/** From rows that a page has already; nothing is fetched. */
const meta = {
  title: 'Widgets/Leaderboard/View',
  component: LeaderboardView,
  args: { rows: sampleRows, youId: 'gp_3' },
  decorators: [
    (Story) => (
      <div className="pq">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LeaderboardView>
export default meta
type Story = StoryObj<typeof meta>

export const Compact: Story = {}

export const Full: Story = { args: { mode: 'full' } }

/** Outside the first five the own row stands below them. */
export const OwnRowFarBelow: Story = { args: { rows: manyRows(100), youId: 'gp_42' } }

export const Nobody: Story = { args: { rows: [] } }

export const NobodyInFull: Story = { args: { rows: [], mode: 'full' } }

export const LongNames: Story = {
  args: {
    rows: sampleRows.map((row) => ({ ...row, displayName: 'Maximiliana-Josephine Wetherby' })),
    mode: 'full',
  },
}

function Swapping({ rows }: { rows: readonly LeaderboardRow[] }) {
  const [order, setOrder] = useState(rows)
  const [first, second, ...rest] = order
  return (
    <>
      <button
        type="button"
        onClick={() => {
          if (first && second) setOrder([{ ...second, rank: 1 }, { ...first, rank: 2 }, ...rest])
        }}
      >
        Next question
      </button>
      <LeaderboardView rows={order} youId="gp_3" />
    </>
  )
}

/** Rows glide to their new places; with reduced motion they jump and are marked. */
export const ChangeOfPlaces: Story = {
  render: ({ rows }) => <Swapping rows={rows} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next question' }))
    const [first, second, third] = canvas.getAllByRole('listitem')
    await expect(first).toHaveTextContent('Priya S.')
    await expect(first).toHaveAttribute('data-moved')
    await expect(second).toHaveAttribute('data-moved')
    await expect(third).not.toHaveAttribute('data-moved')
  },
}
