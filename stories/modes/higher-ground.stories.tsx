import type { PlayerPlay } from '@pathquest/modes/higher-ground/views'
import type { PlayerModeView } from '@pathquest/modes/kits/self-paced/views'
import { type Play, play } from '@pathquest/modes/testing/play'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { SeenGame, STORY_CLASS } from '../support/SeenGame'
import { untilFetched } from '../support/until-fetched'

const meta = {
  title: 'Modes/HigherGround',
  component: SeenGame,
  parameters: { bare: true },
  args: { by: 'player', played: () => begun() },
  play: untilFetched,
} satisfies Meta<typeof SeenGame>
export default meta
type Story = StoryObj<typeof meta>

/** Title, median pay, growth in percent, people who work in it. */
const CAREERS = [
  ['Agricultural Technician', 43_180, 5.9, 19_600],
  ['Electrician', 61_590, 10.8, 779_800],
  ['Civil Engineer', 95_890, 6.5, 341_800],
  ['Architect', 93_310, 7.8, 127_300],
  ['Carpenter', 56_350, 4.2, 923_100],
  ['HVAC Technician', 57_300, 9.1, 441_200],
  ['Graphic Designer', 58_910, 2.5, 267_200],
  ['Photographer', 40_760, 3.9, 151_100],
  ['Fashion Designer', 79_290, 4.7, 21_900],
  ['Human Resources Specialist', 67_650, 7.9, 933_700],
  ['Project Manager', 98_580, 7.2, 973_600],
  ['Financial Advisor', 99_580, 17.1, 321_000],
  ['Emergency Management Director', 83_960, 4, 12_400],
  ['Registered Nurse', 86_070, 6, 3_300_100],
  ['Veterinarian', 119_100, 19.1, 88_200],
  ['Pediatrician', 198_690, 2.1, 37_700],
  ['Dentist', 166_300, 4.8, 141_000],
  ['Pharmacist', 136_030, 5.4, 337_700],
  ['Physical Therapist', 99_710, 14.2, 259_200],
  ['Baker', 34_950, 5.2, 243_400],
  ['Childcare Worker', 30_370, -1.3, 970_800],
  ['Software Developer', 132_270, 17.9, 1_692_100],
  ['Information Security Analyst', 120_360, 32.7, 180_700],
  ['Web Developer', 84_960, 9, 94_100],
  ['Firefighter', 57_120, 4.2, 326_800],
  ['Paramedic', 53_180, 5.9, 100_600],
  ['Lawyer', 145_760, 5.2, 859_000],
  ['Forensic Science Technician', 64_940, 13.6, 18_600],
  ['Wind Turbine Technician', 61_770, 60.1, 11_400],
  ['Public Relations Specialist', 66_750, 6.2, 308_000],
] as const

const cards = CAREERS.map(([title, pay, growth, jobs], i) => ({
  id: `ca_story_${i}`,
  title,
  pay,
  growth,
  jobs,
}))

const begun = (timeStretch: number | null = 1) =>
  play({
    mode: 'higher_ground',
    players: STORY_CLASS,
    questions: [],
    material: { cards },
    timeStretch,
  }).later(1_000)

/** One turn of a player: the first card, where it belongs or elsewhere. */
function place(game: Play, id = 'Ana', isRight = true): Play {
  const view = game.later(400).viewOf(id).own as unknown as PlayerModeView<PlayerPlay>
  const { pair, ridge, figure, isHeld } = view.play
  if (isHeld) game.send(game.moveOf(id, 'next'))
  if (isHeld || !pair) return game
  const value = cards[pair[0].key]?.[figure] ?? 0
  const at = ridge.filter((card) => card.value < value).length
  const gap = isRight ? at : (at + 1) % (ridge.length + 1)
  game.send(game.moveOf(id, 'place', { card: 0, gap }))
  return game
}

function turns(game: Play, count: number, id = 'Ana', missEvery = 99): Play {
  for (let i = 1; i <= count; i++) place(game, id, i % missEvery > 0)
  return game
}

/** The whole class has had some turns, some more than others. */
function under(count: number, timeStretch: number | null = null): Play {
  const game = begun(timeStretch)
  for (const [i, id] of STORY_CLASS.entries()) turns(game, count + i, id, 3 + i)
  return game
}

const seen = (by: 'player' | 'screen' | 'host', played: () => Play): Story => ({
  args: { by, played },
  // A projector is no phone.
  ...(by === 'screen' && { globals: { viewport: { value: 'desktop' } } }),
})

export const Open: Story = {}
/** A card is chosen: the ridge opens. */
export const Chosen: Story = {
  ...seen('player', () => turns(begun(null), 2)),
  play: async (context) => {
    await untilFetched(context)
    const { canvasElement } = context
    // The pieces of the mode are a chunk of their own.
    const card = await waitFor(() => {
      const [first] = canvasElement.querySelectorAll<HTMLElement>('[data-pick]')
      if (!first) throw new Error('no card yet')
      return first
    })
    await context.userEvent.click(card)
    await expect(card).toHaveAttribute('aria-pressed', 'true')
    await expect(canvasElement.querySelectorAll('[data-gap]:enabled')).toHaveLength(5)
  },
}
export const Right: Story = seen('player', () => turns(begun(null), 3))
export const Wrong: Story = seen('player', () => place(turns(begun(null), 3), 'Ana', false))
export const Complete: Story = seen('player', () => turns(begun(null), 5))
export const ThreeMisses: Story = seen('player', () => turns(begun(null), 5, 'Ana', 1))
export const Waiting: Story = seen('player', () => turns(begun(), 4))
export const Growth: Story = seen('player', () => turns(begun(null), 9))
export const Evening: Story = seen('player', () => turns(begun().later(272_000), 4))

export const ScreenOpen: Story = seen('screen', () => begun())
export const ScreenByDay: Story = seen('screen', () => under(6, 1).later(60_000))
export const ScreenUntimed: Story = seen('screen', () => under(9))
export const ScreenEvening: Story = seen('screen', () => under(2, 1).later(275_000))
export const Host: Story = seen('host', () => under(6))

const ended = () => under(12).host('end')
export const PlayerEnd: Story = seen('player', ended)
export const ScreenEnd: Story = seen('screen', ended)
export const HostEnd: Story = seen('host', ended)
