import { useRef } from 'react'
import { figureScale, spotAt } from './ground'
import { Hiker } from './Mountaineers'

const FILLS = [
  'var(--pq-info)',
  'var(--pq-positive)',
  'var(--pq-caution)',
  'var(--pq-rarity-epic)',
  'var(--pq-pine-line)',
]

/**
 * A figure for each player, nobody in particular. They walk up to the next bend and come down to
 * camp; why, camp made or a slip, is not to be seen.
 */
export function Crowd({ at }: { at: readonly number[] }) {
  const figures = useRef<readonly number[]>([])
  figures.current = moved(figures.current, at)
  const seen: number[] = []
  const scale = figureScale(figures.current.length)
  return figures.current.map((bend, i) => {
    const nth = seen[bend] ?? 0
    seen[bend] = nth + 1
    const { x, y } = spotAt(bend, nth, at[bend] ?? 1, scale)
    return (
      <g
        // biome-ignore lint/suspicious/noArrayIndexKey: a figure is nobody in particular
        key={i}
        style={{
          transform: `translate(${x}px, ${y}px) scale(${scale})`,
          transition: 'transform var(--pq-journey) var(--pq-ease)',
        }}
      >
        <Hiker fill={FILLS[i % FILLS.length]} />
      </g>
    )
  })
}

/** As few figures as possible leave their bend; the gaps are filled from the next bend below. */
export function moved(before: readonly number[], at: readonly number[]): number[] {
  const room = [...at]
  const after = before.map((bend): number | null => {
    if (!room[bend]) return null
    room[bend] = (room[bend] ?? 0) - 1
    return bend
  })
  const free = room.flatMap((count, bend) => Array.from({ length: count }, () => bend))
  const leaving = before.flatMap((bend, i) => (after[i] === null ? [{ bend, i }] : []))
  // From the highest down: who comes from below has climbed, who is left comes down.
  for (const { bend, i } of leaving.sort((a, b) => b.bend - a.bend)) {
    const above = free.find((to) => to > bend) ?? free[0]
    if (above === undefined) break
    free.splice(free.indexOf(above), 1)
    after[i] = above
  }
  return [...after.filter((bend) => bend !== null), ...free]
}
