import { buildAll } from '../../scripts/build/build.mjs'

/** The sdk is tested as it is published. */
export async function setup(): Promise<void> {
  await buildAll({ only: ['sdk'] })
}
