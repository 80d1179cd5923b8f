import { proof } from '../proof'
import { type Criterion, partly, supports, without } from './criterion'
import {
  DIALOG_CLOSES,
  DIALOGS,
  EVERY_PAGE,
  EVERY_SCREEN,
  KEYBOARD_GAME,
  NO_MEDIA,
  PAGES_WITH_ID,
  SAME_NAVIGATION,
} from './tests'

const MEDIA =
  'No page plays video or recorded sound. A career may link to a video elsewhere, in a new tab.'

export const LEVEL_A: Readonly<Record<string, Criterion>> = {
  '1.1.1': partly(
    'Non-text Content',
    'Every picture and icon button has a text, or is marked as decoration; a picture of a question needs a description. Not tested: whether a teacher’s description says what the picture shows.',
    EVERY_PAGE,
    EVERY_SCREEN,
    proof(
      'packages/web/src/pages/question-import/edited-rows.test.ts',
      'a picture needs a description, which is trimmed',
    ),
  ),
  '1.2.1': without('Audio-only and Video-only (Prerecorded)', MEDIA, NO_MEDIA),
  '1.2.2': without('Captions (Prerecorded)', MEDIA, NO_MEDIA),
  '1.2.3': without('Audio Description or Media Alternative (Prerecorded)', MEDIA, NO_MEDIA),
  '1.3.1': partly(
    'Info and Relationships',
    'Headings, lists, tables, groups and fields are in the markup; an error is linked to its field; answers are a radio group. Not tested: whether the headings of every page tell its structure.',
    EVERY_PAGE,
    proof('packages/ui/src/markup.test.tsx', 'the error of a field is linked to it'),
    proof(
      'packages/ui/src/markup.test.tsx',
      'answers are a radio group with one stop for the Tab key',
    ),
    proof(
      'packages/sdk/src/GamePlayer/markup.test.tsx',
      'its title is of level 2, below that of a page around, and what is below follows',
    ),
  ),
  '1.3.2': partly(
    'Meaningful Sequence',
    'The focus goes through a game in the order in which it is read. Not tested on every page.',
    KEYBOARD_GAME,
  ),
  '1.3.3': partly(
    'Sensory Characteristics',
    'No text of the product, in English and Spanish, names a control by its color, shape, side or sound. Not tested: what teachers write.',
    proof(
      'scripts/test/page-sources.test.ts',
      'no text names a control by its color, shape, side or sound alone',
    ),
  ),
  '1.4.1': supports(
    'Use of Color',
    'Right and wrong are said in words, rarity is drawn as a frame and pips, links differ from the text around them.',
    proof('packages/ui/src/markup.test.tsx', 'right and wrong are stated in words'),
    proof(
      'packages/ui/src/art/art.test.ts',
      'rarity is recognisable without colour: by its frame, and by as many pips as it is worth',
    ),
    EVERY_PAGE,
  ),
  '1.4.2': supports(
    'Audio Control',
    'Nothing sounds until somebody turns it on; one button mutes it, and keys set its volume.',
    proof(
      'tests/browser/lively-lobby.test.ts',
      'nothing sounds until the host wants it; its volume is set by keys, and one button ends it',
    ),
  ),
  '2.1.1': partly(
    'Keyboard',
    'A player joins, answers and reads the results by keyboard alone; so are modes and careers chosen, homework done, cards typed and things put into order. Not tested: every page of a teacher by keyboard alone.',
    KEYBOARD_GAME,
    proof(
      'tests/browser/choose-mode.test.ts',
      'on a phone the keyboard alone narrows the modes down, and what was chosen stays',
    ),
    proof(
      'tests/browser/careers.test.ts',
      'with the keyboard only a career opens, leads to a related one, and closes',
    ),
    proof(
      'tests/browser/homework.test.ts',
      'with the keyboard alone a career is chosen, begun, left and gone on with',
    ),
    proof(
      'tests/browser/question-kinds.test.ts',
      'a teacher writes a question of each kind, a class plays them, and the report tells',
    ),
  ),
  '2.1.2': supports(
    'No Keyboard Trap',
    'Every dialog is opened in Firefox and WebKit; Escape closes it, and the focus returns to what opened it.',
    DIALOGS,
    DIALOG_CLOSES,
    proof(
      'tests/browser/account.test.ts',
      'on a phone the sidebar slides in, traps the focus and restores it',
    ),
  ),
  '2.1.4': partly(
    'Character Key Shortcuts',
    'Single keys choose an answer and lead the host’s page and the projector. Missing: they cannot be turned off or changed.',
    proof(
      'packages/kinds/src/choice/option-states.test.ts',
      'keys of missing options, and other keys, choose nothing',
    ),
    proof(
      'tests/embed/school-site.test.ts',
      'the school’s hotkeys work outside the widget and do not fire while the user types in it',
    ),
  ),
  '2.2.1': partly(
    'Timing Adjustable',
    'A game may be untimed or give more time, the host pauses, and a teacher gives one student more time. Missing: a visit from an LMS ends after eight hours without a warning before.',
    proof(
      'packages/modes/src/kits/rounds/rounds.test.ts',
      '[R2] the time limit is stretched by the factor of the game',
    ),
    proof(
      'packages/modes/src/kits/rounds/rounds.test.ts',
      '[R3] untimed there is no deadline, and an answer scores all points at any time',
    ),
    proof(
      'server/src/lti/extra-times/extra-times.test.ts',
      'holds in a live game, and no other player is told',
    ),
  ),
  '2.2.2': partly(
    'Pause, Stop, Hide',
    'Where the system asks for less motion the podium stands at once. Not tested: every animation by itself.',
    proof(
      'tests/browser/staged-podium.test.ts',
      'the podium is skipped by its button and by the space bar, and is there at once without motion',
    ),
  ),
  '2.3.1': partly(
    'Three Flashes or Below Threshold',
    'An animation runs once, or repeats less often than three times a second. Not tested: pictures that teachers add; the confetti of a podium, whose pieces are small.',
    proof(
      'scripts/test/page-styles.test.ts',
      'no animation repeats more than three times a second',
    ),
    proof('scripts/test/page-sources.test.ts', 'an animation that a script makes runs once'),
  ),
  '2.4.1': supports(
    'Bypass Blocks',
    'axe finds on every page a link to the content, headings or landmarks.',
    EVERY_PAGE,
    ...PAGES_WITH_ID,
  ),
  '2.4.2': supports(
    'Page Titled',
    'Every page has a title, in the language of the page.',
    EVERY_PAGE,
    proof(
      'tests/browser/account.test.ts',
      'a navigation moves the focus to the heading of the new page',
    ),
    proof(
      'tests/browser/spanish.test.ts',
      'the language is switched by keyboard, immediately and for the next visit',
    ),
  ),
  '2.4.3': partly(
    'Focus Order',
    'A new page begins at its heading, a dialog gives the focus back, a question gets it. Not tested on every page.',
    proof(
      'tests/browser/account.test.ts',
      'a navigation moves the focus to the heading of the new page',
    ),
    DIALOG_CLOSES,
    KEYBOARD_GAME,
  ),
  '2.4.4': partly(
    'Link Purpose (In Context)',
    'Every link has a name. Not tested: whether each name tells where it leads.',
    EVERY_PAGE,
  ),
  '2.5.1': partly(
    'Pointer Gestures',
    'Things are put into order by dragging or by keys. Not tested: that no other page asks for a gesture.',
    proof(
      'tests/browser/order-by-dragging.test.ts',
      'things are dragged into order by mouse and finger, and beside the grips a finger scrolls',
    ),
    proof(
      'tests/browser/question-kinds.test.ts',
      'a teacher writes a question of each kind, a class plays them, and the report tells',
    ),
  ),
  '2.5.2': partly(
    'Pointer Cancellation',
    'Where one tap answers it can be taken back. Not tested elsewhere.',
    proof(
      'tests/browser/tap-to-answer.test.ts',
      'one tap answers, can be taken back, and waits for whoever prefers the button',
    ),
  ),
  '2.5.3': supports(
    'Label in Name',
    'axe finds the words that are seen in the name of every control; its rule for it, off by default, is on.',
    EVERY_PAGE,
    ...PAGES_WITH_ID,
    EVERY_SCREEN,
  ),
  '2.5.4': without(
    'Motion Actuation',
    'Nothing is done by moving the device.',
    proof(
      'scripts/test/page-sources.test.ts',
      'no page reads the movement of a device, or locks its orientation',
    ),
  ),
  '3.1.1': supports(
    'Language of Page',
    'Every page says its language and follows the choice of the person.',
    EVERY_PAGE,
    proof(
      'tests/browser/spanish.test.ts',
      'if the texts of its language cannot be loaded the page is in English',
    ),
  ),
  '3.2.1': partly(
    'On Focus',
    'Moving to an answer sends nothing. Not tested on every page.',
    proof(
      'tests/browser/tap-to-answer.test.ts',
      'one tap answers, can be taken back, and waits for whoever prefers the button',
    ),
  ),
  '3.2.2': partly(
    'On Input',
    'Where one tap answers the page says so before; filters say how many are left. Not tested on every page.',
    proof(
      'tests/browser/tap-to-answer.test.ts',
      'one tap answers, can be taken back, and waits for whoever prefers the button',
    ),
    proof(
      'tests/browser/choose-mode.test.ts',
      'on a phone the keyboard alone narrows the modes down, and what was chosen stays',
    ),
  ),
  '3.2.6': supports(
    'Consistent Help',
    'The link to “How to Play”, which leads on to the contact page, is at one place of the header of every page of an account; the home page links to both kinds of help in its footer.',
    SAME_NAVIGATION,
  ),
  '3.3.1': supports(
    'Error Identification',
    'A wrong field is named in words beside it, linked to it, and gets the focus.',
    proof(
      'tests/browser/account.test.ts',
      'the login form shows the documented messages for missing fields',
    ),
    proof(
      'tests/browser/account.test.ts',
      'sign-up validates each field, then creates the account and opens the dashboard',
    ),
    proof(
      'tests/browser/admin-lms.test.ts',
      'by hand: a missing or invalid value is reported at its field, which gets the focus',
    ),
    proof('packages/ui/src/markup.test.tsx', 'the error of a field is linked to it'),
  ),
  '3.3.2': supports(
    'Labels or Instructions',
    'axe finds a label at every field of every page, and of the screens of a game.',
    EVERY_PAGE,
    ...PAGES_WITH_ID,
    EVERY_SCREEN,
  ),
  '3.3.7': partly(
    'Redundant Entry',
    'An address typed to sign in is not asked again for a new password, and the next game begins with the choices of the last one. Not tested: every process of several steps.',
    proof(
      'tests/browser/recovery.test.ts',
      'the address typed to sign in is not asked again: to reset, to try another, and back',
    ),
    proof(
      'tests/browser/host-form.test.ts',
      'three questions picked by hand and shuffled are played, and the next form starts with them',
    ),
  ),
  '4.1.1': without(
    'Parsing',
    'WCAG 2.2 has removed it; axe finds no id twice where a name or a relation needs it.',
    EVERY_PAGE,
  ),
  '4.1.2': supports(
    'Name, Role, Value',
    'axe finds name, role and state of every control; the tests in browsers find what they press by role and name.',
    EVERY_PAGE,
    ...PAGES_WITH_ID,
    EVERY_SCREEN,
    proof(
      'packages/ui/src/markup.test.tsx',
      'answers are a radio group with one stop for the Tab key',
    ),
  ),
}
