import type { Interest } from '@pathquest/core/interests/interests'

const DRAWN: Readonly<Record<Interest, string>> = {
  // A hammer, a magnifier, a brush, two people, a flag, a list.
  realistic: 'M-12-8q8-7 16-2l5 4-4 5-4-3-13 16-5-4L-4-8',
  investigative: 'M-3-13a10 10 0 1 0 .1 0ZM5 4l9 10',
  artistic: 'M14-14-2 2M-2 2q-4-3-8 1-3 3-2 9 7 1 9-2 4-4 1-8Z',
  social: 'M-7-13a5 5 0 1 0 .1 0ZM7-13a5 5 0 1 0 .1 0ZM-15 13v-5q0-8 8-8 5 0 7 4 2-4 7-4 8 0 8 8v5',
  enterprising: 'M-9 15v-29h20l-5 7 5 7H-9',
  conventional: 'M-14-10l3 3 5-6M-14 1l3 3 5-6M-14 12l3 3 5-6M0-9h14M0 2h14M0 13h14',
}

/** About 30 units wide and high, around 0. */
export const InterestSign = ({ interest }: { interest: Interest }) => (
  <path
    d={DRAWN[interest]}
    fill="none"
    stroke="currentColor"
    strokeWidth="2.500"
    strokeLinecap="round"
    strokeLinejoin="round"
  />
)

export const InterestIcon = ({ interest }: { interest: Interest }) => (
  <svg
    viewBox="-18 -18 36 36"
    aria-hidden="true"
    style={{ flex: 'none', width: '1.6em', height: '1.6em' }}
  >
    <InterestSign interest={interest} />
  </svg>
)
