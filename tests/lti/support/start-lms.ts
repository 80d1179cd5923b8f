import type { TestProject } from 'vitest/node'
import { createSimulator } from '../../../examples/lms-simulator/src/simulator'
import { registerSimulator } from '../../../scripts/harness/register-platform'

/** An LMS on a separate site, where the product is registered. */
export interface Lms {
  origin: string
  clientId: string
}

declare module 'vitest' {
  interface ProvidedContext {
    lms: Lms
  }
}

/** After the product has started: one LMS for all tests of a course. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { product } = project.getProvidedContext()
  const simulator = await createSimulator()
  const { origin } = simulator
  try {
    const { clientId } = await registerSimulator(product, simulator)
    project.provide('lms', { origin, clientId })
    return () => simulator.close()
  } catch (error) {
    await simulator.close()
    throw error
  }
}
