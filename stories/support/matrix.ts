/** What a story can be looked at in: the toolbar's choices and the runs of the tests. */
export const VIEWPORTS = {
  desktop: {
    name: 'Desktop 1280',
    styles: { width: '1280px', height: '800px' },
    type: 'desktop',
  },
  phone360: { name: 'Phone 360', styles: { width: '360px', height: '740px' }, type: 'mobile' },
  phone320: { name: 'Phone 320', styles: { width: '320px', height: '640px' }, type: 'mobile' },
} as const

export interface Look {
  theme: 'light' | 'dark'
  locale: 'en' | 'es'
  viewport: keyof typeof VIEWPORTS
  /** What the browser itself says; the toolbar's switch is for looking at it by hand. */
  reducedMotion: 'reduce' | 'no-preference'
}

/**
 * Two runs, opposite in everything: so every story is seen in both themes, at both sizes, in both
 * languages and with and without motion. Decision record 014 says why these two are enough.
 */
export const RUNS: Readonly<Record<string, Look>> = {
  'light-desktop-en': {
    theme: 'light',
    locale: 'en',
    viewport: 'desktop',
    reducedMotion: 'no-preference',
  },
  'dark-phone-es': {
    theme: 'dark',
    locale: 'es',
    viewport: 'phone320',
    reducedMotion: 'reduce',
  },
}
