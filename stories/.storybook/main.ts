import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'

const packages = fileURLToPath(new URL('../../packages', import.meta.url))

/** Nothing here asks the network for anything: no telemetry, no news, no look for updates. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../*.mdx', '../*/*.mdx', '../*/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: {
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
  },
  typescript: {
    // Tables of props are for reading: tests do without them.
    reactDocgen: process.env.VITEST ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      include: [`${packages}/{sdk,ui}/src/**/*.tsx`],
      tsconfigPath: `${packages}/sdk/tsconfig.json`,
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
    },
  },
}

export default config
