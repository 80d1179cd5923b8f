import { buildAll } from '../../scripts/build/build.mjs'

/** The server's processes are tested as in production: server, rooms and commands, bundled. */
export async function setup(): Promise<void> {
  await buildAll({
    only: ['rooms', 'server', 'question-files', 'question-images', 'launch-pages', 'command'],
  })
}
