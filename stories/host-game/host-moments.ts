import type { HostPlayer, HostView } from '@pathquest/core/rooms/views'
import { HostGameView } from '@pathquest/sdk/HostGame'
import { sampleLive } from '@pathquest/sdk/testing/sample-games'
import {
  sampleQuestionStage as question,
  sampleResultStage as result,
  sampleHeader,
  sampleHostView,
  sampleNow,
} from '@pathquest/ui/testing/sample-views'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { untilFetched } from '../support/until-fetched'

export const waiting = { ...sampleHeader, status: 'waiting' as const }
export const lobby = sampleHostView({ name: 'lobby' }, { game: waiting })
export const asked = {
  ...question,
  solution: result.solution,
  answeredBy: ['gp_1', 'gp_2', 'gp_6'],
}

/** In the host's own pause. */
export const held = { since: sampleNow, until: sampleNow + 14 * 24 * 3_600_000 }
export const stopped = {
  ...asked,
  deadline: null,
  limitMs: null,
  stopped: { leftMs: 18_000, limitMs: 30_000 },
}

const [first, second, ...others] = lobby.players
/** Two names wait for the host's approval. */
export const wishing = {
  ...lobby,
  players: [
    { ...(first as HostPlayer), nameWish: 'xX_Theo_Xx' },
    { ...(second as HostPlayer), nameWish: 'Priya S.', displayName: 'Golden Heron' },
    ...others,
  ],
}

export type HostMeta = Meta<typeof HostGameView>
export type Story = StoryObj<typeof HostGameView>

/** What all stories of the host's game have in common. */
export const hostStories = {
  component: HostGameView,
  args: {
    state: sampleLive<HostView>(lobby),
    now: sampleNow,
    joinAddress: 'pathquest.example/join-game',
    onStart: fn(),
    onCancel: fn(),
    onNext: fn(),
    onEnd: fn(),
    onLock: fn(),
    onKick: fn(),
    onTakeControl: fn(),
    onCommand: fn(),
    onLeave: fn(),
    onPlayAgain: fn(),
    onReturnHome: fn(),
  },
  play: untilFetched,
} satisfies HostMeta

export const shows = (view: HostView | null, state = {}): Story => ({
  args: { state: sampleLive(view, state) },
})
