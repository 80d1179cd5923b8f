import { mkdirSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { type BuildOptions, build } from 'esbuild'
import { at } from '../../../scripts/start/paths.mjs'
import type { Requested } from './page/requested'

export type RuntimeName = 'React 18' | 'React 19' | 'Preact 11'

/** The replacements of `react` and `react-dom` in everything that is bundled. */
const aliases: Record<RuntimeName, Record<string, string>> = {
  'React 18': { react: 'react-18', 'react-dom': 'react-dom-18' },
  'React 19': {},
  'Preact 11': {
    react: 'preact/compat',
    'react-dom': 'preact/compat',
    'react-dom/client': 'preact/compat/client',
    'react/jsx-runtime': 'preact/jsx-runtime',
  },
}
const pages = at('tests/embed/runtimes/page')

export interface BuiltPage {
  script: string
  styles: string
  /** Packages in the bundle. */
  packages: string[]
}

/** The test page in one bundle with the built npm package, as in a site's own build. */
export async function buildPage(runtime: RuntimeName): Promise<BuiltPage> {
  const { outputFiles, metafile } = await build({
    ...settings(runtime),
    entryPoints: [`${pages}/page.tsx`],
    outdir: '/page',
    platform: 'browser',
    write: false,
    metafile: true,
  })
  const text = (end: string) => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? ''
  const inputs = Object.keys(metafile.inputs)
  const names = inputs.flatMap((path) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? [])
  const packages = [...new Set(names)].sort()
  const sources = inputs.filter((path) => /^packages\/\w+\/src/.test(path))
  if (sources.length > 0) throw new Error(`The page took sources of the package: ${sources[0]}`)
  return { script: text('.js'), styles: text('.css'), packages }
}

/** Renders the page's markup in this process. */
export async function buildServer(runtime: RuntimeName): Promise<(requested: Requested) => string> {
  const folder = at('node_modules/.cache/pathquest/runtimes')
  mkdirSync(folder, { recursive: true })
  const outfile = `${folder}/${runtime.replace(' ', '-')}.mjs`
  await build({
    ...settings(runtime),
    entryPoints: [`${pages}/server.tsx`],
    outfile,
    platform: 'node',
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)",
    },
  })
  return (await import(/* @vite-ignore */ pathToFileURL(outfile).href)).markupOf
}

const settings = (runtime: RuntimeName): BuildOptions => ({
  absWorkingDir: at(),
  bundle: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  alias: aliases[runtime],
  // Without the repository's `paths`, `@pathquest/sdk` resolves as installed by npm: to the build.
  tsconfigRaw: '{}',
  define: { 'process.env.NODE_ENV': '"development"' },
  logLevel: 'error',
})
