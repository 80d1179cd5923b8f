import { existsSync } from 'node:fs'
import { roomEntry } from '../../party/host/bundle.mjs'
import { buildAll } from '../../scripts/lib/build.mjs'

/** Rooms are tested as they run: bundled, in workerd. */
export async function setup(): Promise<void> {
  if (existsSync(roomEntry)) await buildAll({ only: ['rooms'] })
}
