import type { StorybookConfig } from '@storybook/react-vite'

/** Nothing here asks the network for anything: no telemetry, no news, no look for updates. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../*.mdx', '../*/*.mdx', '../*/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: {
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
  },
  typescript: { reactDocgen: 'react-docgen' },
}

export default config
