// Debian packages for the tests, installed if permitted.
import { existsSync } from 'node:fs'
import { run } from '../start/child.mjs'

/** Whether this is a Debian where we are root. */
export const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** @param {string[]} packages */
export async function installPackages(packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const lock = ['-o', 'DPkg::Lock::Timeout=300']
  await run('apt-get', [...lock, 'update', '-qq'], { env })
  await run('apt-get', [...lock, 'install', '-y', '-qq', '--no-install-recommends', ...packages], {
    env,
  })
}
