import { proof } from '../proof'
import { type Criterion, partly, supports, without } from './criterion'
import {
  EVERY_PAGE,
  EVERY_SCREEN,
  NO_MEDIA,
  PAGES_WITH_ID,
  SAME_NAVIGATION,
  SEEN_CONTROLS,
} from './tests'

const MEDIA =
  'No page plays video or recorded sound. A career may link to a video elsewhere, in a new tab.'

export const LEVEL_AA: Readonly<Record<string, Criterion>> = {
  '1.2.4': without('Captions (Live)', MEDIA, NO_MEDIA),
  '1.2.5': without('Audio Description (Prerecorded)', MEDIA, NO_MEDIA),
  '1.3.4': supports(
    'Orientation',
    'Nothing locks the orientation, and pages are opened upright and across.',
    proof(
      'scripts/test/page-sources.test.ts',
      'no page reads the movement of a device, or locks its orientation',
    ),
    EVERY_PAGE,
  ),
  '1.3.5': partly(
    'Identify Input Purpose',
    'axe finds no wrong purpose. Not tested: that every field about a person has one.',
    EVERY_PAGE,
  ),
  '1.4.3': supports(
    'Contrast (Minimum)',
    'axe measures every page and every screen of a game in both themes.',
    EVERY_PAGE,
    ...PAGES_WITH_ID,
    EVERY_SCREEN,
  ),
  '1.4.4': partly(
    'Resize text',
    'With its text doubled every public page and a question can be read. Not tested: pages behind a sign-in.',
    proof('tests/browser/large-text.test.ts', '%s can be read with its text doubled'),
    proof(
      'tests/browser/large-text.test.ts',
      'a question of a game can be read and answered with its text doubled',
    ),
  ),
  '1.4.5': partly(
    'Images of Text',
    'What the product says is text, drawn as text where it stands in a drawing. Not tested: pictures that teachers add to questions, which need a description.',
    proof(
      'scripts/test/page-sources.test.ts',
      'words are text: pictures are those of content alone, the rest is drawn',
    ),
  ),
  '1.4.10': supports(
    'Reflow',
    'Every page and every screen of a game fits 320 px without scrolling sideways.',
    EVERY_PAGE,
    ...PAGES_WITH_ID,
    EVERY_SCREEN,
  ),
  '1.4.11': partly(
    'Non-text Contrast',
    'Edges of fields and choices, icons that stand alone, and the mark of the focus have 3:1 in both themes. Not tested: figures, drawings and states of other controls.',
    SEEN_CONTROLS,
    EVERY_SCREEN,
  ),
  '1.4.12': supports(
    'Text Spacing',
    'With wider lines, letters, words and paragraphs no text is cut off and no page scrolls sideways at 320 px.',
    SEEN_CONTROLS,
    EVERY_SCREEN,
  ),
  '1.4.13': without(
    'Content on Hover or Focus',
    'Nothing appears because it is hovered or focused but the browser’s own tooltips, and the link to the content, which is itself focused.',
    proof('scripts/test/page-styles.test.ts', 'nothing appears because it is hovered or focused'),
    proof(
      'scripts/test/page-sources.test.ts',
      'no script shows something because it is hovered or focused',
    ),
  ),
  '2.4.5': partly(
    'Multiple Ways',
    'Navigation and search lead to careers, sections to the pages of a role. Not tested for every page.',
    proof('tests/browser/careers.test.ts', 'the navigation links to the careers'),
    proof(
      'tests/browser/careers.test.ts',
      'anybody can search and filter; the URL restores the same list',
    ),
    proof(
      'tests/browser/account.test.ts',
      'each role sees its own sections, and nobody a dead link',
    ),
  ),
  '2.4.6': partly(
    'Headings and Labels',
    'No page lacks a heading, and no field a label. Not tested: whether each of them says what it is for.',
    EVERY_PAGE,
  ),
  '2.4.7': supports(
    'Focus Visible',
    'Every control of every page, and of the screens of a game, has a ring around it with the focus, and none without.',
    SEEN_CONTROLS,
    EVERY_SCREEN,
  ),
  '2.4.11': partly(
    'Focus Not Obscured (Minimum)',
    'No answer is covered by the button that stays in view. Not tested on other pages.',
    proof(
      'tests/embed/small-screens.test.ts',
      'a picked answer is not hidden by the sticky Submit button, and no answer grows',
    ),
    proof(
      'tests/browser/read-aloud.test.ts',
      'on a low phone no answer is covered, before one is picked and after',
    ),
  ),
  '2.5.7': supports(
    'Dragging Movements',
    'What is dragged into order is put there by taps and keys as well.',
    proof(
      'tests/browser/question-kinds.test.ts',
      'a teacher writes a question of each kind, a class plays them, and the report tells',
    ),
  ),
  '2.5.8': supports(
    'Target Size (Minimum)',
    'axe finds 24 px for every target, or space around it; its rule for it, off by default, is on.',
    EVERY_PAGE,
    ...PAGES_WITH_ID,
    EVERY_SCREEN,
  ),
  '3.1.2': partly(
    'Language of Parts',
    'Texts of careers, names of keys and read-aloud voices have their language. Not tested: sets that teachers write in several languages.',
    proof(
      'packages/sdk/src/messages/es.test.tsx',
      'untranslated content is marked as English, translated text is not',
    ),
    proof(
      'packages/sdk/src/GamePlayer/markup.test.tsx',
      'a pathkey that was won is named in words, its own name in its own language',
    ),
    proof(
      'tests/browser/read-aloud.test.ts',
      'in Spanish the button is Spanish, and the voice has the language of the question',
    ),
  ),
  '3.2.3': supports(
    'Consistent Navigation',
    'What header and sidebar have on several pages stands in the same order on each.',
    SAME_NAVIGATION,
  ),
  '3.2.4': partly(
    'Consistent Identification',
    'A link of the navigation has one name on every page, and a name leads to one place. Missing: to sign in is “Sign In” in the header and “Log In” on the home page. Not tested: controls outside the navigation.',
    SAME_NAVIGATION,
  ),
  '3.3.3': partly(
    'Error Suggestion',
    'Every error has a sentence in both languages. Not tested: whether each says what to do.',
    proof('packages/core/src/errors.test.ts', 'every entry has an error status and a sentence'),
    proof(
      'packages/web/src/messages/languages.test.ts',
      'has a text for every error that is sent, with the same parameters',
    ),
  ),
  '3.3.4': supports(
    'Error Prevention (Legal, Financial, Data)',
    'Deleting an account asks for the password and the typed address; deleting a set asks first.',
    proof(
      'tests/browser/settings.test.ts',
      'the data export is one file, and deleting the account needs password and typed address',
    ),
    proof(
      'tests/browsers/dialogs.test.ts',
      'of a teacher: previewing, sharing and deleting a set, deleting a question',
    ),
  ),
  '3.3.8': partly(
    'Accessible Authentication (Minimum)',
    'A password can be reset by a mail; a card is scanned or typed. Not tested: pasting and password managers. The pictures that a host may ask for are shown on the projector, to be found again.',
    proof(
      'tests/browser/recovery.test.ts',
      'a user with a forgotten password resets it by a link, and every old session ends',
    ),
    proof(
      'tests/browser/classes.test.ts',
      'a new card ends the old one; both are typed with the keyboard alone',
    ),
  ),
  '4.1.3': partly(
    'Status Messages',
    'The verdict, the time that is left, and how many careers or modes were found are announced. Not tested: every message of every page.',
    proof(
      'packages/sdk/src/GamePlayer/markup.test.tsx',
      'a player with a wrong or missing answer gets the right answer announced with the verdict',
    ),
    proof('packages/ui/src/Timer.test.ts', 'the time is announced at 10 s and at 5 s only'),
    proof(
      'packages/sdk/src/CareerBrowser/markup.test.tsx',
      'no results are announced, word for word',
    ),
  ),
}
