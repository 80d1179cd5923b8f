/**
 * Height in px that a page keeps free for each widget of the script tag, so that nothing below it
 * moves when it comes: about what it takes on a phone (a lobby with a few players), a screenful for
 * the career browser. The snippet says it, since a script comes after the page's first paint.
 */
export const EMBED_HEIGHTS = {
  'career-browser': 900,
  'join-form': 523,
  'game-player': 692,
  leaderboard: 320,
} as const
