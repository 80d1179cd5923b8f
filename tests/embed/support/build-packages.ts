import { buildAll } from '../../../scripts/build/build.mjs'

/** The product, and its packages for other sites. */
export async function setup(): Promise<void> {
  await buildAll()
  await buildAll({ only: ['sdk', 'embed'] })
}
