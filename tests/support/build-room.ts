import { buildAll } from '../../scripts/build/build-all.mjs'

/** Rooms are tested as they run: bundled, in workerd. */
export async function setup(): Promise<void> {
  await buildAll({ only: ['rooms'] })
}
