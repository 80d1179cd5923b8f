import { buildAll } from '../../scripts/build/build.mjs'

/** Rooms are tested as in production: bundled, in workerd. */
export async function setup(): Promise<void> {
  await buildAll({ only: ['rooms'] })
}
