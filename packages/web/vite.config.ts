import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  // The sdk's sources, not its published build: the root tsconfig.json names them.
  resolve: { tsconfigPaths: true },
  build: {
    target: 'es2022',
    // Everything is a file of the origin: the content policy allows no data: scripts or fonts.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
  },
})
