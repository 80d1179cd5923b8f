import type { Simulator } from '../../examples/lms-simulator/src/simulator'
import { run } from '../start/child.mjs'
import { at } from '../start/paths.mjs'

/** An administrator's values of an LMS. */
export interface Registration {
  issuer: string
  clientId: string
  authUrl: string
  tokenUrl: string
  jwksUrl: string
  deploymentId?: string
}

const options: Record<keyof Registration, string> = {
  issuer: '--issuer',
  clientId: '--client-id',
  authUrl: '--auth-url',
  tokenUrl: '--token-url',
  jwksUrl: '--jwks-url',
  deploymentId: '--deployment-id',
}

/** Registers an LMS at a running product, like an administrator by hand. */
export async function registerPlatform(
  { dataDir, origin }: { dataDir: string; origin: string },
  platform: Registration,
) {
  const args = Object.entries(platform).flatMap(([name, value]) =>
    value === undefined ? [] : [options[name as keyof Registration], value],
  )
  await run(process.execPath, [at('scripts/command.mjs'), 'lti:register', ...args, '--json'], {
    env: { ...process.env, DATA_DIR: dataDir, PUBLIC_ORIGIN: origin, PORT: new URL(origin).port },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** Registers the product at the simulated LMS, and that at the product. */
export async function registerSimulator(
  product: { dataDir: string; origin: string },
  { issuer, origin, registerTool }: Simulator,
) {
  const { clientId } = registerTool({ origin: product.origin })
  await registerPlatform(product, {
    issuer,
    clientId,
    authUrl: `${origin}/authorize`,
    tokenUrl: `${origin}/token`,
    jwksUrl: `${origin}/jwks`,
  })
  return { clientId }
}
