/** The drawing of a map sheet, 120 by 80, and its cuts. */

const WIDTH = 120
const HEIGHT = 80
/** How far a cut runs to the side, at five heights; straight at the edges of the sheet. */
const TEETH = [0, 5, -4, 4, 0] as const
/** Where the trail crosses the cuts of a sheet in six pieces; others take what they need. */
const TRAIL = [52, 30, 44, 22, 40, 30, 20] as const

/** Points down a cut. */
const cutAt = (x: number, isOuter: boolean): [number, number][] =>
  TEETH.map((tooth, i) => [x + (isOuter ? 0 : tooth), (i * HEIGHT) / (TEETH.length - 1)])

const line = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y]) => `${x} ${y}`).join('L')

/** One of so many pieces, from left to right. */
export function pieceAt(i: number, pieces: number): { path: string; x: number; width: number } {
  const width = WIDTH / pieces
  const x = i * width
  const left = cutAt(x, i === 0)
  const right = cutAt(x + width, i + 1 === pieces).reverse()
  return { path: `M${line(left)}L${line(right)}Z`, x, width }
}

/** The trail on this piece: it meets that of its neighbours at the cuts. */
export function trailAt(i: number, pieces: number): string {
  const width = WIDTH / pieces
  const heightAt = (cut: number) => TRAIL[Math.round((cut * 6) / pieces)] ?? 30
  const [from, to] = [i * width, (i + 1) * width]
  const [high, low] = [heightAt(i), heightAt(i + 1)]
  const end = i + 1 === pieces ? to - 14 : to
  return `M${from} ${high}C${from + width / 2} ${high} ${end - width / 2} ${low} ${end} ${low}`
}
