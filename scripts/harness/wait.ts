/** Resolves after a time. */
export const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

type Truthy<T> = Exclude<T, false | null | undefined | 0 | ''>

/** Polls until `holds()` is truthy; resolves to its value. */
export async function until<T>(
  what: string,
  holds: () => T | Promise<T>,
  { patienceMs = 20_000, everyMs = 5 } = {},
): Promise<Truthy<T>> {
  const giveUpAt = performance.now() + patienceMs
  for (;;) {
    const value = await holds()
    if (value) return value as Truthy<T>
    if (performance.now() > giveUpAt) throw new Error(`Waited too long for ${what}`)
    await pause(everyMs)
  }
}
