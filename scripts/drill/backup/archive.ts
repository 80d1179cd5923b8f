// The operator's commands, as run by npm.
import { spawn } from 'node:child_process'
import { at } from '../../start/paths.mjs'

export interface RunningCommand {
  /** The exit code; null: it was killed. */
  ended: Promise<number | null>
  errors(): string
  kill(): void
}

/** `npm run backup` or `npm run restore` on a data folder. */
export function runCommand(
  name: 'backup' | 'restore',
  dataDir: string,
  words: string[],
): RunningCommand {
  let text = ''
  const child = spawn(process.execPath, [at('scripts/command.mjs'), name, ...words], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  child.stderr.setEncoding('utf8').on('data', (more: string) => {
    text += more
  })
  const ended = new Promise<number | null>((done) => child.once('exit', done))
  return { ended, errors: () => text, kill: () => child.kill('SIGKILL') }
}
