import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  // The sdk's sources, as the root tsconfig.json says.
  resolve: { tsconfigPaths: true },
})
