import type { HostView } from '@pathquest/core/rooms/views'
import { sampleLive } from '@pathquest/sdk/testing/sample-games'
import { sampleResultStage as result, sampleHostView } from '@pathquest/ui/testing/sample-views'
import { expect, fn } from 'storybook/test'
import { wordsOf } from '../support/texts'
import {
  asked,
  type HostMeta,
  held,
  hostStories,
  lobby,
  type Story,
  stopped,
  wishing,
} from './host-moments'

/** The phone in the host’s hand: the same game without what the class must not see. */
export default {
  ...hostStories,
  title: 'App/HostGame/Remote',
  args: { ...hostStories.args, layout: 'remote', onWholeView: fn() },
} satisfies HostMeta

/** Nothing tells the answer while the question is open. */
export const Question: Story = {
  args: { state: sampleLive(sampleHostView(asked, { allows: ['skip', 'add_time'] })) },
  play: async ({ args, canvas, userEvent, globals }) => {
    const t = wordsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: t('remote.next') }))
    await expect(args.onCommand).toHaveBeenCalledWith('advance')
    await expect(canvas.queryByText('Data analyst')).toBeNull()
  },
}
export const Result: Story = {
  args: { state: sampleLive(sampleHostView(result, { allows: [] })) },
}
export const Lobby: Story = { args: { state: sampleLive<HostView>(lobby) } }
/** Whoever comes late taps these, and the phone shows them too. */
export const SecondStep: Story = {
  args: {
    state: sampleLive(
      sampleHostView(asked, { secondStep: { key: 'sample', length: 3, choosing: 1 } }),
    ),
  },
  play: async ({ canvas, globals }) => {
    await canvas.findByRole('list', { name: wordsOf(globals)('step.shown') })
  },
}
/** Names that wait are looked at on the phone as well. */
export const Names: Story = {
  args: { state: sampleLive<HostView>(wishing) },
  play: async ({ args, canvas, userEvent, globals }) => {
    const t = wordsOf(globals)
    await userEvent.click(
      await canvas.findByRole('button', { name: t('names.drawFor', { name: 'xX_Theo_Xx' }) }),
    )
    await expect(args.onCommand).toHaveBeenCalledWith('rename', { playerId: 'gp_1' })
  },
}
export const Paused: Story = {
  args: {
    state: sampleLive(sampleHostView(stopped, { paused: true, pausedByHost: held, allows: [] })),
  },
}
