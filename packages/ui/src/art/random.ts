/** FNV-1a: the same text gives the same artwork everywhere. */
export function hashText(text: string): number {
  let hash = 2166136261
  for (let i = 0; i < text.length; i++) {
    hash ^= text.charCodeAt(i)
    hash = Math.imul(hash, 16777619)
  }
  return hash >>> 0
}

/** Mulberry32 seeded by a text. Artwork alone uses it: nothing a player could gain from guessing. */
export function randomFrom(seed: string): () => number {
  let a = hashText(seed)
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** One decimal keeps paths short. */
export const tenth = (value: number): number => Math.round(value * 10) / 10
