import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../harness/product'
import type { Buildah } from './buildah'
import * as checks from './checks'
import { RunningImage } from './running-image'

/** Starts the image twice on the same data, with every check on the way. */
export async function tryImage(buildah: Buildah, image: string) {
  const { Cmd, User, StopSignal, Volumes, Healthcheck } = await buildah.configOf(image)
  const failures: string[] = []
  let passed = 0
  /** What it throws, or the lines that it finds, are failures. */
  const check = async (what: string, find: () => unknown) => {
    try {
      const found = await find()
      if (Array.isArray(found) && found.length > 0) throw new Error(found.join(', '))
      passed++
    } catch (error) {
      failures.push(`${what}: ${error instanceof Error ? error.message : error}`)
    }
  }

  const port = await freePort()
  const dataDir = mkdtempSync(join(tmpdir(), 'pathquest-image-'))
  const [uid = 0, gid = 0] = User.split(':').map(Number)
  chownSync(dataDir, uid, gid)
  const container = await buildah.call('from', image)
  const mounted = await buildah.call('mount', container)
  let running: RunningImage | undefined
  try {
    const imageMb = checks.sizeMb(mounted)
    // buildah would mount a volume of its own over the folder.
    await buildah.call('config', '--volume', '/data-', '--env', `PORT=${port}`, container)
    const inside = (...program: string[]) => buildah.run(container, dataDir, ...program)
    await check('no compiler', () => checks.compilersIn(inside))
    await check('nothing of the program is writable', () => checks.writablePaths(inside))
    await check('every package is listed', () => checks.unlistedPackages(mounted))
    await check('packages that are not bundled load', () => checks.loadPackages(inside))
    await check('the data are a volume', () => (Volumes['/data'] ? [] : Object.keys(Volumes)))

    const startedAt = performance.now()
    const first = await RunningImage.start(buildah, container, Cmd, dataDir)
    running = first
    const startMs = Math.round(performance.now() - startedAt)
    await check('server and rooms run without rights', () => checks.checkRights(first, uid))
    await check('it is healthy', () => inside(...Healthcheck.Test.slice(1)))
    await check('the home page', () => checks.visitHomePage(`http://127.0.0.1:${port}/`))
    await check('a command of the operator', () => inside('pathquest', 'admin:people', '--json'))
    await check('a backup', () => inside('pathquest', 'backup', '/tmp/copy.tar.gz'))
    const secrets = checks.secretsMark(dataDir)
    const { exitCode, left, stopMs } = await first.stop(StopSignal)
    await check('it stops cleanly', () => (exitCode === 0 ? left : [`exit code ${exitCode}`]))

    const again = await RunningImage.start(buildah, container, Cmd, dataDir)
    running = again
    await check('it is healthy again', () => inside(...Healthcheck.Test.slice(1)))
    await check('it has kept its data', () =>
      checks.secretsMark(dataDir) === secrets ? [] : ['other secrets'],
    )
    await again.stop(StopSignal)
    return { imageMb, startMs, stopMs, passed, failures }
  } finally {
    running?.kill()
    await buildah.call('rm', container)
    rmSync(dataDir, { recursive: true })
  }
}
