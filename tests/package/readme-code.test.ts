import { readFile } from 'node:fs/promises'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { at } from '../../scripts/start/paths.mjs'

/** Declarations that the README leaves to its reader. */
const AROUND = `
type Sdk = typeof import('@pathquest/sdk')
declare const CareerBrowser: Sdk['CareerBrowser']
declare const Leaderboard: Sdk['Leaderboard']
declare const PathquestProvider: Sdk['PathquestProvider']
declare const token: string
declare function track(name: string, id: string): void
declare function draw(view: import('@pathquest/sdk').PlayerView | null): void
`
/** A wrapper in strict mode: optional props are passed on as undefined. */
const PASSED_ON = `
import { CareerBrowser, type CareerBrowserProps, GamePlayer, JoinForm, Leaderboard, PathquestProvider } from '@pathquest/sdk'
import { createApiClient, createLiveGame } from '@pathquest/sdk/client'
const none = undefined
export const all = (
  <PathquestProvider origin={none} api={none} locale={none} translations={none} theme={none}>
    <CareerBrowser api={none} state={none} initialState={none} onReady={none} exploreHref={none} />
    <JoinForm onJoin={() => {}} initialCode={none} invite={none} seat={none} onError={none} />
    <GamePlayer sessionId="" seatToken="" api={none} headingLevel={none} onLeave={none} careerLink={none} />
    <Leaderboard shareToken="" mode={none} headingLevel={none} refreshMs={none} onError={none} />
  </PathquestProvider>
)
export const Careers = ({ onReady, headingLevel }: Pick<CareerBrowserProps, 'onReady' | 'headingLevel'>) =>
  <CareerBrowser onReady={onReady} headingLevel={headingLevel} />
export const game = createLiveGame({
  api: createApiClient({ origin: none, credentials: none, timeoutMs: none, bearer: none }),
  sessionId: '', role: 'player', seats: none, tab: none, onEvent: none, timing: none,
})
`

const readme = await readFile(at('packages/sdk/README.md'), 'utf8')
const blocks = [...readme.matchAll(/^```(tsx?)\n([\s\S]*?)^```/gm)].map(([, kind, code = '']) =>
  kind === 'tsx' && /^</m.test(code) ? asModule(code) : code,
)

/** Makes a module of JSX elements without a component. */
function asModule(code: string): string {
  const [elements = '', imports = ''] = [
    code.replace(/^import .*$/gm, ''),
    code.match(/^import .*$/gm)?.join('\n'),
  ]
  return `${imports}\nexport const shown = <>${elements}</>`
}

test.each([
  ['bundler', 'strictly', ts.ModuleResolutionKind.Bundler, ts.ModuleKind.ESNext],
  ['node16', 'strictly', ts.ModuleResolutionKind.Node16, ts.ModuleKind.Node16],
  ['bundler', 'not strictly', ts.ModuleResolutionKind.Bundler, ts.ModuleKind.ESNext],
])(
  'the code of the README and of wrappers compiles with %s resolution, %s',
  (_, how, moduleResolution, module) => {
    expect(blocks.length).toBeGreaterThan(6)
    const texts = new Map(
      [...blocks, PASSED_ON].map((text, i) => [at(`reader-${i}.tsx`), `export {}\n${text}`]),
    )
    texts.set(at('around.d.ts'), AROUND)
    const options: ts.CompilerOptions = {
      module,
      moduleResolution,
      target: ts.ScriptTarget.ES2020,
      lib: ['lib.es2020.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
      jsx: ts.JsxEmit.ReactJSX,
      strict: how === 'strictly',
      exactOptionalPropertyTypes: how === 'strictly',
      noUncheckedSideEffectImports: true,
      skipLibCheck: false,
      types: [],
      noEmit: true,
    }
    const host = ts.createCompilerHost(options)
    const { fileExists, readFile: read } = host
    host.fileExists = (path) => texts.has(path) || fileExists(path)
    host.readFile = (path) => texts.get(path) ?? read(path)
    const program = ts.createProgram([...texts.keys()], options, host)
    // Our code and the reader's: third-party libraries are not checked here.
    const files = program
      .getSourceFiles()
      .filter(({ fileName }) => texts.has(fileName) || fileName.includes('/packages/sdk/'))
    const complaints = files
      .flatMap((file) => [
        ...program.getSyntacticDiagnostics(file),
        ...program.getSemanticDiagnostics(file),
      ])
      .map(({ file, messageText }) => {
        const where = (file && texts.get(file.fileName)?.slice(0, 200)) ?? file?.fileName
        return `${ts.flattenDiagnosticMessageText(messageText, ' ')} in ${where}`
      })
    expect(complaints).toEqual([])
    const sdk = files.map(({ fileName }) => fileName).filter((name) => !texts.has(name))
    expect(sdk.length).toBeGreaterThan(5)
    expect(sdk.filter((name) => !name.includes('/packages/sdk/dist/'))).toEqual([])
  },
  // A full compilation each: seconds, and more on a busy machine.
  60_000,
)
