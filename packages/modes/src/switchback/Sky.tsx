export interface SkyProps {
  /** Of the scene; the sky goes far beyond it, as a scene may be drawn into any box. */
  width: number
  height: number
  /** 0 at the start, 1 at the end; null: there is no clock. */
  day: number | null
  isEvening: boolean
  sunSize: number
}

const FAR = 2_000
const SLOWLY = 'opacity var(--pq-journey) linear'

/** From a clear morning to a warm evening: the sun goes over the mountain and down behind it. */
export function Sky({ width, height, day, isEvening, sunSize }: SkyProps) {
  const all = { x: -FAR, y: -FAR, width: width + 2 * FAR, height: height + 2 * FAR }
  const gone = day ?? 0.3
  const warm = isEvening ? 1 : Math.max(0, gone - 0.45)
  const dark = Math.max(0, (gone - 0.85) / 0.15)
  const x = 2 * sunSize + (width - 4 * sunSize) * gone
  // High until after noon, then down faster and faster.
  const y = height * (gone < 0.35 ? 0.1 + 0.5 * (0.35 - gone) ** 2 : 0.1 + 2.3 * (gone - 0.35) ** 3)
  return (
    <>
      <rect {...all} fill="var(--pq-map-water)" />
      <rect {...all} fill="var(--pq-map-clay)" style={{ opacity: warm, transition: SLOWLY }} />
      <rect
        {...all}
        fill="var(--pq-rarity-epic)"
        style={{ opacity: 0.4 * dark, transition: SLOWLY }}
      />
      <g
        style={{
          transform: `translate(${x}px, ${y}px)`,
          transition: 'transform var(--pq-journey) linear',
        }}
      >
        <circle r={sunSize * 1.5} fill="var(--pq-blaze)" opacity=".3" />
        <circle r={sunSize} fill="var(--pq-blaze)" stroke="var(--pq-on-blaze)" strokeWidth="2" />
      </g>
    </>
  )
}
