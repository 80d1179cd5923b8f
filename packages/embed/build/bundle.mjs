// How every file of the script tag is bundled and minified.
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'tsup'
import { shortPreactNames } from './preact-names.mjs'

/** React's names stand in the widgets, Preact behind them. */
export const alias = {
  react: '@preact/compat',
  'react-dom': '@preact/compat',
  'react-dom/client': '@preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
}
/** Builds and tells what each output is made of, as esbuild does. */
export async function madeBy(options) {
  await build(options)
  const report = join(options.outDir, `metafile-${options.format}.json`)
  const { outputs } = JSON.parse(await readFile(report, 'utf8'))
  await rm(report)
  return outputs
}

/** What all three builds share. React's name stands in the widgets, Preact behind it. */
export const bundle = ({ root, format, plugins = [], define = {}, hasWidgets = true }) => ({
  config: false,
  format,
  target: 'es2022',
  platform: 'browser',
  treeshake: true,
  minify: 'terser',
  terserOptions: {
    module: true,
    ecma: 2022,
    compress: {
      passes: 3,
      // What is inlined with its arguments and variables repeats less and compresses worse.
      inline: 1,
      unsafe_arrows: true,
      keep_fargs: false,
      // The console is the page's; partysocket would talk in it.
      drop_console: true,
      pure_funcs: ['this._debug'],
    },
  },
  silent: true,
  metafile: true,
  noExternal: [/.*/],
  outExtension: () => ({ js: '.js' }),
  define: {
    'process.env.NODE_ENV': '"production"',
    // A browser, so that what is meant for others is left out.
    'process.versions': 'undefined',
    'navigator.product': '"Gecko"',
    ...define,
  },
  esbuildPlugins: [
    {
      name: 'small-compat',
      setup(esbuild) {
        const path = join(root, 'src/react/compat.ts')
        esbuild.onResolve({ filter: /^preact\/compat(\/client)?$/ }, () => ({ path }))
        const given = join(root, 'src/instead/api-context.ts')
        esbuild.onResolve({ filter: /\/api-context$/ }, () => ({ path: given }))
      },
    },
    ...plugins,
  ],
  esbuildOptions(esbuild) {
    Object.assign(esbuild, shortPreactNames)
    esbuild.alias = alias
    esbuild.tsconfig = join(root, 'tsconfig.build.json')
    if (hasWidgets) esbuild.inject = [join(root, 'src/react/jsx.ts')]
    esbuild.legalComments = 'none'
  },
})
