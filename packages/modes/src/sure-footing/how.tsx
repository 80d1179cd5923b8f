import { FootingSign } from './trail'

const Ground = ({ d }: { d: string }) => (
  <>
    <path fill="var(--pq-map-water)" d="M0 0h160v100H0Z" />
    <path fill="var(--pq-map-sand)" d={`${d}V104H-4Z`} />
    <path fill="none" stroke="var(--pq-accent)" strokeWidth="4" strokeLinejoin="round" d={d} />
  </>
)

const Walker = ({ x, y }: { x: number; y: number }) => (
  <g
    transform={`translate(${x} ${y})`}
    fill="none"
    stroke="var(--pq-text)"
    strokeWidth="4"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <circle cy="-32" r="6" fill="var(--pq-text)" />
    <path d="M0-24v12l-6 12M0-12l8 12M0-20l9 6" />
  </g>
)

/** An answer, and three steps to choose from. */
const Choose = () => (
  <svg viewBox="0 0 160 100" aria-hidden="true">
    <path fill="var(--pq-map-water)" d="M0 0h160v100H0Z" />
    <rect
      x="26"
      y="12"
      width="108"
      height="26"
      rx="8"
      fill="var(--pq-surface)"
      stroke="var(--pq-accent)"
      strokeWidth="4"
    />
    <path
      d="m42 25 6 6 11-12M70 25h50"
      fill="none"
      stroke="var(--pq-text)"
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    {(['light', 'firm', 'bold'] as const).map((footing, i) => (
      <g key={footing} transform={`translate(${34 + i * 46} 70)`}>
        <rect
          x="-18"
          y="-18"
          width="36"
          height="36"
          rx="8"
          fill="var(--pq-surface)"
          stroke="var(--pq-text)"
          strokeWidth="2"
        />
        <g transform="scale(1.4)">
          <FootingSign footing={footing} />
        </g>
      </g>
    ))}
  </svg>
)

/** The hold bears: from a low ledge to a high one. */
const Bears = () => (
  <svg viewBox="0 0 160 100" aria-hidden="true">
    <Ground d="M-4 86H42V74H78V61H110V49H164" />
    <Walker x={136} y={47} />
    <g transform="translate(60 86)">
      <FootingSign footing="light" />
    </g>
    <g transform="translate(94 74)">
      <FootingSign footing="firm" />
    </g>
    <g transform="translate(136 64)">
      <FootingSign footing="bold" />
    </g>
  </svg>
)

/** The hold breaks: who stood boldly is lower than before. */
const Breaks = () => (
  <svg viewBox="0 0 160 100" aria-hidden="true">
    <Ground d="M-4 52H66V76H164" />
    <g fill="var(--pq-map-stone)" stroke="var(--pq-text)" strokeWidth="2" strokeLinejoin="round">
      <path d="m112 50 16 5-5 15-13-5ZM134 58l12-3 3 13-12 2Z" />
      <path d="m118 76 12-4 4 10-12 4Z" />
    </g>
    <path
      d="M52 24q26-16 36 14"
      fill="none"
      stroke="var(--pq-text)"
      strokeWidth="2.5"
      strokeDasharray="5 4"
    />
    <Walker x={92} y={74} />
    <g transform="translate(92 89)">
      <FootingSign footing="bold" isHeld={false} />
    </g>
  </svg>
)

export const how = [Choose, Bears, Breaks] as const
