// `npm run new:mode -- NAME [--self-paced]`: generates the folder of a game mode that passes all
// checks: a rounds mode, or a self-paced one.
// `npm run new:kind -- NAME`: generates the folder of a question kind.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { writeRegistries } from '../build/registries.mjs'
import { at } from '../start/paths.mjs'

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
const NAME_LENGTH_MAX = 40
/** Reserved words; names of several words cannot be reserved. */
const RESERVED_IN_MODULES = ['await', 'eval', 'arguments', 'undefined']

const [what, name, ...options] = process.argv.slice(2)
if (what !== 'mode' && what !== 'kind') throw new Error(`Usage: mode or kind, not ${what}`)
const isSelfPaced = what === 'mode' && options[0] === '--self-paced'
if (options.length > (isSelfPaced ? 1 : 0)) throw new Error(`Unknown option ${options.at(-1)}`)
const folder = newFolder(what, name, isSelfPaced ? ['mode', 'self-paced-mode'] : [what])
const yours = { mode: 'rules and pieces', kind: 'answer format' }
console.log(`Created ${folder}. Change its texts${what === 'mode' ? ',' : ' and'} ${yours[what]}.`)
console.log(`Its contract: npx vitest run --project unit packages/${what}s`)

/**
 * Writes a folder of `modes/` or `kinds/` from the templates in this folder: files of a later
 * template override those of an earlier one.
 * @returns The folder, from the root.
 */
function newFolder(
  what: 'mode' | 'kind',
  name: string | undefined,
  templates: readonly string[],
): string {
  const parent = `packages/${what}s/src`
  if (name === undefined) return refuse(`Name it: npm run new:${what} -- treasure-hunt`)
  if (!NAME.test(name) || name.length > NAME_LENGTH_MAX || name === 'registry') {
    refuse(
      `"${name}" is not a valid name for a ${what}: use lower-case words with hyphens, ` +
        `at most ${NAME_LENGTH_MAX} characters, e.g. treasure-hunt`,
    )
  }
  if (isReserved(name)) {
    refuse(
      `"${name}" is a reserved word of JavaScript: the registry could not import a ${what} of that name. ` +
        `Use a longer name, e.g. ${name}-trail`,
    )
  }
  const folder = `${parent}/${name}`
  if (existsSync(at(folder))) refuse(`${folder} already exists: choose another name.`)
  const words = name.replaceAll('-', ' ')
  const fills = {
    id: name.replaceAll('-', '_'),
    name: words,
    Name: words.charAt(0).toUpperCase() + words.slice(1),
    TAG: name
      .split('-')
      .map((word) => word.charAt(0).toUpperCase())
      .join(''),
  }
  mkdirSync(at(folder))
  for (const template of templates.map((one) => at('scripts/new', one))) {
    for (const file of readdirSync(template)) {
      const text = readFileSync(`${template}/${file}`, 'utf8')
      const filled = text.replace(/\{\{(\w+)\}\}/g, (_, key: keyof typeof fills) => fills[key])
      writeFileSync(at(folder, file.replace(/\.txt$/, '')), filled)
    }
  }
  writeRegistries()
  return folder
}

function isReserved(name: string): boolean {
  if (name.includes('-')) return false
  if (RESERVED_IN_MODULES.includes(name)) return true
  try {
    new Function(`'use strict'; var ${name}`)
    return false
  } catch (error) {
    if (error instanceof SyntaxError) return true
    throw error
  }
}

function refuse(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
