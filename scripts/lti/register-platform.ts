import { run } from '../start/child.mjs'
import { at } from '../start/paths.mjs'

const options = {
  issuer: '--issuer',
  clientId: '--client-id',
  authUrl: '--auth-url',
  tokenUrl: '--token-url',
  jwksUrl: '--jwks-url',
  deploymentId: '--deployment-id',
}

/** Registers an LMS at a running product, as an administrator does by hand. */
export async function registerPlatform({ dataDir, origin }, platform) {
  const args = Object.entries(options)
    .filter(([name]) => platform[name] !== undefined)
    .flatMap(([name, option]) => [option, platform[name]])
  await run(process.execPath, [at('scripts/command/lti-register.mjs'), ...args, '--json'], {
    env: { ...process.env, DATA_DIR: dataDir, PUBLIC_ORIGIN: origin, PORT: new URL(origin).port },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
