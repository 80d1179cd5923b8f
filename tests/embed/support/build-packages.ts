import { buildAll } from '../../../scripts/build/build-all.mjs'

/** The product, and what it hands out for other people's pages. */
export async function setup(): Promise<void> {
  await buildAll()
  await buildAll({ only: ['sdk', 'embed'] })
}
