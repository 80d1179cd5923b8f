import type { ApiClient, JoinAnswer } from '@pathquest/sdk'
import { JoinForm } from '@pathquest/sdk/JoinForm'
import { sampleProblem } from '@pathquest/sdk/testing/sample-games'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { problemText, wordsOf } from '../support/texts'

/** An adjective and a noun. */
const GENERATED = /^[A-Z][a-z]+ [A-Z][a-z]+$/
const join = fn<ApiClient['join']>()

/** The form as pages use it, with an API that answers as each story says. */
const meta = {
  title: 'Widgets/JoinForm/Use',
  component: JoinForm,
  args: { api: { join } as unknown as ApiClient, onJoin: fn(), onError: fn() },
  beforeEach: () => {
    join.mockReset()
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof JoinForm>
export default meta
type Story = StoryObj<typeof meta>

export const SubmitEmpty: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const t = wordsOf(globals)
    await expect(canvas.getByRole('button', { name: t('join.submit') })).toBeDisabled()
    await userEvent.type(canvas.getByLabelText(t('join.code')), '{Enter}')
    await expect(join).not.toHaveBeenCalled()
  },
}

export const JoinByKeyboard: Story = {
  play: async ({ args, canvas, userEvent, globals }) => {
    const t = wordsOf(globals)
    const answer = { session: { id: 'gs_1' }, player: { id: 'gp_1' } } as JoinAnswer
    join.mockResolvedValue(answer)
    const code = canvas.getByLabelText(t('join.code'))
    await userEvent.type(code, '7k4 q2x')
    await expect(code).toHaveValue('7K4Q2X')
    const name = canvas.getByLabelText(t('join.name'))
    // The generated name comes once the form stands.
    await waitFor(() => expect(name).not.toHaveValue(''))
    await userEvent.clear(name)
    await userEvent.type(name, ' Maya R. {Enter}')
    await expect(join).toHaveBeenCalledWith(
      { gameCode: '7K4Q2X', displayName: 'Maya R.' },
      undefined,
    )
    await expect(args.onJoin).toHaveBeenCalledWith(answer)
  },
}

export const RefusedKeepsWhatWasTyped: Story = {
  args: { initialCode: '7K4Q2X', initialName: 'Maya R.' },
  play: async ({ args, canvas, userEvent, globals }) => {
    const t = wordsOf(globals)
    const refusal = sampleProblem('game_full')
    join.mockRejectedValue(refusal)
    await userEvent.click(canvas.getByRole('button', { name: t('join.submit') }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(problemText(refusal, globals))
    await expect(canvas.getByLabelText(t('join.code'))).toHaveValue('7K4Q2X')
    await expect(args.onError).toHaveBeenCalledWith(refusal)
  },
}

export const GeneratedName: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const t = wordsOf(globals)
    const name = canvas.getByLabelText<HTMLInputElement>(t('join.name'))
    await waitFor(() => expect(name.value).toMatch(GENERATED))
    // Whoever empties the field has an empty one.
    await userEvent.clear(name)
    await expect(name).toHaveValue('')
    await userEvent.click(canvas.getByRole('button', { name: t('join.generate') }))
    await waitFor(() => expect(name.value).toMatch(GENERATED))
  },
}

export const AnotherName: Story = {
  args: { initialName: 'Maya R.' },
  play: async ({ canvas, userEvent, globals }) => {
    const t = wordsOf(globals)
    await userEvent.click(canvas.getByRole('button', { name: t('join.generate') }))
    await waitFor(() =>
      expect(canvas.getByLabelText<HTMLInputElement>(t('join.name')).value).toMatch(GENERATED),
    )
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}
