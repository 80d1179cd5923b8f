import { buildAll } from '../../scripts/build/build.mjs'

/** The server's processes are tested as in production: server, rooms and commands, bundled. */
export async function setup(): Promise<void> {
  await buildAll({
    only: [
      ...['rooms', 'server', 'rooms-server', 'command'],
      ...['question-files', 'rosters', 'question-images', 'launch-pages'],
    ],
  })
}
