import type { HostPlayer } from '@pathquest/core/rooms/views'
import { sampleHeader, sampleHostView, sampleNow } from '@pathquest/ui/testing/sample-views'
import { expect, type fn, waitFor, within } from 'storybook/test'
import { wordsOf } from '../support/texts'
import {
  asked,
  type HostMeta,
  hostStories,
  lobby,
  type Story,
  shows,
  wishing,
} from './host-moments'

/** What the host does for, and with, one player. */
export default {
  ...hostStories,
  title: 'App/HostGame/Players',
} satisfies HostMeta

/** Names show once the host has looked at them. */
export const NamesToApprove: Story = {
  ...shows(wishing),
  play: async ({ args, canvas, userEvent, globals }) => {
    const t = wordsOf(globals)
    await userEvent.click(
      await canvas.findByRole('button', { name: t('names.approveOne', { name: 'Priya S.' }) }),
    )
    await expect(args.onCommand).toHaveBeenCalledWith('approve_name', { playerId: 'gp_2' })
    await userEvent.click(
      canvas.getByRole('button', { name: t('names.drawFor', { name: 'xX_Theo_Xx' }) }),
    )
    await expect(args.onCommand).toHaveBeenCalledWith('rename', { playerId: 'gp_1' })
  },
}
/** For one player: another name, more time, a way back on another device. */
export const HelpPlayer: Story = {
  ...shows({
    ...lobby,
    players: [
      {
        ...(lobby.players[0] as HostPlayer),
        timeFactor: 1.5,
        seatCode: { code: 'K7PX', until: sampleNow + 240_000 },
      },
      ...lobby.players.slice(1),
    ],
  }),
  play: async ({ args, canvas, userEvent, globals }) => {
    const t = wordsOf(globals)
    await userEvent.click(
      await canvas.findByRole('button', { name: t('seat.options', { name: 'Theo' }) }),
    )
    const dialog = within(await canvas.findByRole('dialog'))
    // Dialogs fade in.
    await waitFor(() => expect(dialog.getByText('K7PX')).toBeVisible())
    await userEvent.selectOptions(dialog.getByLabelText(t('seat.time')), '2')
    await expect(args.onCommand).toHaveBeenCalledWith('extra_time', { playerId: 'gp_1', factor: 2 })
    const name = dialog.getByLabelText(t('seat.name'))
    await userEvent.clear(name)
    await userEvent.type(name, 'Theo P.{Enter}')
    await expect(args.onCommand).toHaveBeenCalledWith('rename', {
      playerId: 'gp_1',
      displayName: 'Theo P.',
    })
  },
}
/** Who came late is let in by name. */
export const AtTheDoor: Story = {
  ...shows(
    sampleHostView(asked, {
      atDoor: [
        { playerId: 'gp_8', displayName: 'Quiet Heron' },
        { playerId: 'gp_9', displayName: 'Zoe' },
      ],
    }),
  ),
  play: async ({ args, canvas, userEvent, globals }) => {
    const t = wordsOf(globals)
    await userEvent.click(
      await canvas.findByRole('button', { name: t('door.letInOne', { name: 'Zoe' }) }),
    )
    await expect(args.onCommand).toHaveBeenCalledWith('let_in', { playerId: 'gp_9' })
  },
}
/** In a running game that takes more players both switches are with the lock. */
export const LateEntrance: Story = {
  ...shows(sampleHostView(asked, { game: { ...sampleHeader, allowLateJoin: true } })),
  play: async ({ args, canvas, userEvent, globals }) => {
    const t = wordsOf(globals)
    await userEvent.click(await canvas.findByText(t('host.manage')))
    await userEvent.click(canvas.getByRole('switch', { name: t('step.switch') }))
    await userEvent.click(canvas.getByRole('switch', { name: t('host.onlyLink') }))
    const commands = (args.onCommand as ReturnType<typeof fn>).mock.calls.map(([name]) => name)
    await expect(commands).toEqual(['second_step', 'only_link'])
  },
}
/** Removing a player is for good: it asks, and may lock the game in the same step. */
export const RemovePlayer: Story = {
  play: async ({ args, canvas, userEvent, globals }) => {
    const t = wordsOf(globals)
    await userEvent.click(
      canvas.getByRole('button', { name: t('host.remove', { name: 'Jordan' }) }),
    )
    const dialog = within(await canvas.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('checkbox'))
    await userEvent.click(dialog.getByRole('button', { name: t('host.removeYes') }))
    await expect(args.onKick).toHaveBeenCalledOnce()
    await expect(args.onKick).toHaveBeenCalledWith('gp_4', true)
  },
}
