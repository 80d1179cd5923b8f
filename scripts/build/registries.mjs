// @ts-check
// Generates the registries of game modes and question kinds from their folders, so that adding one
// changes no other file. Runs before the installation: uses only Node's built-ins.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const packages = fileURLToPath(new URL('../../packages/', import.meta.url))

/**
 * One file of a registry each, built from one file of every folder that has it: its export of the
 * same name (`manifest`, `rules`, `bot`, `texts`, `kind`, `form`). `lazy` files become separate
 * chunks, of `whole` files every export is used. `otherwise`: the default for a folder without the
 * file, chosen by its `rules.ts`.
 * @typedef {{ to: string, file: string, name: string, type?: string, of?: string, lazy?: boolean, whole?: boolean, otherwise?: (rules: string) => { name: string, from: string } | undefined }} Registry
 * @type {Record<string, Registry[]>}
 */
const REGISTRIES = {
  modes: [
    {
      to: 'manifests',
      file: 'manifest',
      name: 'MODE_MANIFESTS',
      type: 'Manifest',
      of: 'modes/manifest',
    },
    { to: 'rules', file: 'rules', name: 'MODE_RULES', type: 'GameMode', of: 'modes/mode' },
    {
      to: 'bots',
      file: 'bot',
      name: 'MODE_BOTS',
      type: 'Bot',
      of: 'modes/mode',
      otherwise: botOfKit,
    },
    {
      to: 'texts.en',
      file: 'texts.en',
      name: 'MODE_TEXTS_EN',
      type: 'ModeTexts',
      of: 'modes/manifest',
    },
    {
      to: 'texts.es',
      file: 'texts.es',
      name: 'MODE_TEXTS_ES',
      type: 'ModeTexts',
      of: 'modes/manifest',
    },
    { to: 'pieces', file: 'pieces', name: 'MODE_PIECES', lazy: true },
    { to: 'cues', file: 'cue', name: 'MODE_CUES', lazy: true },
    { to: 'pictures', file: 'picture', name: 'MODE_PICTURES', lazy: true },
  ],
  kinds: [
    { to: 'kinds', file: 'kind', name: 'QUESTION_KINDS', type: 'QuestionKind', of: 'kinds/kind' },
    { to: 'forms', file: 'form', name: 'KIND_FORMS', type: 'KindForm', of: 'kinds/form' },
    {
      to: 'texts.en',
      file: 'texts.en',
      name: 'KIND_TEXTS_EN',
      type: 'KindTexts',
      of: 'kinds/kind',
    },
    {
      to: 'texts.es',
      file: 'texts.es',
      name: 'KIND_TEXTS_ES',
      type: 'KindTexts',
      of: 'kinds/kind',
    },
    { to: 'pieces', file: 'pieces', name: 'KIND_PIECES', lazy: true },
    { to: 'editors', file: 'editor', name: 'KIND_EDITORS', whole: true },
  ],
}

/** Writes only changed files, so that watchers and caches are not triggered needlessly. */
export function writeRegistries() {
  for (const [what, registries] of Object.entries(REGISTRIES)) {
    const folder = `${packages}${what}/src/`
    // What makes a folder one of them: the file of the first registry.
    const [{ file = '' } = {}] = registries
    mkdirSync(`${folder}registry`, { recursive: true })
    const names = readdirSync(folder, { withFileTypes: true })
      .filter((one) => one.isDirectory() && existsSync(`${folder}${one.name}/${file}.ts`))
      .map((one) => one.name)
      .sort()
    for (const registry of registries) {
      const path = `${folder}registry/${registry.to}.ts`
      const text = registryOf(folder, names, registry)
      if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text)
    }
  }
}

/**
 * @param {string} folder
 * @param {string[]} names
 * @param {Registry} registry
 */
function registryOf(folder, names, { file, name, type, of, lazy, whole, otherwise }) {
  const exported = file.split('.')[0]
  const isThere = (/** @type {string} */ one) =>
    ['ts', 'tsx'].some((ending) => existsSync(`${folder}${one}/${file}.${ending}`))
  /** @param {string} one */
  const source = (one) => {
    if (isThere(one)) return { name: exported, from: `../${one}/${file}` }
    return otherwise?.(readFileSync(`${folder}${one}/rules.ts`, 'utf8'))
  }
  const having = names.filter((one) => source(one))
  /** @param {string} one */
  const importOf = (one) => {
    const found = source(one)
    const taken = whole ? `* as ${camelCase(one)}` : `{ ${found?.name} as ${camelCase(one)} }`
    return `import ${taken} from '${found?.from}'`
  }
  const imports = [
    ...(type ? [`import type { ${type} } from '@pathquest/core/${of}'`] : []),
    ...(lazy ? [] : having.map(importOf)),
  ]
  const entries = having.map((one) => {
    const id = one.replaceAll('-', '_')
    if (lazy) return `  ${id}: () => import('../${one}/${file}'),`
    return `  ${id}: ${camelCase(one)}${type ? ` as ${type}` : ''},`
  })
  const declared = type === undefined ? name : `${name}: Readonly<Record<string, ${type}>>`
  return [
    '// Written by scripts/build/registries.mjs from the folders beside this one.',
    ...imports,
    '',
    `export const ${declared} = {`,
    ...entries,
    '}',
    '',
  ].join('\n')
}

/**
 * The default bot of a mode is that of its kit, unless it has its own moves.
 * @param {string} rules
 */
function botOfKit(rules) {
  const kit = /'\.\.\/kits\/(rounds|self-paced)\//.exec(rules)?.[1]
  return kit ? { name: `${camelCase(kit)}Bot`, from: '../kits/bots' } : undefined
}

/** @param {string} name */
const camelCase = (name) => name.replace(/-./g, (found) => found.slice(1).toUpperCase())

if (process.argv[1] === fileURLToPath(import.meta.url)) writeRegistries()
