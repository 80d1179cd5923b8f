// Every page of the app, and the selector by which it counts as rendered.
import type { PlayerApi } from '../../harness/player-api'

export interface WebPage {
  path: string
  /** The main content is rendered once this exists. */
  stands: string
  /** For a prerendered page: it is interactive once this exists. */
  works?: string
  cookie?: string
  /** The seat of a guest, as the app stores it. */
  seat?: { sessionId: string; seatToken: string }
}

/**
 * Size budgets of pages: kB of 1000 bytes, gzip of every script until the network is idle. A student
 * loads these two over a school's network; a shared module grows both.
 */
export const pageBudgetsKb = {
  join: 93,
  /**
   * In the lobby, with the parts of a game that load meanwhile; the requirement was 125. It names the
   * files of every mode's chunk, so that these load at once: 180 names, 1.5 kB of them for nine modes.
   */
  player: 128,
}

/** The pages to open, by their names in the figures; a game is in its lobby. */
export async function openPages(api: PlayerApi) {
  const [student, teacher] = await Promise.all([api.signUp('student'), api.signUp('teacher')])
  const [set] = await api.questionSets(teacher)
  const { session } = await api.createGame(teacher, { questionSetId: set?.id })
  const { seatToken } = await api.join(session.gameCode, 'Quiet Heron')
  const seat = { sessionId: session.id, seatToken }
  return {
    home: { path: '/', stands: 'h1' },
    // The form accepts input as soon as it is visible; the script suggests a name once it runs.
    join: { path: '/join-game', stands: 'main input', works: 'main input:not([value=""])' },
    login: { path: '/login', stands: 'main input' },
    signup: { path: '/signup', stands: 'main :is(input, select)' },
    careers: { path: '/careers', stands: 'main li :is(h2, h3)' },
    howToPlay: { path: '/how-to-play', stands: 'main h1' },
    embed: { path: '/embed', stands: 'main h1' },
    dashboard: { path: '/dashboard', stands: 'main h2', cookie: student },
    collection: { path: '/collection', stands: 'main li', cookie: student },
    market: { path: '/market', stands: 'main h2', cookie: student },
    interests: { path: '/interests', stands: 'main h1', cookie: student },
    hostGame: { path: '/host-game', stands: 'main [type=radio]', cookie: teacher },
    player: { path: `/game/${session.id}/lobby`, stands: '[role=status] :is(h1, h2)', seat },
    host: { path: `/game/${session.id}/lobby`, stands: 'h1', cookie: teacher },
    projector: { path: `/game/${session.id}/screen`, stands: 'h1', cookie: teacher },
  } satisfies Record<string, WebPage>
}

/** The baseline of every page: a page of the same server with an empty script. */
export const bare = {
  page: '/assets/bare-00000000.html',
  files: {
    'bare-00000000.html': `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Bare</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<script type="module" src="/assets/bare-00000001.js"></script>
<body>
<h1>Bare</h1>`,
    'bare-00000001.js': "document.body.append(document.createElement('main'))",
  },
  stands: 'main',
}
