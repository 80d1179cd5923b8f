// The two base images of the Dockerfile, made of Debian's and npm's packages: for machines that reach
// no image registry.

import type { StdioOptions } from 'node:child_process'
import { cpSync, existsSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { npm, run } from '../../start/child.mjs'
import type { Buildah } from './buildah'

/** What Debian's slim images leave out. */
const NOT_SLIM = [
  'usr/share/doc',
  'usr/share/info',
  'usr/share/locale',
  'usr/share/man',
  'var/cache/apt/archives',
  'var/lib/apt/lists',
]

/** The certificates that this machine trusts, a proxy's of its network included. */
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt'

/** The output of this test is JSON alone. */
const TO_STDERR: StdioOptions = ['ignore', process.stderr, 'inherit']

interface Wanted {
  /** As in the Dockerfile: `bookworm`. */
  debianRelease: string
  /** As in the Dockerfile: `24`. */
  nodeVersion: string
  /** For what is made on the way. */
  folder: string
}

/** Makes the images, unless a former run has; resolves to their names. */
export async function makeBaseImages(
  buildah: Buildah,
  { debianRelease, nodeVersion, folder }: Wanted,
) {
  const debian = `localhost/pathquest-debian:${debianRelease}`
  const node = `localhost/pathquest-node:${nodeVersion}-${debianRelease}`
  if (!(await buildah.hasImage(debian))) {
    const system = join(folder, 'debian')
    rmSync(system, { recursive: true, force: true })
    await run('debootstrap', ['--variant=minbase', debianRelease, system], { stdio: TO_STDERR })
    for (const path of NOT_SLIM) emptyFolder(join(system, path))
    const container = await buildah.call('from', 'scratch')
    await buildah.call('add', '--quiet', container, system, '/')
    await commit(buildah, container, debian)
    rmSync(system, { recursive: true })
  }
  if (!(await buildah.hasImage(node))) {
    const packages = join(folder, 'node')
    const program = `node-linux-${process.arch}`
    await npm(
      ['install', '--prefix', packages, '--ignore-scripts', `${program}@${nodeVersion}`, 'npm@11'],
      { stdio: TO_STDERR },
    )
    const container = await buildah.call('from', debian)
    const mounted = await buildah.call('mount', container)
    const local = (...parts: string[]) => join(mounted, 'usr/local', ...parts)
    const from = (...parts: string[]) => join(packages, 'node_modules', ...parts)
    cpSync(from(program, 'bin/node'), local('bin/node'))
    cpSync(from(program, 'include/node'), local('include/node'), { recursive: true })
    cpSync(from('npm'), local('lib/node_modules/npm'), { recursive: true })
    symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', local('bin/npm'))
    if (existsSync(CERTIFICATES)) {
      cpSync(CERTIFICATES, join(mounted, 'etc/machine.pem'))
      await buildah.call('config', '--env', 'NODE_EXTRA_CA_CERTS=/etc/machine.pem', container)
    }
    await commit(buildah, container, node)
    rmSync(packages, { recursive: true })
  }
  return { debian, node }
}

async function commit(buildah: Buildah, container: string, image: string): Promise<void> {
  await buildah.call('commit', '--quiet', container, image)
  await buildah.call('rm', container)
}

function emptyFolder(folder: string): void {
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true })
}
