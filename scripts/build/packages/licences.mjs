// @ts-check
// `npm run audit:licences`: lists the packages of the product, and fails on one that is not allowed.
import { pathToFileURL } from 'node:url'
import { listPackages, PACKAGES_FILE, writePackages } from './list.mjs'

/**
 * Licences under which a package may be part of the product: they require only a notice, or
 * (LGPL, MPL) that the package itself stays open source, which it does.
 */
const ALLOWED = new Set(
  [
    '0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause CC0-1.0 CC-BY-4.0 ISC MIT MIT-0',
    'LGPL-3.0-or-later MPL-2.0 OFL-1.1 Python-2.0 Unlicense Zlib',
  ]
    .join(' ')
    .split(' '),
)

const OURS = 'pkg:npm/%40pathquest/'

/**
 * Whether an SPDX expression is allowed: for `OR` one side is enough, for `AND` all sides count.
 * @param {string} expression
 * @returns {boolean}
 * @example isAllowed('(MIT OR WTFPL)') // true
 */
export function isAllowed(expression) {
  const text = expression.trim().replace(/^\((.*)\)$/, '$1')
  // Nested expressions are not supported, and so refused.
  if (/[()]/.test(text)) return false
  return text
    .split(' OR ')
    .some((side) => side.split(' AND ').every((licence) => ALLOWED.has(licence.trim())))
}

/**
 * Packages of the list whose licence is missing or not allowed; ours have none.
 * @param {import('./list.mjs').PackageList} list
 * @returns {string[]} `name@version: licence`
 */
export function refusedPackages({ components }) {
  return components
    .filter(({ purl = '' }) => !purl.startsWith(OURS))
    .map(({ name, version, licenses = [] }) => {
      const licence = licenses
        .map(({ license, expression }) => license?.id ?? license?.name ?? expression ?? '')
        .join(' AND ')
      return { name: `${name}@${version}`, licence }
    })
    .filter(({ licence }) => !isAllowed(licence))
    .map(({ name, licence }) => `${name}: ${licence || 'no licence'}`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const list = await listPackages()
  writePackages(list)
  const refused = refusedPackages(list)
  console.log(`${list.components.length} packages are listed in ${PACKAGES_FILE}.`)
  for (const line of refused) console.error(`Not allowed: ${line}`)
  process.exitCode = refused.length > 0 ? 1 : 0
}
