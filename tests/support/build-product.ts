import { buildAll } from '../../scripts/build/build-all.mjs'

/** Browsers see what `npm start` serves. */
export async function setup(): Promise<void> {
  await buildAll()
}
