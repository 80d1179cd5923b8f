import { buildAll } from '../../scripts/build/build.mjs'

/** Browser tests use what `npm start` serves. */
export async function setup(): Promise<void> {
  await buildAll()
}
