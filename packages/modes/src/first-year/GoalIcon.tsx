import type { Goal } from './budget'

const DRAWN: Readonly<Record<Goal, string>> = {
  // An umbrella, an open book, a box on its way.
  cushion: 'M8 34a24 24 0 0 1 48 0q-6-6-12 0-6-6-12 0-6-6-12 0-6-6-12 0ZM32 34v16q0 6 6 6t6-5',
  course: 'M32 18q-10-7-22-5v36q12-2 22 5 10-7 22-5V13q-12-2-22 5v36',
  move: 'M12 22l20-9 20 9v24l-20 9-20-9ZM12 22l20 9 20-9M32 31v24M22 17.500l20 9.500v8',
}

/** 64 units wide and high. */
export const GoalShape = ({ goal }: { goal: Goal }) => (
  <path
    d={DRAWN[goal]}
    fill="none"
    stroke="currentColor"
    strokeWidth="3.500"
    strokeLinecap="round"
    strokeLinejoin="round"
  />
)

export const GoalIcon = ({ goal }: { goal: Goal }) => (
  <svg viewBox="0 0 64 64" aria-hidden="true">
    <GoalShape goal={goal} />
  </svg>
)
