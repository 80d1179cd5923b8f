// `npm run check`: format, lint, imports and types.
import { pathToFileURL } from 'node:url'
import { runAnyway } from '../start/child.mjs'
import { ensureInstalled } from '../start/install.mjs'
import { at } from '../start/paths.mjs'

const biome = at('node_modules/@biomejs/biome/bin/biome')
const depcruise = at('node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
/** The product's source folders. */
const imported = [
  ...['core', 'ui', 'kinds', 'modes', 'sdk', 'embed', 'web'].map((name) => `packages/${name}/src`),
  'party/src',
  'server/src',
]
/** The native compiler; declarations are written with 5.9, whose API tsup and api-extractor use. */
const tsc = at('node_modules/typescript-7/bin/tsc')
const projects = [
  'packages/core',
  'packages/ui',
  'packages/kinds',
  'packages/modes',
  'party',
  'server',
  'server/src/lti/pages/scripts',
  'packages/sdk',
  'packages/embed',
  'packages/web',
  'stories',
  'tests',
  'scripts',
]

/** @typedef {Parameters<typeof runAnyway>[2]} RunOptions */

/**
 * The checks, in order; each `run` resolves to whether it passed.
 * @type {{ name: string, run: (options?: RunOptions) => Promise<boolean> }[]}
 */
export const checks = [
  { name: 'format', run: (options) => passes(biome, ['format', '.'], options) },
  { name: 'lint', run: (options) => passes(biome, ['lint', '--error-on-warnings', '.'], options) },
  {
    name: 'imports',
    run: (options) =>
      passes(depcruise, ['--config', '.dependency-cruiser.mjs', ...imported], options),
  },
  ...projects.map((project) => ({
    name: `types of ${project}`,
    /** @param {RunOptions} [options] */
    // One checker: several repeat each other's work, which two busy cores cannot spare.
    run: (options) => passes(tsc, ['-p', project, '--checkers', '1', ...cached(project)], options),
  })),
]

/** @param {string} project */
function cached(project) {
  const file = at('node_modules/.cache/pathquest', `${project.replaceAll('/', '-')}.tsbuildinfo`)
  return ['--incremental', '--tsBuildInfoFile', file]
}

/**
 * @param {string} program
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
async function passes(program, args, options) {
  const { code } = await runAnyway(process.execPath, [program, ...args], options)
  return code === 0
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await ensureInstalled()
  let failed = 0
  for (const check of checks) {
    const holds = await check.run()
    console.log(`${holds ? 'ok    ' : 'FAILED'} ${check.name}`)
    if (!holds) failed++
  }
  process.exit(failed > 0 ? 1 : 0)
}
