import { randomFrom, tenth } from './random'

/** The cut of a key: five positions, five depths, never the same depth twice in a row. */
export function keyCuts(code: string, positions = 5): number[] {
  const random = randomFrom(`cut${code}`)
  const cuts: number[] = []
  let last = -1
  while (cuts.length < positions) {
    const depth = Math.floor(random() * 5)
    if (depth === last) continue
    cuts.push(depth)
    last = depth
  }
  return cuts
}

/** The cut as a small line, viewBox 60 x 22. */
export function bittingPath(code: string): string {
  let path = 'M2 3'
  keyCuts(code).forEach((depth, i) => {
    const x = 4 + i * 11
    const y = tenth(4 + depth * 3.4)
    path += `L${x} ${y}L${x + 6} ${y}`
  })
  return `${path}L58 3`
}

/** The same cut as a ridge: flats and 45 degree slopes between four depths. */
export function ridgePath(seed: string, width: number, height: number): string {
  const random = randomFrom(`r${seed}`)
  const depths = [0.06, 0.36, 0.66, 0.96].map((share) => share * height)
  let x = 0
  let level = 1
  let path = `M0 ${tenth(depths[level] ?? 0)}`
  while (x < width) {
    x += 26 + Math.floor(random() * 4) * 16
    let next = Math.floor(random() * 3)
    if (next >= level) next++
    path += `H${tenth(x)}`
    x += Math.abs((depths[next] ?? 0) - (depths[level] ?? 0))
    path += `L${tenth(x)} ${tenth(depths[next] ?? 0)}`
    level = next
  }
  return path
}

const CODE_WIDTH = 1320
const CODE_BASE = 35

/** The lower edge of the lobby plate, cut from the game code, viewBox 1320 x 66. */
export function codeCutPath(code: string): string {
  const part = CODE_WIDTH / 6
  let path = `M0 0V${CODE_BASE - 8}q0 8 8 8`
  let y = CODE_BASE
  keyCuts(code, 6).forEach((depth, i) => {
    const target = 10 + depth * 12.5
    const x = part * i
    if (i === 0) {
      y = CODE_BASE
      return
    }
    path += `H${tenth(x)}l${tenth(Math.abs(target - y))} ${tenth(target - y)}`
    y = target
  })
  return `${path}H${CODE_WIDTH - 8}q8 0 8 -8V0Z`
}
