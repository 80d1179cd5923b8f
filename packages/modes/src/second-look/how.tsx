import { Plate } from './ClassRidge'

const PEAKS = 'M0 84L24 58H36L52 70 70 30H92L112 62H128L160 84V100H0Z'

/** One answer, alone. */
const First = () => (
  <svg viewBox="0 0 160 100" aria-hidden="true">
    <path fill="var(--pq-pine)" d="M0 0h160v100H0Z" />
    <g transform="translate(56 22) scale(.8)">
      <Plate index={0} />
    </g>
    <g transform="translate(104 22) scale(.8)" opacity=".45">
      <Plate index={1} />
    </g>
    <path
      d="M56 34L41 7A17 17 0 1 1 71 7Z"
      fill="var(--pq-accent)"
      stroke="var(--pq-surface)"
      strokeWidth="3"
    />
  </svg>
)

/** The ridge of the class, and two who talk. */
const Talk = () => (
  <svg viewBox="0 0 160 100" aria-hidden="true">
    <path fill="var(--pq-pine)" d="M0 0h160v100H0Z" />
    <path fill="var(--pq-on-pine-muted)" d={PEAKS} />
    <g fill="var(--pq-surface)" stroke="var(--pq-text)" strokeWidth="2.5" strokeLinejoin="round">
      <path d="M8 8h48v24H30l-10 10v-10H8Z" />
      <path d="M104 14h48v24h-8v10l-10-10h-30Z" />
    </g>
    <g fill="var(--pq-text)">
      <circle cx="21" cy="20" r="3.5" />
      <circle cx="32" cy="20" r="3.5" />
      <circle cx="43" cy="20" r="3.5" />
      <circle cx="117" cy="26" r="3.5" />
      <circle cx="128" cy="26" r="3.5" />
      <circle cx="139" cy="26" r="3.5" />
    </g>
  </svg>
)

/** The ridge after talking, over that before. */
const Second = () => (
  <svg viewBox="0 0 160 100" aria-hidden="true">
    <path fill="var(--pq-pine)" d="M0 0h160v100H0Z" />
    <path fill="var(--pq-on-pine-muted)" d="M0 90L20 80H40L58 84 100 84 122 78H136L160 90V100H0Z" />
    <path fill="var(--pq-blaze)" d="M44 90L68 16H94L118 90Z" />
    <path
      d={PEAKS}
      fill="none"
      stroke="var(--pq-on-pine)"
      strokeWidth="2.5"
      strokeDasharray="2 6"
      strokeLinecap="round"
    />
    <path
      d="M72 46l7 8 13-17"
      fill="none"
      stroke="var(--pq-on-blaze)"
      strokeWidth="6"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)

export const how = [First, Talk, Second]
