import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { ModePicture } from '../../packages/web/src/modes/ModePicture'

const meta = {
  title: 'App/ModePicture',
  component: ModePicture,
} satisfies Meta<typeof ModePicture>
export default meta
type Story = StoryObj<typeof meta>

const shows = (mode: string): Story => ({
  args: { mode },
  play: ({ canvasElement }) =>
    waitFor(() => expect(canvasElement.querySelector('.mode-picture > svg')).toBeVisible()),
})

export const CareerQuest: Story = shows('career_quest')
export const SpeedRun: Story = shows('speed_run')
export const TeamChallenge: Story = shows('team_challenge')
export const Switchback: Story = shows('switchback')
export const Workshop: Story = shows('workshop')
export const ClueTrail: Story = shows('clue_trail')
export const OpenClaims: Story = shows('open_claims')
export const Strongbox: Story = shows('strongbox')
export const HigherGround: Story = shows('higher_ground')
export const CloseContour: Story = shows('close_contour')
export const DaylightCourse: Story = shows('daylight_course')
export const Headlamps: Story = shows('headlamps')
export const SecondLook: Story = shows('second_look')
export const SureFooting: Story = shows('sure_footing')

/** A mode whose folder is gone: a form works without its picture. */
export const UnknownMode: Story = {
  args: { mode: 'hop_scotch' },
  play: ({ canvasElement }) => expect(canvasElement.querySelector('.mode-picture')).toBeNull(),
}
