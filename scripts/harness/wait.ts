/** Resolves after a time. */
export const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

/** Looks again and again until `holds()` is truthy; its value. */
export async function until<T>(
  what: string,
  holds: () => T | Promise<T>,
  { patienceMs = 20_000, everyMs = 5 } = {},
): Promise<T> {
  const giveUpAt = performance.now() + patienceMs
  for (;;) {
    const value = await holds()
    if (value) return value
    if (performance.now() > giveUpAt) throw new Error(`Waited too long for ${what}`)
    await pause(everyMs)
  }
}
