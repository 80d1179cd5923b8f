import type { ApiClient } from '@pathquest/sdk'
import { Leaderboard } from '@pathquest/sdk/Leaderboard'
import { sampleProblem, sampleSharedBoard, sampleTeams } from '@pathquest/sdk/testing/sample-games'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { wordsOf } from '../support/texts'

const request = fn()

/** The widget as pages use it, with an API that answers as each story says. */
const meta = {
  title: 'Widgets/Leaderboard/Use',
  component: Leaderboard,
  args: {
    shareToken: 'sh_sample',
    api: { request } as Pick<ApiClient, 'request'>,
    onReady: fn(),
    onError: fn(),
  },
  beforeEach: () => {
    request.mockReset()
  },
} satisfies Meta<typeof Leaderboard>
export default meta
type Story = StoryObj<typeof meta>

/** A failure and the way out of it; a finished game is asked for no more. */
export const TryAgain: Story = {
  beforeEach: () => {
    request.mockRejectedValueOnce(sampleProblem('unavailable'))
    request.mockResolvedValue({ leaderboard: sampleSharedBoard({}, 'completed') })
  },
  play: async ({ args, canvas, userEvent, globals }) => {
    const t = wordsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: t('leaderboard.retry') }))
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(5)
    await expect(args.onError).toHaveBeenCalledOnce()
    await waitFor(() => expect(args.onReady).toHaveBeenCalledOnce())
    await expect(request).toHaveBeenCalledTimes(2)
  },
}

export const NoLongerShared: Story = {
  beforeEach: () => {
    request.mockRejectedValue(sampleProblem('share_not_found'))
  },
  play: async ({ canvas, globals }) => {
    const t = wordsOf(globals)
    await canvas.findByRole('heading', { name: t('leaderboard.revoked') })
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** Everybody, with the part that only this mode needs; ready once it is drawn. */
export const InFull: Story = {
  args: { mode: 'full' },
  beforeEach: () => {
    request.mockResolvedValue({ leaderboard: sampleSharedBoard({}, 'completed') })
  },
  play: async ({ args, canvas, globals }) => {
    const t = wordsOf(globals)
    await canvas.findByText(t('leaderboard.place1'))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6)
    await waitFor(() => expect(args.onReady).toHaveBeenCalledOnce())
    await expect(args.onError).not.toHaveBeenCalled()
  },
}

export const WithTeams: Story = {
  beforeEach: () => {
    const leaderboard = sampleSharedBoard({ teams: sampleTeams }, 'completed')
    request.mockResolvedValue({ leaderboard })
  },
  play: async ({ args, canvas, globals }) => {
    const t = wordsOf(globals)
    await canvas.findByRole('heading', { name: t('leaderboard.teams') })
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8)
    await waitFor(() => expect(args.onReady).toHaveBeenCalledOnce())
  },
}
