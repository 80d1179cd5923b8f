import type { Footing, Holds } from './footing'
import { FOOTINGS } from './manifest'
import { FootingSign } from './trail'

/** Where each footing's ledge begins, and how high it lies. */
const LEDGES = {
  light: { x: 268, y: 200 },
  firm: { x: 714, y: 168 },
  bold: { x: 1160, y: 134 },
} as const satisfies Record<Footing, { x: number; y: number }>
const LEDGE = 344
const CHASM = 92
const SLAB = 18
const FLOOR = 262
/** The class waits here. */
const CAMP = { x: 14, y: 226, width: 226 }

export interface LedgesProps {
  present: number
  answered: number
  /** null: the question is open. */
  holds: Holds | null
  /** Below each ledge. */
  words: Readonly<Record<Footing, string>>
}

/**
 * The class on the way to three ledges. Each mark is somebody, but none is anybody's: they are
 * dealt to the ledges in no order of the class.
 */
export function Ledges({ present, answered, holds, words }: LedgesProps) {
  const places = holds ? placesOf(holds) : []
  const count = Math.max(present, places.length)
  const camp = packed(count, CAMP.width, 96)
  return (
    <>
      <path fill="var(--pq-map-water)" d="M0 0h1600v270H0Z" />
      <path
        fill="var(--pq-map-moss)"
        d="M0 270V150l90-90h50l70 70h90l110-110h60l120 120h80l90-90h60l150 150h120l130-130h70l90 90h60l60-60h150v166Z"
      />
      <path
        fill="none"
        stroke="var(--pq-text)"
        strokeWidth="2"
        opacity=".18"
        d="M0 190l110-110 80 80h130l120-120 150 150h100l100-100 180 180M980 250l190-190 110 110h90l80-80h150M0 230l120-120 60 60h160l110-110 180 180"
      />
      <path
        fill="var(--pq-map-sand)"
        d={`M0 270V${CAMP.y}H${CAMP.x + CAMP.width}l14 ${FLOOR - CAMP.y}H1600v14H0Z`}
      />
      {FOOTINGS.map((footing) => (
        <Ledge key={footing} footing={footing} holds={holds} />
      ))}
      <path
        fill="none"
        stroke="var(--pq-text)"
        strokeWidth="4"
        d={`M0 ${CAMP.y}H${CAMP.x + CAMP.width}`}
      />
      {Array.from({ length: count }, (_, i) => {
        const place = places[i]
        const [x, y] = camp.at(i)
        const home = { x: CAMP.x + x, y: CAMP.y - y, r: camp.r, fall: null }
        const isOut = place !== undefined
        return (
          <Mark
            // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its position
            key={i}
            {...(place ?? home)}
            isFull={holds ? isOut && place.fall === null : i < answered}
          />
        )
      })}
      {FOOTINGS.map((footing) => (
        <Sign key={footing} footing={footing} words={words[footing]} />
      ))}
    </>
  )
}

interface LedgeProps {
  footing: Footing
  holds: Holds | null
  words: string
}

/** As much of its slab breaks off as holds did not bear. */
function Ledge({ footing, holds }: Omit<LedgeProps, 'words'>) {
  const { x, y } = LEDGES[footing]
  const [held, of] = holds?.[footing] ?? [0, 0]
  const broken = of === 0 ? 0 : Math.round(((of - held) / of) * LEDGE * 0.5)
  const edge = x + LEDGE - broken
  return (
    <g stroke="var(--pq-text)" strokeWidth="2.5" strokeLinejoin="round">
      <path
        fill="var(--pq-map-sand)"
        d={`M${x - 10} 274L${x + 6} ${y + SLAB}H${x + LEDGE - 22}L${x + LEDGE - 6} 274`}
      />
      <path fill="var(--pq-map-stone)" d={`M${x} ${y}H${edge}l-8 ${SLAB}H${x + 6}Z`} />
      <path
        fill="var(--pq-map-stone)"
        d={`M${edge} ${y}h${broken}l-10 ${SLAB}h${-broken}Z`}
        style={{
          transform:
            broken > 0
              ? `translate(${broken * 0.5 + 16}px, ${FLOOR - y - 20 - broken * 0.14}px) rotate(16deg)`
              : 'none',
          transformBox: 'fill-box',
          transition: 'transform var(--pq-journey) var(--pq-ease-in) var(--pq-journey)',
        }}
      />
    </g>
  )
}

