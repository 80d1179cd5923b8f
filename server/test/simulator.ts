const simulator = new URL('../../examples/lms-simulator/src/simulator.ts', import.meta.url).href
let keys: unknown

/** A simulated platform. All of a process sign with the same keys, which take long to make. */
export async function startSimulator<Lms>(settings: Record<string, unknown> = {}): Promise<Lms> {
  const { createKeys, createSimulator } = await import(simulator)
  keys ??= createKeys()
  return createSimulator({ settings, keys })
}
