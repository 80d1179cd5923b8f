/** An option longer than this is hard to read in half a phone: then one column. */
export const LONG_OPTION = 40

export const answerColumns = (texts: readonly string[]): 1 | 2 =>
  texts.some((text) => [...text].length > LONG_OPTION) ? 1 : 2

/** Where an arrow key leads in a group of `count`; undefined for other keys. */
export function arrowTarget(key: string, from: number, count: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (from + 1) % count
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (from + count - 1) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
