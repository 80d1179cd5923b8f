import type { Like } from './heights'

const DRAWN: Readonly<Record<Like, string>> = {
  // A hill with a flag, a low hill, level ground.
  yes: 'M-36 12q22 0 28-18 4-8 8-8t8 8q6 18 28 18ZM0-14v-8h9',
  maybe: 'M-36 12q26 0 36-8 10 8 36 8Z',
  no: 'M-36 12h72',
}

/** What the answer makes of the hill. */
export const LikePicture = ({ like }: { like: Like }) => (
  <svg viewBox="-40 -24 80 40" aria-hidden="true">
    <path
      d={DRAWN[like]}
      fill={like === 'no' ? 'none' : 'currentColor'}
      fillOpacity=".2"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)
