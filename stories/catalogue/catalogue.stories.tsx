import { KIND_FORMS } from '@pathquest/kinds/registry/forms'
import { MODE_IDS } from '@pathquest/modes/catalogue'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Kinds, Modes } from './Catalogue'

const meta = { title: 'Modes and kinds' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** All game modes, as the registry names them. */
export const GameModes: Story = {
  render: () => <Modes />,
  play: ({ canvas }) => expect(canvas.getAllByRole('heading')).toHaveLength(MODE_IDS.length),
}

/** All kinds of question. */
export const KindsOfQuestion: Story = {
  render: () => <Kinds />,
  play: ({ canvas }) =>
    expect(canvas.getAllByRole('heading')).toHaveLength(Object.keys(KIND_FORMS).length),
}
