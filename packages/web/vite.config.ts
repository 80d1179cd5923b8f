import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { build, defineConfig, type Plugin, type Rollup, runnerImport } from 'vite'
import { BROWSER_FLOOR, buildTargets } from '../core/src/browser-floor.ts'

const shared = {
  // `npm run dev` runs elsewhere.
  root: import.meta.dirname,
  plugins: [react()],
  // The sdk's sources, not its published build: the root tsconfig.json maps them.
  resolve: { tsconfigPaths: true },
}

/** What all pages need; it is loaded with each of them. */
const BASE = new RegExp(
  `(${[
    'web/src/(standalone/StandaloneApp|pages/game/GameFrame|shell/RetryError|api/retries)',
    'core/src/(rooms/)?(?!visible-text)[\\w-]+',
    'sdk/src/api/[\\w-]+',
    'ui/src/((hooks|messages)/)?(?!EmptyState|use-near|TextField|Field|Card)[\\w-]+',
    'ui/src/(art/CodeText|messages/en/ui)',
  ].join('|')})\\.tsx?$`,
)

/** Inlined in prerendered pages: their first frame would wait for these files. */
const SCRIPTS = ['theme.js', 'await-texts.js', 'early-press.js']

/** Those of the build; `/careers.html` is completed by the server. */
const PRERENDERED: Record<string, string> = {
  '/home.html': './src/standalone/home.tsx',
  '/join-game.html': './src/standalone/join.tsx',
}

/** Inserts the markup of a page into its file: it is visible before its script has loaded. */
const prerenderPages: Plugin = {
  name: 'prerender-pages',
  async transformIndexHtml(html, { path }) {
    if (path === '/careers.html') return withScripts(html)
    const entry = PRERENDERED[path]
    if (!entry) return html
    const { module } = await runnerImport<{ tree: ReactElement }>(entry, shared)
    const markup = renderToString(module.tree)
    return withScripts(html.replace('<!--markup-->', () => markup))
  },
}

const withScripts = (html: string): string =>
  SCRIPTS.reduce((page, name) => {
    const script = readFileSync(new URL(`public/${name}`, import.meta.url), 'utf8')
    return page.replace(`<script src="/${name}"></script>`, () => `<script>${script}</script>`)
  }, html)

/**
 * Inserts the notice for unsupported browsers into every page, and the script that shows it, in the
 * oldest syntax.
 */
const olderBrowserNotice: Plugin = {
  name: 'tell-older-browsers',
  async transformIndexHtml(html) {
    const { module } = await runnerImport<typeof import('./src/older-browser/markup')>(
      './src/older-browser/markup.ts',
      shared,
    )
    const script = await builtScript('src/older-browser/show.ts')
    return html.replace(
      '<!--older-browser-->',
      () => `${module.markup()}<script>${script}</script>`,
    )
  },
}

/** A classic script for any browser. */
async function builtScript(file: string): Promise<string> {
  const [result] = (await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    publicDir: false,
    resolve: shared.resolve,
    build: {
      write: false,
      target: 'es2015',
      lib: { entry: file, formats: ['iife'], name: 'OlderBrowser' },
    },
  })) as Rollup.RollupOutput[]
  return result?.output[0].code.trim() ?? ''
}

export default defineConfig({
  ...shared,
  plugins: [...shared.plugins, prerenderPages, olderBrowserNotice],
  build: {
    // Students' browsers; teachers' are newer.
    target: buildTargets(BROWSER_FLOOR.student),
    // The app, and the standalone pages, which need little of it.
    rolldownOptions: {
      input: ['index.html', 'home.html', 'join-game.html', 'game.html', 'careers.html'],
      output: {
        codeSplitting: {
          // Few files: over HTTP/1.1 a browser makes six requests at a time.
          groups: [
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler)\//,
              tags: ['$initial'],
              priority: 1,
            },
            { name: 'styles', test: /shell\/styles\.css$/, tags: ['$initial'] },
            // Each with everything that it imports: what all pages share, what joining needs and the
            // app as well, and a student's game until its first question and from there on.
            { name: 'base', test: BASE, tags: ['$initial'] },
            // Forms: joining and most pages of the app have one, a game has none.
            {
              name: 'fields',
              test: /(ui\/src\/(TextField|Field|Card)|core\/src\/visible-text)\.tsx?$/,
              tags: ['$initial'],
            },
            { name: 'join', test: /web\/src\/standalone\/JoinPage\.tsx$/, tags: ['$initial'] },
            { name: 'router', test: /node_modules\/react-router\//, tags: ['$initial'] },
            {
              name: 'elements',
              test: /(ui\/src\/(Marked|WholeWords)|core\/src\/rooms\/game-choices)\.tsx?$/,
            },
            { name: 'player', test: /web\/src\/standalone\/PlayerPage\.tsx$/, tags: ['$initial'] },
            { name: 'rounds', test: /sdk\/src\/GamePlayer\/PlayerRounds\.tsx$/ },
            { name: 'queries', test: /node_modules\/@tanstack\//, tags: ['$initial'] },
          ],
        },
      },
    },
    // Browsers without modulepreload load the same files a little later.
    modulePreload: { polyfill: false },
    // Everything is a file of the origin: the content policy allows no data: scripts or fonts.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
  },
})
