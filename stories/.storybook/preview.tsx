import '@pathquest/sdk/styles/index.css'
import './preview.css'
import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { VIEWPORTS } from '../support/matrix'
import { expectNoScrolling, expectNoSidewaysScrolling, finishAnimations } from '../support/page'
import { showReducedMotion } from '../support/reduced-motion'
import { Surroundings } from '../support/Surroundings'

/** Parts that are fetched come late where both cores are busy. */
configure({ asyncUtilTimeout: 8_000 })

const preview: Preview = {
  initialGlobals: {
    theme: 'light',
    locale: 'en',
    motion: 'system',
    viewport: { value: 'desktop', isRotated: false },
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English' },
          { value: 'es', title: 'Español' },
        ],
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        icon: 'play',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'Motion of the system' },
          { value: 'reduced', title: 'Reduced motion' },
        ],
      },
    },
  },
  parameters: {
    layout: 'fullscreen',
    viewport: { options: VIEWPORTS },
    // Every rule runs, with those for WCAG 2.5.8 and 2.5.3 that axe leaves off; what it found in order
    // is not listed element by element.
    a11y: {
      test: 'error',
      options: {
        resultTypes: ['violations'],
        rules: {
          'target-size': { enabled: true },
          'label-content-name-mismatch': { enabled: true },
        },
      },
    },
    controls: { expanded: true },
    options: {
      storySort: {
        order: ['Start', 'Widgets', ['CareerBrowser', 'JoinForm', 'GamePlayer', 'Leaderboard']],
      },
    },
  },
  decorators: [
    (Story, { globals, parameters }) => (
      <Surroundings theme={globals.theme} locale={globals.locale} bare={parameters.bare === true}>
        <Story />
      </Surroundings>
    ),
  ],
  beforeEach: ({ globals }) => showReducedMotion(globals.motion === 'reduced'),
  // Before axe looks.
  afterEach: ({ args }) => {
    finishAnimations()
    expectNoSidewaysScrolling()
    if (args.by === 'screen') expectNoScrolling()
  },
}

export default preview
