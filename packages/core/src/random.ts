/** A random source owned by the caller: numbers in [0, 1). */
export type Random = () => number

/** FNV-1a: the same text gives the same number everywhere. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}

/** Seeded and repeatable (mulberry32 over a hash): the same game replays the same way. */
export function seededRandom(seed: string): Random {
  let a = hashText(seed)
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** Which draw from a bag this is, and whose bag. */
export interface Draw {
  seed: string
  /** Earlier draws. */
  before: number
}

/**
 * As many of the items, at most all: nothing is drawn twice before all was drawn that makes whole draws;
 * then the bag is filled and shuffled anew.
 */
export function drawn<T>(items: readonly T[], count: number, { seed, before }: Draw): T[] {
  const drawsPerBag = Math.max(1, Math.floor(items.length / count))
  const bag = Math.floor(before / drawsPerBag)
  const from = (before % drawsPerBag) * count
  return shuffled(items, seededRandom(`${seed} ${bag}`)).slice(from, from + count)
}

/** A shuffled copy (Fisher-Yates). */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const copy = [...items]
  for (let i = copy.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    const swap = copy[i] as T
    copy[i] = copy[j] as T
    copy[j] = swap
  }
  return copy
}
