import type { PathkeyType, Rarity } from '@pathquest/core/rewards/amounts'
import { useId, useMemo, useState } from 'react'
import { TerrainLines } from './landscape/Terrain'
import { BOWS, framePath, type KeyShape, keyShape, PIPS, raysPath } from './pathkey-shape'

/** Fixed in both themes: the ink-white-ink casing keeps every pair of colours legible. */
const INK = '#0d2b2c'
const INNER: Partial<Record<Rarity, number>> = { rare: 0.9, epic: 0.88, legendary: 0.86 }

export interface PathkeyArtProps {
  keyCode: string
  kind: PathkeyType
  rarity: Rarity
  colorPrimary: string
  colorSecondary: string
  owned?: boolean
  /** Its picture; the drawing is the fallback if there is none or it does not load. */
  imageUrl?: string | null
  /** Degrees; the key turns when it is won. */
  rotate?: number
  /** For example "epic industry pathkey Wind & Solar"; hidden when absent. */
  label?: string
}

/** The medallion of a pathkey: frame by rarity, bow by kind, everything else by its code. */
export function PathkeyArt(props: PathkeyArtProps) {
  const { keyCode, kind, rarity, owned = true, imageUrl, rotate = 26, label } = props
  const [broken, setBroken] = useState<string>()
  const shape = useMemo(() => keyShape(keyCode, kind, rarity), [keyCode, kind, rarity])
  const turn = `translate(100 100) rotate(${rotate}) scale(.98)`
  // A key that is not collected yet is an outline, not a picture.
  if (imageUrl && owned && imageUrl !== broken) {
    return (
      <img
        className="pq-pathkey"
        src={imageUrl}
        alt={label ?? ''}
        loading="lazy"
        onError={() => setBroken(imageUrl)}
      />
    )
  }
  return (
    <svg
      className="pq-pathkey"
      viewBox="0 0 200 206"
      role="img"
      aria-label={label}
      aria-hidden={!label}
    >
      {owned ? (
        <Collected {...props} shape={shape} turn={turn} />
      ) : (
        <Missing kind={kind} rarity={rarity} shape={shape} turn={turn} />
      )}
    </svg>
  )
}

interface DrawnProps {
  shape: KeyShape
  turn: string
}

function Collected({
  keyCode,
  kind,
  rarity,
  colorPrimary,
  colorSecondary,
  shape,
  turn,
}: PathkeyArtProps & DrawnProps) {
  const clip = `pq${useId().replace(/[^\w-]/g, '')}`
  const bow = BOWS[kind]
  const frame = framePath(rarity)
  const frameColor = `var(--pq-frame-${rarity})`
  const inner = INNER[rarity]
  const rays = rarity === 'legendary' ? raysPath() : undefined
  const body = (fill: string, strokeWidth: number) => (
    <g fill={fill} stroke={fill} strokeWidth={strokeWidth} strokeLinejoin="round">
      <path d={shape.blade} />
      <path d={bow.outline} />
    </g>
  )
  return (
    <>
      <clipPath id={clip}>
        <path d={framePath(rarity, 0.98)} />
      </clipPath>
      {rays && (
        <g strokeLinecap="round">
          <path d={rays} stroke={INK} strokeWidth="9" />
          <path d={rays} stroke={frameColor} strokeWidth="5" />
        </g>
      )}
      <path d={frame} fill={colorSecondary} />
      <g clipPath={`url(#${clip})`}>
        <TerrainLines
          seed={`t${keyCode}`}
          width={200}
          height={200}
          hills={3}
          levels={5}
          cells={14}
          step="#ffffff"
          stepOpacity={0.1}
          line={INK}
          lineOpacity={0.35}
        />
      </g>
      {inner && (
        <path
          d={framePath(rarity, inner)}
          fill="none"
          stroke={INK}
          strokeWidth={rarity === 'rare' ? 2 : 3}
          strokeLinejoin="round"
          strokeLinecap="round"
          strokeDasharray={rarity === 'legendary' ? '1 6' : undefined}
        />
      )}
      <g fill="none" strokeLinejoin="round">
        <path d={frame} stroke={INK} strokeWidth="10" />
        <path d={frame} stroke={frameColor} strokeWidth="5.5" />
      </g>
      <g transform={turn}>
        {body(INK, 13)}
        {body('#fff', 7)}
        {body(INK, 3.5)}
        {body(colorPrimary, 1)}
        <path
          d={bow.hole}
          fill={colorSecondary}
          stroke={INK}
          strokeWidth="3"
          strokeLinejoin="round"
        />
        <g fill={INK}>
          {bow.mark && <path d={bow.mark} />}
          {shape.studs.map(({ x, y }) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r="2.3" />
          ))}
        </g>
        <g fill={colorPrimary} stroke={INK} strokeWidth="2.5">
          {shape.collars.map((y) => (
            <rect key={y} x="-12" y={y} width="24" height="4" rx="2" />
          ))}
        </g>
        <path
          d={shape.groove.path}
          fill="none"
          stroke={INK}
          strokeWidth="2.6"
          strokeLinecap="round"
          strokeOpacity="0.8"
          strokeDasharray={shape.groove.dashed ? '7 6' : undefined}
        />
      </g>
      <Pips rarity={rarity} plate={INK} edge={frameColor} dot="#fff" />
    </>
  )
}

function Missing({
  kind,
  rarity,
  shape,
  turn,
}: DrawnProps & { kind: PathkeyType; rarity: Rarity }) {
  const bow = BOWS[kind]
  return (
    <>
      {rarity === 'legendary' && (
        <circle
          cx="100"
          cy="100"
          r="90"
          fill="none"
          stroke="var(--pq-line-strong)"
          strokeWidth="8"
          strokeDasharray="3 20.56"
        />
      )}
      <path
        d={framePath(rarity)}
        fill="var(--pq-surface-sunken)"
        stroke="var(--pq-line-strong)"
        strokeWidth="3"
        strokeDasharray="7 7"
        strokeLinejoin="round"
      />
      <g transform={turn}>
        <g fill="var(--pq-line)" stroke="var(--pq-line)" strokeWidth="3" strokeLinejoin="round">
          <path d={shape.blade} />
          <path d={bow.outline} />
        </g>
        <path d={bow.hole} fill="var(--pq-surface-sunken)" />
      </g>
      <Pips
        rarity={rarity}
        plate="var(--pq-surface)"
        edge="var(--pq-line-strong)"
        dot="var(--pq-line-strong)"
      />
    </>
  )
}

interface PipsProps {
  rarity: Rarity
  plate: string
  edge: string
  dot: string
}

function Pips({ rarity, plate, edge, dot }: PipsProps) {
  const count = PIPS[rarity]
  const width = 14 * count + 12
  return (
    <>
      <rect
        x={100 - width / 2}
        y="182"
        width={width}
        height="20"
        rx="10"
        fill={plate}
        stroke={edge}
        strokeWidth="2.5"
      />
      <g fill={dot}>
        {Array.from({ length: count }, (_, i) => 100 + (i - (count - 1) / 2) * 14).map((x) => (
          <circle key={x} cx={x} cy="192" r="4.2" />
        ))}
      </g>
    </>
  )
}
