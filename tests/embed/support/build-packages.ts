import { buildAll } from '../../../scripts/lib/build.mjs'

/** The product, and what it hands out for other people's pages. */
export async function setup(): Promise<void> {
  await buildAll()
  await buildAll({ only: ['sdk', 'embed'] })
}
