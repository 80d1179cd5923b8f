// Browser support, from MDN's data: https://github.com/mdn/browser-compat-data
import { readFileSync } from 'node:fs'
import type { CompatData, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data/types'
import type { BrowserVersions } from '@pathquest/core/browser-floor'
import { at } from '../../start/paths.mjs'

const file = at('node_modules/@mdn/browser-compat-data/data.json')
export const compat = JSON.parse(readFileSync(file, 'utf8')) as CompatData

/** 15.4 as a number that can be compared; "≤37" is 37 at the latest. */
function versionNumber(version: string): number {
  const [major = '0', minor = '0'] = version.replace('≤', '').split('.')
  return Number(major) * 1000 + Number(minor)
}

function isSince(statement: SimpleSupportStatement, version: string): boolean {
  const { version_added: added, version_removed: removed, flags, alternative_name } = statement
  // A prefixed name is a separate feature, and is looked up as such.
  if (typeof added !== 'string' || added === 'preview' || flags || alternative_name) return false
  if (statement.prefix) return false
  const isGone = typeof removed === 'string' && versionNumber(removed) <= versionNumber(version)
  return versionNumber(added) <= versionNumber(version) && !isGone
}

/** The minimum browsers that lack it; without data a feature counts as supported. */
export function lackedBy(feature: Identifier | undefined, floor: BrowserVersions): string[] {
  const support = feature?.__compat?.support
  if (!support) return []
  const { safari, chrome, firefox } = floor
  return Object.entries({ safari, safari_ios: safari, chrome, firefox }).flatMap(
    ([browser, version]) => {
      const told = support[browser as 'chrome']
      if (!told) return []
      const statements = (Array.isArray(told) ? told : [told]) as SimpleSupportStatement[]
      return statements.some((one) => isSince(one, version)) ? [] : [browser]
    },
  )
}

/** The subfeatures, by name. */
export const partsOf = (feature: object | undefined): [name: string, part: Identifier][] =>
  Object.entries(feature ?? {}).filter(([name]) => !name.startsWith('__'))
