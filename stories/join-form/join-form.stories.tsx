import { JoinFormView } from '@pathquest/sdk/JoinForm/JoinFormView'
import { sampleProblem } from '@pathquest/sdk/testing/sample-games'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

const filled = { gameCode: '7K4Q2X', displayName: 'Maya R.' }

const meta = {
  title: 'Widgets/JoinForm',
  component: JoinFormView,
  args: {
    values: { gameCode: '', displayName: 'Quiet Heron' },
    onChange: fn(),
    onGenerate: fn(),
    onSubmit: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof JoinFormView>
export default meta
type Story = StoryObj<typeof meta>

/** A generated name stands in the field already. */
export const Fresh: Story = {}

/** The code came with a link or QR code, the name from a profile. */
export const Prefilled: Story = { args: { values: filled } }

/** Thirty characters, the longest that is taken. */
export const LongestName: Story = {
  args: { values: { gameCode: '7K4Q2X', displayName: 'Maximiliana-Josephine Wetherby' } },
}

/** From the teacher, for who goes on at another device. */
export const SeatCode: Story = { args: { values: { ...filled, seatCode: 'K7PX' } } }
export const SeatCodeGone: Story = {
  args: {
    values: { ...filled, seatCode: 'K7PX' },
    error: sampleProblem('seat_code_invalid'),
  },
}

export const Joining: Story = { args: { values: filled, joining: true } }

const refused = (...problem: Parameters<typeof sampleProblem>): Story => ({
  args: { values: filled, error: sampleProblem(...problem) },
})

export const GameNotFound = refused('game_not_found')
export const AlreadyStarted = refused('game_already_started')
export const Full = refused('game_full')
export const Locked = refused('game_locked')
export const Removed = refused('player_removed')
export const NameTooLong = refused('name_too_long', { max: 30 })
export const NameNotAllowed = refused('name_not_allowed')
export const TooManyTries = refused('rate_limited', { seconds: 20 })
export const Offline = refused('offline')
/** What says nothing about code or name. */
export const Unexpected = refused('unexpected')
