import { Digger } from './Digger'
import { Heap } from './Heap'

/** Four heaps on a contour map, and a crowd at the richest. */
export const Picture = () => (
  <svg viewBox="0 0 320 180" aria-hidden="true">
    <path fill="var(--pq-map-moss)" d="M0 0h320v180H0Z" />
    <g
      fill="var(--pq-map-sand)"
      fillOpacity=".4"
      stroke="var(--pq-text)"
      strokeOpacity=".4"
      strokeWidth="1.6"
    >
      <path d="M88-6Q60 60 118 82t96-14 130 30V-6Z" />
      <path d="M108-6Q92 44 132 58t84-14 128 22V-6Z" />
      <path d="M134-6q-8 30 18 38t62-14 130 10V-6Z" />
    </g>
    <path
      d="M34-6q-30 60 8 92t-4 100"
      fill="none"
      stroke="var(--pq-map-water)"
      strokeWidth="14"
      strokeLinecap="round"
    />
    <path d="M34-6q-30 60 8 92t-4 100" fill="none" stroke="var(--pq-info)" strokeWidth="3" />
    <Heap x={74} y={70} unit={1.4} fund={3} />
    <Heap x={96} y={156} unit={1.6} fund={14} />
    <Heap x={178} y={62} unit={1.3} fund={8} />
    <Digger x={226} y={132} unit={2} isSharer={false} isThere turn={0} />
    <Digger x={292} y={134} unit={2} isSharer={false} isThere turn={0} />
    <Heap x={258} y={152} unit={2} fund={170} />
    <Digger x={208} y={160} unit={2.1} isSharer={false} isThere turn={0} />
    <Digger x={306} y={164} unit={2.1} isSharer={false} isThere turn={0} />
    <Digger x={122} y={158} unit={2} isSharer isThere turn={0} isYou />
  </svg>
)
