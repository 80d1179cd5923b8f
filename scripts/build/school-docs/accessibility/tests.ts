import { proof } from '../proof'

/** axe over every page with its own address, for each role, in both themes, at 320 px. */
export const EVERY_PAGE = proof(
  'tests/browser/spanish.test.ts',
  '$who finds every page in Spanish, accessible, at 320 px, without third-party requests',
)
/** axe over a game, from the lobby to the podium. */
export const EVERY_SCREEN = proof(
  'tests/browser/pages.test.ts',
  'every screen of a game is accessible in both themes, from 320 px to the projector',
)
/** axe over the pages whose address holds an id. */
export const PAGES_WITH_ID = [
  proof(
    'tests/browser/classes.test.ts',
    'a class from pasted names to the next card: hosted for, with one absent',
  ),
  proof(
    'tests/browser/homework.test.ts',
    'homework from the form to a score: done in Spanish with a card, followed and extended',
  ),
  proof(
    'tests/browser/question-sets.test.ts',
    'a teacher creates a set, reorders, edits and restores its questions, and deletes it',
  ),
]
/** The mark of the focus, the edges of controls, and wider spacing: on every page, for each role. */
export const SEEN_CONTROLS = proof(
  'tests/browser/every-page.test.ts',
  '$who sees the focus and the edges of every control, and every text with wider spacing',
)
export const SAME_NAVIGATION = proof(
  'tests/browser/every-page.test.ts',
  '$who finds the same navigation and help on every page, in one order and under one name',
)
export const KEYBOARD_GAME = proof(
  'tests/browser/pages.test.ts',
  'a player with the keyboard only joins, answers and reads the results',
)
export const DIALOGS = proof(
  'scripts/test/dialogs.test.ts',
  'every dialog of the product is opened by a test in Firefox and WebKit',
)
export const DIALOG_CLOSES = proof(
  'tests/browsers/career-dialog.test.ts',
  'a career opens with its facts visible, closes by Escape, and the focus returns',
)
export const NO_MEDIA = proof(
  'scripts/test/page-sources.test.ts',
  'no page plays a video or a recording, or frames somebody else’s page',
)
