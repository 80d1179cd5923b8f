import { Flames, Lamp } from './lamp'

const Night = () => <path fill="var(--pq-pine-deep)" d="M0 0h160v100H0Z" />
const Ground = () => (
  <>
    <path fill="var(--pq-pine)" d="M0 84h160v16H0Z" />
    <path stroke="var(--pq-on-pine-muted)" strokeWidth="3" d="M0 84h160" />
  </>
)

const Walker = ({ x }: { x: number }) => (
  <g
    transform={`translate(${x} 82)`}
    fill="none"
    stroke="var(--pq-on-pine)"
    strokeWidth="4"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <circle cy="-36" r="6.500" fill="var(--pq-on-pine)" />
    <path d="M0-27v14l-7 13M0-13l8 13M0-22l9 6" />
  </g>
)

/** Three lamps, one of them out, and the beam that is left. */
const Trail = () => (
  <svg viewBox="0 0 160 100" aria-hidden="true">
    <Night />
    <path fill="var(--pq-blaze)" opacity=".34" d="M42 44 136 24v58H74L42 50Z" />
    <Ground />
    <Walker x={34} />
    <Lamp x={84} y={16} isLit />
    <Lamp x={114} y={16} isLit />
    <Lamp x={144} y={16} isLit={false} />
  </svg>
)

/** A tent in the wind. */
const Shelter = () => (
  <svg viewBox="0 0 160 100" aria-hidden="true">
    <Night />
    <Ground />
    <g stroke="var(--pq-on-pine)" strokeWidth="3" strokeLinejoin="round">
      <path fill="var(--pq-pine-line)" d="m32 84 48-58 48 58Z" />
      <path fill="var(--pq-blaze)" stroke="none" d="m54 84 26-42 26 42Z" />
    </g>
    <path
      fill="none"
      stroke="var(--pq-on-pine-muted)"
      strokeWidth="3"
      strokeLinecap="round"
      d="M6 30h26q8 0 6-8M4 46h22M12 62h14"
    />
    <Walker x={80} />
  </svg>
)

/** The hut's fire, two torches, and the sun behind the ridge. */
const HutAndDawn = () => (
  <svg viewBox="0 0 160 100" aria-hidden="true">
    <Night />
    <g fill="var(--pq-blaze)">
      <path opacity=".3" d="M96 44h64v20H96Z" />
      <path opacity=".5" d="M96 64h64v20H96Z" />
      <circle cx="130" cy="70" r="16" />
    </g>
    <path fill="var(--pq-pine)" d="M92 84l20-16h12l14 12 12-10 14 14Z" />
    <Ground />
    <path
      fill="var(--pq-pine)"
      stroke="var(--pq-on-pine-muted)"
      strokeWidth="3"
      strokeLinejoin="round"
      d="M14 84V44h72v40M6 48l44-34 44 34"
    />
    <Flames x={50} y={82} scale={0.6} />
    <Lamp x={26} y={60} r={6} isLit />
    <Lamp x={74} y={60} r={6} isLit />
  </svg>
)

export const how = [Trail, Shelter, HutAndDawn] as const
