import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { writeRegistries } from '../build/registries.mjs'
import { at } from '../start/paths.mjs'

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
const NAME_LENGTH_MAX = 40

/**
 * Writes a folder of `modes/` or `kinds/` from the template of the same name beside this file.
 * @returns The folder, from the root.
 */
export function newFolder(what: 'mode' | 'kind', name: string | undefined): string {
  const parent = `packages/${what}s/src`
  if (name === undefined) return refuse(`Name it: npm run new:${what} -- treasure-hunt`)
  if (!NAME.test(name) || name.length > NAME_LENGTH_MAX || name === 'registry') {
    refuse(
      `"${name}" is no name for a ${what}: lower-case words with hyphens, ` +
        `at most ${NAME_LENGTH_MAX} characters, e.g. treasure-hunt`,
    )
  }
  const folder = `${parent}/${name}`
  if (existsSync(at(folder))) refuse(`${folder} is there already: choose another name.`)
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
  const template = at('scripts/new', what)
  mkdirSync(at(folder))
  for (const file of readdirSync(template)) {
    const text = readFileSync(`${template}/${file}`, 'utf8')
    const filled = text.replace(/\{\{(\w+)\}\}/g, (_, key: keyof typeof fills) => fills[key])
    writeFileSync(at(folder, file.replace(/\.txt$/, '')), filled)
  }
  writeRegistries()
  return folder
}

function refuse(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
