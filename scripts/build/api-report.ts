// The public API of the sdk: every public name and type, from the built declarations.
// `npm run api:update` rewrites the committed reports.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  CompilerState,
  Extractor,
  ExtractorConfig,
  ExtractorLogLevel,
  type ExtractorMessage,
} from '@microsoft/api-extractor'
import { at } from '../start/paths.mjs'
import { buildAll } from './build.mjs'

const sdk = at('packages/sdk')
const ROOT = 'sdk'
/** The error codes are public API, the English messages are not. */
const SENTENCES = /^ +readonly message: .*\n/gm
/** The name of a component's props parameter is not public. */
const PROPS_NAME = /^(export function [A-Z]\w*\()\w+:/gm

/** The folder of the committed reports. */
export const reportFolder = join(sdk, 'api')

interface Entry {
  name: string
  /** The file of its declarations. */
  types: string
}

/** The public entries with types, from `exports`. */
export function typedEntries() {
  const { exports }: { exports: Record<string, string | { types: string }> } = JSON.parse(
    readFileSync(join(sdk, 'package.json'), 'utf8'),
  )
  return Object.entries(exports).flatMap(([path, target]): Entry[] => {
    if (typeof target !== 'object' || path.endsWith('.css')) return []
    const name = path === '.' ? ROOT : path.slice(2).replaceAll('/', '-')
    return [{ name, types: join(sdk, target.types) }]
  })
}

/** The report of each entry by file name, and that of the texts. */
export async function makeReports() {
  return new Map([...typeReports(), ['message-keys.md', await keyReport()]])
}

/** The keys by which a page may override texts, each with its parameters. */
async function keyReport() {
  const { es } = await import(pathToFileURL(join(sdk, 'dist/messages/es.js')).href)
  const lines = Object.entries(es).map(([key, message]) => {
    const places = new Set(JSON.stringify(message).match(/\{\w+\}/g))
    return ['-', `\`${key}\``, ...[...places].sort()].join(' ')
  })
  return `# Keys of the texts\n\n${lines.sort().join('\n')}\n`
}

function typeReports() {
  const folder = mkdtempSync(join(tmpdir(), 'pathquest-api-'))
  try {
    const entries = typedEntries()
    const configs = entries.map((entry) => ({ ...entry, config: configOf(entry, folder) }))
    const [first] = configs
    if (!first) throw new Error('The package has no entries with types')
    const compilerState = CompilerState.create(first.config, {
      additionalEntryPoints: entries.map(({ types }) => types),
    })
    return new Map(
      configs.map(({ name, config }) => {
        const { errorCount } = Extractor.invoke(config, {
          compilerState,
          localBuild: true,
          messageCallback: quietly,
        })
        if (errorCount > 0) throw new Error(`The declarations of ${name} cannot be read`)
        const report = readFileSync(join(folder, `${name}.api.md`), 'utf8')
        return [`${name}.api.md`, report.replace(SENTENCES, '').replace(PROPS_NAME, '$1props:')]
      }),
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function configOf({ name, types }: Entry, folder: string) {
  mkdirSync(folder, { recursive: true })
  const silent = { logLevel: ExtractorLogLevel.None }
  return ExtractorConfig.prepare({
    packageJsonFullPath: join(sdk, 'package.json'),
    configObjectFullPath: undefined,
    configObject: {
      projectFolder: sdk,
      mainEntryPointFilePath: types,
      newlineKind: 'lf',
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            target: 'ES2022',
            module: 'ESNext',
            moduleResolution: 'bundler',
            lib: ['ES2023', 'DOM', 'DOM.Iterable'],
            types: [],
            strict: true,
            skipLibCheck: true,
          },
          files: [types],
        },
      },
      apiReport: {
        enabled: true,
        reportFileName: `${name}.api.md`,
        reportFolder: folder,
        reportTempFolder: join(folder, 'temp'),
        // Types that the root entry uses without exporting are part of the public API, reported
        // once.
        includeForgottenExports: name === ROOT,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: { default: silent },
        extractorMessageReporting: { default: silent },
        tsdocMessageReporting: { default: silent },
      },
    },
  })
}

function quietly(message: ExtractorMessage) {
  message.handled = message.logLevel !== 'error'
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await buildAll({ only: ['sdk'] })
  rmSync(reportFolder, { recursive: true, force: true })
  mkdirSync(reportFolder)
  for (const [name, report] of await makeReports()) writeFileSync(join(reportFolder, name), report)
}
