// @ts-check
// The list of packages and licences that the product runs and builds with (CycloneDX, by npm).
import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { at } from '../../start/paths.mjs'

/** Next to the build output. */
export const PACKAGES_FILE = 'server/dist/packages.cdx.json'

/**
 * The parts of CycloneDX 1.5 that we use.
 * @typedef {{ name: string, version: string, purl?: string, properties?: { name: string, value: string }[], licenses?: ({ license?: { id?: string, name?: string }, expression?: string })[] }} Component
 * @typedef {{ bomFormat: 'CycloneDX', metadata: { component: { name: string } }, components: Component[] }} PackageList
 */

/**
 * Reads only the lockfile: nothing is installed or fetched.
 * @returns {Promise<PackageList>}
 */
export async function listPackages() {
  // Not `--omit=dev`, which also leaves out packages that tools and product share.
  const words = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx']
  const program = process.env.npm_execpath
  const { stdout } = await promisify(execFile)(
    program ? process.execPath : 'npm',
    program ? [program, ...words] : words,
    { cwd: at('.'), maxBuffer: 64 * 1024 * 1024 },
  )
  const list = JSON.parse(stdout)
  // npm uses the name of the folder.
  list.metadata.component.name = JSON.parse(readFileSync(at('package.json'), 'utf8')).name
  return { ...list, components: list.components.filter(isOfTheProduct) }
}

/**
 * npm's note on what only development packages need.
 * @param {Component} component
 */
const isOfTheProduct = ({ properties = [] }) =>
  !properties.some(({ name, value }) => name === 'cdx:npm:package:development' && value === 'true')

/** @param {PackageList} list */
export function writePackages(list) {
  mkdirSync(at('server/dist'), { recursive: true })
  writeFileSync(at(PACKAGES_FILE), `${JSON.stringify(list, null, 2)}\n`)
}
