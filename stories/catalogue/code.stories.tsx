import { Card, CodeText } from '@pathquest/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

const meta = { title: 'Codes' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const CODE = '0Q8D0B'
/** As in a list, in a bar, on a card, and larger than a phone shows it. */
const SIZES = [15, 20, 28, 56]

/** Every zero wears a slash, at all sizes; what is read aloud and copied is the code in one piece. */
export const Zeros: Story = {
  render: () => (
    <Card>
      {SIZES.map((size) => (
        <p key={size} style={{ font: `750 ${size}px / 1.1 var(--pq-font-display)` }}>
          <CodeText code={CODE} />
        </p>
      ))}
    </Card>
  ),
  play: ({ canvasElement }) => {
    const codes = [...canvasElement.querySelectorAll('p')]
    expect(codes.map((code) => code.innerText)).toEqual(SIZES.map(() => CODE))
    for (const code of codes) {
      const zeros = [...code.querySelectorAll('span > span')]
      expect(zeros.map((zero) => zero.textContent)).toEqual(['0', '0'])
      const size = Number.parseFloat(getComputedStyle(code).fontSize)
      for (const zero of zeros) {
        const { backgroundImage, backgroundSize } = getComputedStyle(zero)
        expect(backgroundImage).toContain('gradient')
        // As high as the hole of the sign, and a little more, so that no end of it shows.
        expect(Number.parseFloat(backgroundSize.split(' ')[1] ?? '')).toBeCloseTo(0.45 * size, 1)
      }
    }
  },
}
