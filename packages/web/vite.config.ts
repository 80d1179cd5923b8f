import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, runnerImport } from 'vite'

const shared = {
  plugins: [react()],
  // The sdk's sources, not its published build: the root tsconfig.json names them.
  resolve: { tsconfigPaths: true },
}

const THEME = '<script src="/theme.js"></script>'

/**
 * Puts the markup of the join page into its file, so that it stands before its script has come, and
 * the script of the theme, which the first frame would wait for.
 */
const prerenderJoinPage: Plugin = {
  name: 'prerender-join-page',
  async transformIndexHtml(html, { path }) {
    if (path !== '/join-game.html') return html
    const { module } = await runnerImport<typeof import('./src/join/markup')>(
      './src/join/markup.tsx',
      shared,
    )
    const theme = readFileSync(new URL('public/theme.js', import.meta.url), 'utf8')
    return html
      .replace(THEME, () => `<script>${theme}</script>`)
      .replace('<!--markup-->', () => module.markup())
  },
}

export default defineConfig({
  ...shared,
  plugins: [...shared.plugins, prerenderJoinPage],
  build: {
    target: 'es2022',
    // The app, and the page of a student with a code, who needs little of it.
    rolldownOptions: {
      input: ['index.html', 'join-game.html'],
      output: {
        codeSplitting: {
          // Few files: over HTTP/1.1 a browser asks for six at a time.
          groups: [
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler)\//,
              tags: ['$initial'],
              priority: 1,
            },
            // With all that these import: the app needs it as well.
            { name: 'base', test: /web\/src\/join\/JoinPage\.tsx$/, tags: ['$initial'] },
            {
              name: 'router',
              test: /node_modules\/(react-router|@tanstack)\//,
              tags: ['$initial'],
            },
          ],
        },
      },
    },
    // Browsers that know no modulepreload come to the same files a little later.
    modulePreload: { polyfill: false },
    // Everything is a file of the origin: the content policy allows no data: scripts or fonts.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
  },
})
