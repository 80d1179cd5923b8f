/**
 * Height in px that a page reserves for each embedded widget, to avoid layout shift: about its
 * height on a phone (a lobby with a few players), one screen for the career browser. The snippet
 * contains it, since a script runs after the page's first paint.
 */
export const EMBED_HEIGHTS = {
  'career-browser': 900,
  'join-form': 523,
  'game-player': 692,
  leaderboard: 320,
} as const