/** Over everybody who has fallen in front of it. */
const Sign = ({ footing, words }: Omit<LedgeProps, 'holds'>) => {
  const { x, y } = LEDGES[footing]
  return (
    <g>
      <g transform={`translate(${x + 34} ${y + 46}) scale(1.5)`}>
        <FootingSign footing={footing} />
      </g>
      <text
        x={x + 56}
        y={y + 58}
        fill="var(--pq-text)"
        stroke="var(--pq-map-sand)"
        strokeWidth="7"
        strokeLinejoin="round"
        fontSize="37"
        fontWeight="650"
        style={{ fontFamily: 'var(--pq-font-display)', paintOrder: 'stroke' }}
      >
        {words}
      </text>
    </g>
  )
}

interface Place {
  x: number
  y: number
  r: number
  /** How far it falls from there; null: the hold bore. */
  fall: { x: number; y: number } | null
}

const Mark = ({ x, y, r, fall, isFull }: Place & { isFull: boolean }) => (
  <g
    style={{
      transform: `translate(${x}px, ${y}px)`,
      transition: 'transform var(--pq-journey) var(--pq-ease)',
    }}
  >
    <path
      d={`M0 ${-1.1 * r}a${0.45 * r} ${0.45 * r} 0 1 0 .1 0ZM${-0.75 * r} ${r}v${-0.3 * r}a${0.75 * r} ${0.75 * r} 0 0 1 ${1.5 * r} 0v${0.3 * r}Z`}
      fill={isFull ? 'var(--pq-text)' : 'var(--pq-surface)'}
      stroke="var(--pq-text)"
      strokeWidth="2.5"
      style={{
        transform: fall ? `translate(${fall.x}px, ${fall.y}px) rotate(70deg)` : 'none',
        transition: 'transform var(--pq-slow) var(--pq-ease-in) var(--pq-journey)',
      }}
    />
  </g>
)

/** Of everybody who has answered: first who stands, then who fell, ledge by ledge. */
function placesOf(holds: Holds): Place[] {
  return FOOTINGS.flatMap((footing) => {
    const [held, of] = holds[footing]
    const { x, y } = LEDGES[footing]
    const top = packed(of, LEDGE - 20, 84)
    const below = packed(of - held, CHASM - 8, 76)
    return Array.from({ length: of }, (_, i) => {
      const [dx, dy] = top.at(i)
      const at = { x: x + 10 + dx, y: y - dy, r: top.r }
      if (i < held) return { ...at, fall: null }
      const [fx, fy] = below.at(i - held)
      return { ...at, fall: { x: x + LEDGE + 4 + fx - at.x, y: FLOOR - fy - at.y } }
    })
  })
}

const [MARK_MAX, MARK_MIN] = [15, 4]

/** Marks in rows from below, as large as the room allows. */
function packed(count: number, width: number, height: number) {
  let r = MARK_MAX
  const columns = () => Math.max(1, Math.floor(width / (2 * r + 4)))
  while (r > MARK_MIN && Math.ceil(count / columns()) * (2 * r + 4) > height) r -= 1
  const gap = 2 * r + 4
  const inRow = columns()
  return {
    r,
    at: (i: number): readonly [x: number, y: number] => [
      (i % inRow) * gap + r + 2,
      Math.floor(i / inRow) * gap + r + 2,
    ],
  }
}
