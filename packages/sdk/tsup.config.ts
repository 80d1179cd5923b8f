import { defineConfig, type Options } from 'tsup'

type Plugin = NonNullable<Options['plugins']>[number]

/** Free of React, so that a server component may use them as they are. */
const SERVER_ENTRIES = ['src/client.ts', 'src/messages/es/index.ts']

/** `'use client'` at the top of every file that has components or hooks. */
const useClient: Plugin = {
  name: 'use-client',
  renderChunk(code, { entryPoint, imports }) {
    const usesReact = imports?.some(({ path }) => /^react(\/|$)/.test(path))
    const isForClients = entryPoint ? !SERVER_ENTRIES.includes(entryPoint) : usesReact
    return isForClients ? { code: `'use client'\n${code}` } : undefined
  },
}

const scripts: Options = {
  entry: {
    index: 'src/index.ts',
    'career-browser': 'src/public/career-browser.ts',
    'join-form': 'src/public/join-form.ts',
    'game-player': 'src/public/game-player.ts',
    leaderboard: 'src/public/leaderboard.ts',
    provider: 'src/public/provider.ts',
    client: 'src/client.ts',
    'messages/es': 'src/messages/es/index.ts',
  },
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  splitting: true,
  // game-core is private: its zod-free parts, and their types, become part of the package.
  noExternal: [/^@pathquest\//],
  dts: { compilerOptions: { paths: { '@pathquest/game-core/*': ['../game-core/src/*'] } } },
  plugins: [useClient],
}

const styles: Options = {
  entry: { styles: 'src/styles/package.css' },
  minify: true,
}

export default defineConfig([scripts, styles])
