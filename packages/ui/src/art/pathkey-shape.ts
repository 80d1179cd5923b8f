import type { PathkeyType, Rarity } from '@pathquest/core/rewards/amounts'
import { keyCuts } from './bitting'
import { randomFrom, tenth } from './random'

/** Rarity is the frame: circle, hexagon, shield, eight-point star, sun. */
function polygon(corners: number, outer: number, inner: number): string {
  const count = inner ? corners * 2 : corners
  let path = ''
  for (let i = 0; i < count; i++) {
    const angle = -Math.PI / 2 + (i * 2 * Math.PI) / count
    const radius = inner && i % 2 ? inner : outer
    path += `${i ? 'L' : 'M'}${tenth(100 + Math.cos(angle) * radius)} ${tenth(100 + Math.sin(angle) * radius)}`
  }
  return `${path}Z`
}

function circle(radius: number): string {
  const r = tenth(radius)
  return `M${100 - r} 100a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`
}

function shield(k: number): string {
  const at = (x: number, y: number) => `${tenth(100 + x * k)} ${tenth(100 + y * k)}`
  return (
    `M${at(0, -90)}C${at(22, -78)} ${at(48, -72)} ${at(76, -74)}L${at(76, -4)}` +
    `C${at(76, 42)} ${at(42, 72)} ${at(0, 90)}C${at(-42, 72)} ${at(-76, 42)} ${at(-76, -4)}` +
    `L${at(-76, -74)}C${at(-48, -72)} ${at(-22, -78)} ${at(0, -90)}Z`
  )
}

/** The frame of a medallion, viewBox 200. */
export function framePath(rarity: Rarity, scale = 1): string {
  if (rarity === 'common') return circle(80 * scale)
  if (rarity === 'uncommon') return polygon(6, 90 * scale, 0)
  if (rarity === 'rare') return shield(scale)
  if (rarity === 'epic') return polygon(8, 95 * scale, 78 * scale)
  return circle(72 * scale)
}

/** The 24 rays of a legendary frame. */
export function raysPath(): string {
  let path = ''
  for (let i = 0; i < 24; i++) {
    const angle = (i / 24) * 2 * Math.PI - Math.PI / 2
    const end = i % 2 ? 88 : 94
    const x = Math.cos(angle)
    const y = Math.sin(angle)
    path += `M${tenth(100 + x * 81)} ${tenth(100 + y * 81)}L${tenth(100 + x * end)} ${tenth(100 + y * end)}`
  }
  return path
}

/** Kind is the bow: outline, hole, and a mark inside. */
export const BOWS: Record<PathkeyType, { outline: string; hole: string; mark?: string }> = {
  career: {
    outline: 'M0 -70a30 30 0 1 1 0 60a30 30 0 1 1 0 -60Z',
    hole: 'M0 -57a17 17 0 1 1 0 34a17 17 0 1 1 0 -34Z',
    mark: 'M0 -47.5a7.5 7.5 0 1 1 0 15a7.5 7.5 0 1 1 0 -15Z',
  },
  skill: { outline: 'M0 -76L36 -12L-36 -12Z', hole: 'M0 -52L16 -23L-16 -23Z' },
  industry: {
    outline: 'M0 -74L30 -57V-23L0 -6L-30 -23V-57Z',
    hole: 'M0 -57L15 -48.5V-31.5L0 -23L-15 -31.5V-48.5Z',
  },
  milestone: {
    outline: 'M-27 -8V-46a27 27 0 0 1 54 0V-8Z',
    hole: 'M-12 -22V-45a12 12 0 0 1 24 0V-22Z',
    mark: 'M-12 -36.5H12V-29.5H-12Z',
  },
}

export const PIPS: Record<Rarity, number> = {
  common: 1,
  uncommon: 2,
  rare: 3,
  epic: 4,
  legendary: 5,
}

export interface KeyShape {
  blade: string
  groove: { path: string; dashed: boolean }
  collars: number[]
  studs: { x: number; y: number }[]
}

const TOP = -12
const SHOULDER = 4
const STEP = 12.5
const HALF = 7.5
const STUD_COUNTS = [0, 3, 6, 8]

/** What the key code determines: five cuts, the tip, collars, groove and studs. */
export function keyShape(keyCode: string, kind: PathkeyType, rarity: Rarity): KeyShape {
  const random = randomFrom(`key${keyCode}`)
  const cuts = keyCuts(keyCode)
  const tip = Math.floor(random() * 3)
  const collarCount = 1 + Math.floor(random() * 3)
  const studCount = STUD_COUNTS[Math.floor(random() * 4)] ?? 0
  const groove = Math.floor(random() * 3)
  const end = SHOULDER + STEP * 5 + 3

  const side = (sign: 1 | -1) =>
    cuts.flatMap((depth, i) => {
      const x = tenth(sign * (HALF + depth * 4.4))
      const y = SHOULDER + i * STEP
      return [`${x} ${tenth(y + 2.5)}`, `${x} ${tenth(y + STEP - 2.5)}`]
    })
  const cutOnBothSides = rarity === 'epic' || rarity === 'legendary'
  const left = cutOnBothSides
    ? side(-1).reverse()
    : [`${-HALF} ${SHOULDER + STEP * 5}`, `${-HALF} ${SHOULDER}`]
  const tips = [
    `L${HALF} ${end}L0 ${end + 9}L${-HALF} ${end}`,
    `L${HALF} ${end + 6}L${-HALF} ${end + 6}`,
    `L${HALF} ${end + 8}L2 ${end + 8}L0 ${end + 3}L-2 ${end + 8}L${-HALF} ${end + 8}`,
  ]
  const joined = (points: string[]) => points.map((point) => `L${point}`).join('')
  const blade = `M${HALF} ${TOP}L${HALF} ${SHOULDER}${joined(side(1))}${tips[tip]}${joined(left)}L${-HALF} ${SHOULDER}L${-HALF} ${TOP}Z`

  const grooves = [
    `M0 ${SHOULDER + 6}V${end - 3}`,
    `M-2.5 ${SHOULDER + 6}V${end - 8}M2.5 ${SHOULDER + 12}V${end - 3}`,
    `M0 ${SHOULDER + 6}V${end - 3}`,
  ]
  const studRadius = kind === 'career' ? 23.5 : kind === 'industry' ? 21.5 : 0
  const studs = studRadius
    ? Array.from({ length: studCount }, (_, i) => {
        const angle = (i / studCount) * 2 * Math.PI - Math.PI / 2
        return {
          x: tenth(Math.cos(angle) * studRadius),
          y: tenth(-40 + Math.sin(angle) * studRadius),
        }
      })
    : []
  return {
    blade,
    groove: { path: grooves[groove] ?? '', dashed: groove === 2 },
    collars: Array.from({ length: collarCount }, (_, i) => tenth(-11 + i * 6.2)),
    studs,
  }
}
