import { Digger } from './Digger'
import { Heap } from './Heap'

/** The ground of each picture: a slope with two contour lines. */
const Ground = () => (
  <>
    <path fill="var(--pq-map-moss)" d="M0 0h160v100H0Z" />
    <g fill="none" stroke="var(--pq-text)" strokeOpacity=".35" strokeWidth="1.4">
      <path d="M0 26q40-22 80-6t80-8M0 54q44-18 84-4t76-10M0 92q50-14 90-4t70-8" />
    </g>
  </>
)

/** Four heaps, none like another. */
export const DigStep = () => (
  <svg viewBox="0 0 160 100" aria-hidden="true">
    <Ground />
    <Heap x={24} y={44} unit={0.9} fund={2} />
    <Heap x={62} y={80} unit={0.9} fund={12} />
    <Heap x={102} y={46} unit={0.9} fund={30} />
    <Heap x={132} y={88} unit={0.9} fund={90} />
  </svg>
)

/** One picked, with a flag. */
export const PickStep = () => (
  <svg viewBox="0 0 160 100" aria-hidden="true">
    <Ground />
    <Heap x={46} y={72} unit={1.3} fund={14} />
    <Heap x={114} y={72} unit={1.3} fund={60} />
    <path d="M46 46V16" stroke="var(--pq-text)" strokeWidth="3" />
    <path
      d="M46 14h24l-6 7 6 7H46Z"
      fill="var(--pq-accent)"
      stroke="var(--pq-surface)"
      strokeWidth="1.5"
    />
  </svg>
)

/** Two have a share; the rest of the heap stays. */
export const ShareStep = () => (
  <svg viewBox="0 0 160 100" aria-hidden="true">
    <Ground />
    <Heap x={80} y={80} unit={1.4} fund={20} />
    <Digger x={28} y={84} unit={1.7} isSharer isThere turn={0} />
    <Digger x={128} y={84} unit={1.7} isSharer isThere turn={0} />
  </svg>
)
