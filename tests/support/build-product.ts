import { buildAll } from '../../scripts/lib/build.mjs'

/** Browsers see what `npm start` serves. */
export async function setup(): Promise<void> {
  await buildAll()
}
