import { CourseGoal, CourseStart, CourseStop } from '@pathquest/ui/art/Course'
import { Walker } from './LegProfile'

/** Four ways from a post. */
const Pick = () => (
  <svg viewBox="0 0 160 100" aria-hidden="true">
    <path fill="var(--pq-map-moss)" d="M0 0h160v100H0Z" />
    <path
      fill="var(--pq-map-sand)"
      stroke="var(--pq-text)"
      strokeOpacity=".4"
      d="M160 6c-34-8-66 4-62 30s34 40 62 36Z"
    />
    <g fill="none" stroke="var(--pq-accent)" strokeWidth="4" strokeLinecap="round">
      <path d="M52 60h56M52 60V22M52 60H14" strokeDasharray="1 8" />
    </g>
    <g fill="var(--pq-surface)" stroke="var(--pq-text)" strokeWidth="2">
      <CourseStop x={52} y={16} size={12} />
      <CourseStop x={12} y={60} size={12} />
      <CourseStop x={116} y={60} size={15} />
    </g>
    <g fontWeight="750" textAnchor="middle" fill="var(--pq-text)" fontSize="14">
      <path d="M52 60" />
      <text x="52" y="21">
        3
      </text>
      <text x="12" y="65">
        2
      </text>
      <text x="116" y="66" fontSize="17">
        9
      </text>
    </g>
    <g transform="translate(52 62)">
      <Walker size={0.8} />
    </g>
  </svg>
)

const stones = (count: number, y: number) =>
  [0, 1, 2, 3].map((i) => (
    <circle
      key={i}
      cx={44 + 32 * i}
      cy={y}
      r="6"
      fill={i <= count ? 'var(--pq-accent)' : 'var(--pq-surface)'}
      stroke="var(--pq-text)"
      strokeWidth="2"
    />
  ))

/** A right answer walks three steps, a wrong one one. */
const Walk = () => (
  <svg viewBox="0 0 160 100" aria-hidden="true">
    <path fill="var(--pq-map-water)" d="M0 0h160v100H0Z" />
    <path fill="var(--pq-pine)" d="M0 44h160v12H0ZM0 88h160v12H0Z" />
    {stones(3, 42)}
    {stones(1, 86)}
    <g fill="none" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round">
      <path d="M10 32l6 7 11-14" stroke="var(--pq-positive)" />
      <path d="M11 68l14 14M25 68L11 82" stroke="var(--pq-negative)" />
    </g>
    <g transform="translate(140 40)">
      <Walker size={0.7} />
    </g>
    <g transform="translate(76 84)">
      <Walker size={0.7} />
    </g>
  </svg>
)

/** A lit hut at dusk. */
const Home = () => (
  <svg viewBox="0 0 160 100" aria-hidden="true">
    <path fill="var(--pq-map-clay)" d="M0 0h160v100H0Z" />
    <circle cx="122" cy="56" r="13" fill="var(--pq-blaze)" stroke="var(--pq-text)" />
    <path fill="var(--pq-pine)" d="M0 78h18l14-14h26l10 10h34l10-14h24l12 12h12v28H0Z" />
    <g stroke="var(--pq-text)" strokeWidth="2.5" strokeLinejoin="round">
      <path fill="var(--pq-surface)" d="M34 66L60 42 86 66H80V90H40V66Z" />
      <path fill="var(--pq-blaze)" d="M52 68h16v13H52Z" />
    </g>
    <g fill="none" stroke="var(--pq-accent)" strokeWidth="4">
      <path d="M150 92H92" strokeDasharray="5 6" />
      <CourseGoal x={60} y={24} size={11} />
    </g>
    <g fill="none" stroke="var(--pq-on-pine)" strokeWidth="2.5">
      <CourseStart x={148} y={90} size={6} />
    </g>
  </svg>
)

export const how = [Pick, Walk, Home]
