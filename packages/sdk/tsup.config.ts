import { rm, writeFile } from 'node:fs/promises'
import { defineConfig, type Options } from 'tsup'
import { BROWSER_FLOOR, buildTargets } from '../core/src/browser-floor'

type Plugin = NonNullable<Options['plugins']>[number]

/** Without React, so that a server component can import them. */
const SERVER_ENTRIES = ['src/client.ts', 'src/messages/es.ts']

/** Chunks import each other only for their names: there are no side effects at import. */
const BARE_IMPORT = /^import "\.[^"]+";\n/gm

/** Adds `'use client'` at the top of every file that has components or hooks. */
const cleanChunks: Plugin = {
  name: 'clean-chunks',
  renderChunk(code, { path, entryPoint, imports }) {
    if (!path.endsWith('.js')) return
    const clean = code.replace(BARE_IMPORT, '')
    const usesReact = imports?.some((one) => /^react(\/|$)/.test(one.path))
    const isForClients = entryPoint ? !SERVER_ENTRIES.includes(entryPoint) : usesReact
    return { code: isForClients ? `'use client'\n${clean}` : clean }
  },
  async buildEnd({ writtenFiles }) {
    const empty = writtenFiles.filter(({ size }) => !size)
    await Promise.all(empty.map(({ name }) => rm(name)))
  },
}

/** TypeScript 6 and later require types for `import '@pathquest/sdk/styles.css'`. */
const stylesTypes: Plugin = {
  name: 'styles-types',
  async buildEnd({ writtenFiles }) {
    const text = '/** The styles of all widgets, once per page: nothing to name. */\nexport {}\n'
    const sheets = writtenFiles.map(({ name }) => name).filter((name) => name.endsWith('.css'))
    await Promise.all(sheets.map((name) => writeFile(name.replace(/css$/, 'd.ts'), text)))
  },
}

/** The entries listed in `exports` of package.json. */
const entry = {
  index: 'src/index.ts',
  'career-browser': 'src/CareerBrowser/index.ts',
  'join-form': 'src/JoinForm/index.ts',
  'game-player': 'src/GamePlayer/index.ts',
  leaderboard: 'src/Leaderboard/index.ts',
  provider: 'src/PathquestProvider/index.ts',
  client: 'src/client.ts',
  'messages/es': 'src/messages/es.ts',
}

const scripts: Options = {
  entry,
  format: 'esm',
  platform: 'neutral',
  target: buildTargets(BROWSER_FLOOR.student),
  splitting: true,
  // The other packages are private: the code and types that the widgets use are bundled.
  noExternal: [/^@pathquest\//],
  dts: {
    entry,
    compilerOptions: {
      paths: {
        '@pathquest/ui': ['../ui/src/index.ts'],
        ...Object.fromEntries(
          ['core', 'kinds', 'modes', 'ui'].map((name) => [
            `@pathquest/${name}/*`,
            [`../${name}/src/*`],
          ]),
        ),
        '@pathquest/sdk/*': ['./src/*'],
      },
    },
  },
  plugins: [cleanChunks],
}

const styles: Options = {
  entry: { styles: 'src/styles/package.css' },
  minify: true,
  target: buildTargets(BROWSER_FLOOR.student),
  plugins: [stylesTypes],
}

export default defineConfig([scripts, styles])
