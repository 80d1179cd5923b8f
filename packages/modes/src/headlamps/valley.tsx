import { useMemo } from 'react'
import { Flames, flameScale } from './lamp'

export interface ValleyProps {
  /** Lamps of the class that are lit, of how many. */
  lit: number
  of: number
  fire: number
  isDawn: boolean
  /** Below the slopes, left and right. */
  words: { lamps: string; fire: string }
  /** In the sky, after the last question. */
  dawn: string | null
}

/** The trails on which the lamps are, in turns up the slopes. */
const TRAILS = [
  [
    [30, 206],
    [330, 174],
    [640, 208],
    [980, 168],
    [1240, 206],
  ],
  [
    [150, 152],
    [400, 120],
    [640, 152],
    [900, 108],
    [1090, 132],
  ],
] as const

/** From so many lamps on they are small, and in several rows. */
const CROWD = 120

/** The night of the class: as many lights as it has lamps, in no order of the class. */
export function Valley({ lit, of, fire, isDawn, words, dawn }: ValleyProps) {
  const places = useMemo(() => placesOf(of), [of])
  const r = of <= 40 ? 9 : of <= CROWD ? 7 : 4
  const darkness = of === 0 ? 0 : 1 - lit / of
  const slow = 'var(--pq-journey) var(--pq-ease)'
  return (
    <>
      <path fill="var(--pq-pine-deep)" d="M0 0h1600v270H0Z" />
      <path
        fill="none"
        stroke="var(--pq-on-pine-muted)"
        strokeWidth="5"
        strokeLinecap="round"
        d="M90 84h0M240 50h0M410 96h0M560 40h0M730 88h0M880 60h0M1010 96h0M1180 52h0M1290 90h0M1420 64h0M1530 104h0M320 20h0M1080 24h0"
      />
      <g
        fill="var(--pq-blaze)"
        style={{
          transform: isDawn ? 'none' : 'translateY(200px)',
          opacity: isDawn ? 1 : 0,
          transition: `transform ${slow}, opacity ${slow}`,
        }}
      >
        <path fill="var(--pq-on-pine-muted)" d="M0-40h1600v340H0Z" />
        <path opacity=".3" d="M0 34h1600v38H0Z" />
        <path opacity=".6" d="M0 72h1600v38H0Z" />
        <path opacity=".85" d="M0 110h1600v200H0Z" />
        <circle cx="1150" cy="120" r="62" fill="var(--pq-on-pine)" />
      </g>
      <path
        fill="var(--pq-pine)"
        d="M0 270V150l90-62h60l90 62h70l130-92h50l150 106h50l130-96h70l150 104h60l90-64h60l90 64h70l90-60h20v160Z"
      />
      <path
        fill="none"
        stroke="var(--pq-pine-line)"
        strokeWidth="2.5"
        d="M0 178l120-82 130 92h60l150-106 170 120h50l150-110 180 130h60l110-78 110 78h120"
      />
      <path
        fill="none"
        stroke="var(--pq-on-pine-muted)"
        strokeWidth="3"
        strokeDasharray="3 9"
        strokeLinecap="round"
        d={TRAILS.map((trail) => `M${trail.map((point) => point.join(' ')).join('L')}`).join('')}
      />
      <path
        fill="var(--pq-pine-deep)"
        d="M0 0h1600v270H0Z"
        style={{
          opacity: isDawn ? 0 : darkness * 0.62,
          transition: `opacity ${slow}`,
        }}
      />
      {places.map(([x, y], i) => (
        <Light
          // biome-ignore lint/suspicious/noArrayIndexKey: a light is its position
          key={i}
          x={x}
          y={of > CROWD ? y + (((i * 7) % 5) - 2) * 5 : y}
          r={r}
          hasHalo={of <= CROWD}
          isLit={i < lit}
        />
      ))}
      <path fill="var(--pq-pine)" d="M1400 230l84-124h36l80 60v64Z" />
      <path fill="var(--pq-pine-deep)" d="M0 224h1600v48H0Z" />
      <path stroke="var(--pq-on-pine-muted)" strokeWidth="3" d="M0 224h1600" />
      <g stroke="var(--pq-on-pine-muted)" strokeWidth="4" strokeLinejoin="round">
        <path fill="var(--pq-pine-deep)" d="M1310 224v-56h108v56M1294 172l70-52 70 52" />
        <path fill="var(--pq-blaze)" stroke="none" d="M1332 182h26v22h-26ZM1372 182h26v42h-26Z" />
      </g>
      <Flames x={1508} y={222} scale={flameScale(fire, 2.2)} />
      <Words x={24} text={words.lamps} />
      <Words x={1576} text={words.fire} isAtEnd />
      {dawn !== null && <Words x={24} y={86} text={dawn} />}
    </>
  )
}

interface LightProps {
  x: number
  y: number
  r: number
  hasHalo: boolean
  isLit: boolean
}

/** Lit it has a halo, out it is a ring. */
const Light = ({ x, y, r, hasHalo, isLit }: LightProps) => (
  <g transform={`translate(${x} ${y})`}>
    <circle r={r * 0.8} fill="none" stroke="var(--pq-on-pine-muted)" strokeWidth="2" />
    <g
      fill="var(--pq-blaze)"
      style={{
        opacity: isLit ? 1 : 0,
        transition: 'opacity var(--pq-journey) var(--pq-ease)',
      }}
    >
      {hasHalo && <circle r={r * 2.1} opacity=".28" />}
      <circle r={r} />
    </g>
  </g>
)

interface WordsProps {
  x: number
  y?: number
  text: string
  isAtEnd?: boolean
}

/** On the dark ground, or on a plate of it. */
const Words = ({ x, y = 259, text, isAtEnd }: WordsProps) => (
  <text
    x={x}
    y={y}
    textAnchor={isAtEnd ? 'end' : 'start'}
    fill="var(--pq-on-pine)"
    stroke="var(--pq-pine-deep)"
    strokeWidth="8"
    strokeLinejoin="round"
    fontSize="37"
    fontWeight="650"
    style={{ fontFamily: 'var(--pq-font-display)', paintOrder: 'stroke' }}
  >
    {text}
  </text>
)

/** Even along the trails, but taken in leaps, so that darkness does not come from one end. */
function placesOf(count: number): (readonly [x: number, y: number])[] {
  const along = Array.from({ length: count }, (_, i) => pointAt((i + 0.5) / count))
  let leap = Math.max(1, Math.round(count * 0.618))
  while (commonDivisor(leap, count) !== 1) leap += 1
  return along.map((_, i) => along[(i * leap) % count] ?? [0, 0])
}

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b))

/** `t` from 0 to 1 over both trails. */
function pointAt(t: number): readonly [x: number, y: number] {
  const legs = TRAILS.flatMap((trail) =>
    trail.slice(1).map((to, i) => [trail[i] ?? to, to] as const),
  )
  const lengths = legs.map(([from, to]) => to[0] - from[0])
  let left = t * lengths.reduce((sum, length) => sum + length, 0)
  for (const [i, [from, to]] of legs.entries()) {
    const length = lengths[i] ?? 1
    if (left <= length) {
      const share = left / length
      return [from[0] + length * share, from[1] + (to[1] - from[1]) * share]
    }
    left -= length
  }
  return [0, 0]
}
