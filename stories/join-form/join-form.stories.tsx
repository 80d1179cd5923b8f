import type { ApiErrorCode } from '@pathquest/sdk'
import { JoinFormView } from '@pathquest/sdk/JoinForm'
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

export const Joining: Story = { args: { values: filled, joining: true } }

const refused = (code: ApiErrorCode, detail: string, params = {}): Story => ({
  args: { values: filled, error: { ...sampleProblem(code, params), code, params, detail } },
})

export const GameNotFound = refused('game_not_found', 'Game not found')
export const AlreadyStarted = refused('game_already_started', 'Game has already started')
export const Full = refused('game_full', 'Game is full')
export const Locked = refused('game_locked', 'This game is locked.')
export const Removed = refused('player_removed', 'You were removed from this game.')
export const NameTooLong = refused('name_too_long', 'Your name can have at most {max} characters', {
  max: 30,
})
export const NameNotAllowed = refused(
  'name_not_allowed',
  'This name has characters that cannot be shown. Please use letters and numbers.',
)
export const TooManyTries = refused(
  'rate_limited',
  'Too many tries. Please wait {seconds} seconds and try again.',
  { seconds: 20 },
)
export const Offline = refused('offline', 'No connection. Please check your network and try again.')
export const Unexpected = refused('unexpected', 'An unexpected error occurred. Please try again.')
