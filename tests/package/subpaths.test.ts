import { type BuildResult, build } from 'esbuild'
import { expect, test } from 'vitest'
import { at } from '../../scripts/start/paths.mjs'

const REACT = ['react', 'react-dom', 'react/jsx-runtime']

/** Everything a page loads that imports one entry, including lazy chunks. */
async function bundled(entry: string): Promise<string> {
  const result: BuildResult<{ write: false }> = await build({
    entryPoints: [at(`packages/sdk/dist/${entry}.js`)],
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    outdir: 'out',
    external: REACT,
    write: false,
    logLevel: 'error',
  })
  return result.outputFiles.map(({ text }) => text).join('\n')
}

/** A CSS class that only this widget's markup has. */
const MARKS = {
  'career-browser': 'pq-careers-found',
  'join-form': 'pq-join-name',
  'game-player': 'pq-game-body',
}

test.each(Object.entries(MARKS))('%s includes only itself', async (entry, mark) => {
  const code = await bundled(entry)
  expect(code).toContain(mark)
  for (const other of Object.values(MARKS)) if (other !== mark) expect(code).not.toContain(other)
})

test('the leaderboard includes no game and no socket', async () => {
  const code = await bundled('leaderboard')
  for (const mark of Object.values(MARKS)) expect(code).not.toContain(mark)
  expect(code).not.toContain('WebSocket')
})

test.each([
  ['career-browser', 'CareerBrowser', 'pq-career-dialog'],
  ['game-player', 'GamePlayer', 'pq-results-own'],
])('parts not needed at first are a lazy chunk of %s', async (entry, widget, mark) => {
  const { outputFiles } = await build({
    stdin: {
      contents: `export { ${widget} } from '@pathquest/sdk/${entry}'`,
      resolveDir: at(),
    },
    // The package as installed by npm, not the sources.
    tsconfigRaw: '{}',
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: 'out',
    external: REACT,
    write: false,
    logLevel: 'error',
  })
  const chunks = outputFiles.filter(({ text }) => text.includes(mark))
  expect(chunks).toHaveLength(1)
  const name = chunks[0]?.path.replace(/.*\//, '') ?? ''
  expect(name).not.toBe('stdin.js')
  for (const { text } of outputFiles) expect(text).not.toMatch(new RegExp(`from "\\./${name}"`))
})

test('join form and career browser include no socket', async () => {
  for (const entry of ['join-form', 'career-browser']) {
    expect(await bundled(entry)).not.toContain('WebSocket')
  }
})

test('the client includes no React', async () => {
  const code = await bundled('client')
  expect(code).not.toMatch(/from\s*"react/)
  expect(code).not.toContain('className')
})
