import { buildAll } from '../../scripts/build/build-all.mjs'

/** Processes of the server are tested as they run: it, its rooms and its commands, bundled. */
export async function setup(): Promise<void> {
  await buildAll({
    only: ['rooms', 'server', 'question-files', 'question-images', 'launch-pages', 'command'],
  })
}
