import type { PlayerView } from '@pathquest/core/rooms/views'
import type { LiveGame, Outcome } from '@pathquest/sdk'
import { GamePlayer } from '@pathquest/sdk/GamePlayer'
import { GamePlayerView } from '@pathquest/sdk/GamePlayer/GamePlayerView'
import { sampleLive } from '@pathquest/sdk/testing/sample-games'
import {
  sampleHeader,
  sampleNow,
  samplePlayerView,
  sampleQuestionStage,
} from '@pathquest/ui/testing/sample-views'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, type screen, waitFor, within } from 'storybook/test'
import { wordsOf } from '../support/texts'
import { untilFetched } from '../support/until-fetched'

const hostShortcut = fn()

/** A new question takes the focus once it stands; keys before that would be lost. */
const untilQuestionHasFocus = (canvas: { getByRole: typeof screen.getByRole }) =>
  waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())

/** Keys and clicks of a player. */
const meta = {
  title: 'Widgets/GamePlayer/Use',
  component: GamePlayerView,
  args: {
    state: sampleLive<PlayerView>(samplePlayerView(sampleQuestionStage)),
    now: sampleNow,
    onAnswer: fn(),
    onLeave: fn(),
    onUseHere: fn(),
  },
} satisfies Meta<typeof GamePlayerView>
export default meta
type Story = StoryObj<typeof meta>

/** B chooses the second answer and Enter hands it in; no other control is needed. */
export const AnswerWithB: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await untilFetched({ canvasElement })
    await untilQuestionHasFocus(canvas)
    await userEvent.keyboard('b')
    await expect(canvas.getByRole('radio', { name: /Data analyst/ })).toBeChecked()
    await expect(args.onAnswer).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAnswer).toHaveBeenCalledOnce()
    await expect(args.onAnswer).toHaveBeenCalledWith(1, undefined)
  },
}

export const AnswerWithArrows: Story = {
  play: async ({ args, canvas, canvasElement, userEvent, globals }) => {
    await untilFetched({ canvasElement })
    const t = wordsOf(globals)
    await untilQuestionHasFocus(canvas)
    canvas.getAllByRole('radio')[0]?.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getAllByRole('radio')[1]).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: t('player.submit') }))
    await expect(args.onAnswer).toHaveBeenCalledOnce()
    await expect(args.onAnswer).toHaveBeenCalledWith(1, undefined)
  },
}

export const ChangeOfMind: Story = {
  play: async ({ args, canvas, canvasElement, userEvent, globals }) => {
    await untilFetched({ canvasElement })
    const t = wordsOf(globals)
    const submit = canvas.getByRole('button', { name: t('player.submit') })
    await expect(submit).toBeDisabled()
    await userEvent.click(canvas.getByRole('radio', { name: /Esports caster/ }))
    await userEvent.click(canvas.getByRole('radio', { name: /3D animator/ }))
    await userEvent.click(submit)
    await expect(args.onAnswer).toHaveBeenCalledOnce()
    await expect(args.onAnswer).toHaveBeenCalledWith(3, undefined)
  },
}

/** Beside a field of the host page: what is typed there is no answer, and no answer is a shortcut. */
export const KeysStayInside: Story = {
  render: (args) => (
    // biome-ignore lint/a11y/noStaticElementInteractions: a host page that listens for shortcuts
    <div className="pq" onKeyDown={(event) => hostShortcut(event.key)}>
      <label>
        Notes <input />
      </label>
      <GamePlayerView {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await untilFetched({ canvasElement })
    hostShortcut.mockClear()
    await untilQuestionHasFocus(canvas)
    await userEvent.keyboard('b')
    await expect(hostShortcut).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByRole('textbox'), 'c')
    await expect(hostShortcut).toHaveBeenCalledWith('c')
    await expect(canvas.getByRole('radio', { name: /Data analyst/ })).toBeChecked()
  },
}

/** A running game asks before a seat is given back. */
export const LeaveAsksFirst: Story = {
  play: async ({ args, canvas, canvasElement, userEvent, globals }) => {
    await untilFetched({ canvasElement })
    const t = wordsOf(globals)
    const leave = canvas.getByRole('button', { name: t('game.leave') })
    await userEvent.click(leave)
    const dialog = await canvas.findByRole('dialog', { name: t('player.leaveTitle') })
    await userEvent.click(within(dialog).getByRole('button', { name: t('player.stay') }))
    await expect(args.onLeave).not.toHaveBeenCalled()
    await waitFor(() => expect(leave).toHaveFocus())
    await userEvent.click(leave)
    await canvas.findByRole('dialog')
  },
}

const leave = fn<() => Promise<Outcome>>()
const waiting = sampleLive<PlayerView>(
  samplePlayerView({ name: 'lobby' }, { game: { ...sampleHeader, status: 'waiting' } }),
)
const inLobby = {
  api: { origin: '' },
  getState: () => waiting,
  subscribe: () => () => {},
  connect: () => () => {},
  leave,
} as unknown as LiveGame<PlayerView>

/** Who presses again while the seat is being given back has pressed once. */
export const LeaveOnce: Story = {
  render: (args) => <GamePlayer game={inLobby} onLeave={args.onLeave} />,
  play: async ({ args, canvas, userEvent, globals }) => {
    const t = wordsOf(globals)
    let giveBack = (_: Outcome) => {}
    leave.mockReset().mockReturnValue(
      new Promise((resolve) => {
        giveBack = resolve
      }),
    )
    const button = await canvas.findByRole('button', { name: t('game.leave') })
    await userEvent.click(button)
    await userEvent.click(button)
    await expect(leave).toHaveBeenCalledOnce()
    await expect(args.onLeave).not.toHaveBeenCalled()
    giveBack({ ok: true })
    await waitFor(() => expect(args.onLeave).toHaveBeenCalledOnce())
  },
}

export const UseItHere: Story = {
  args: { state: sampleLive<PlayerView>(null, { connection: 'replaced' }) },
  play: async ({ args, canvas, canvasElement, userEvent, globals }) => {
    await untilFetched({ canvasElement })
    const t = wordsOf(globals)
    await userEvent.click(canvas.getByRole('button', { name: t('game.useHere') }))
    await expect(args.onUseHere).toHaveBeenCalledOnce()
  },
}
