import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { at } from '../start/paths.mjs'

/**
 * Which test in Firefox and WebKit opens the dialogs of a file, by its title in tests/browsers.
 * `useConfirm` always shows the dialog of Confirm.tsx, with different texts.
 */
const STORIES: Record<string, string[]> = {
  'of a guest: comparing two careers, and the prompt for an account to save one': [
    'web/src/pages/careers/CompareDialog.tsx',
    'web/src/pages/careers/CareerActions.tsx',
  ],
  'of a student: sections, a pathkey, a cosmetic, a pack, and deleting the account': [
    'web/src/shell/SidePanel.tsx',
    'web/src/pages/collection/KeyDialog.tsx',
    'web/src/pages/market/Cosmetics.tsx',
    'web/src/pages/market/PackCard.tsx',
    'web/src/pages/settings/DeleteAccount.tsx',
  ],
  'of a teacher: previewing, sharing and deleting a set, deleting a question': [
    'ui/src/Confirm.tsx',
    'web/src/shell/LookInside.tsx',
    'web/src/pages/question-set/SharingDialog.tsx',
    'web/src/pages/question-set/QuestionEditor.tsx',
  ],
  'a teacher creates a set, writes its questions, drags one and edits another': [
    'web/src/question-sets/SetEditor.tsx',
  ],
  'of a teacher: two versions of a question, a set of a colleague, a guest of a game': [
    'web/src/question-sets/VersionsDialog.tsx',
    'web/src/pages/question-sets/AcceptShare.tsx',
    'web/src/pages/game-report/JoinGuest.tsx',
  ],
  'of a class: a new one, its values, its code, more students, one student': [
    'web/src/pages/classes/ClassDialog.tsx',
    'web/src/pages/classes/ImportRoster.tsx',
    'web/src/pages/class/JoinCode.tsx',
    'web/src/pages/class/AddStudents.tsx',
    'web/src/pages/class/ManageStudent.tsx',
  ],
  'of homework: its link, its values, more time for one student': [
    'web/src/pages/homework/ShareHomework.tsx',
    'web/src/pages/homework/EditHomework.tsx',
    'web/src/pages/homework/ExtendStudent.tsx',
  ],
  'of an administrator: registering an LMS by hand, its values, its removal': [
    'web/src/pages/admin-lms/RegisterDialog.tsx',
    'web/src/pages/admin-lms/EditDialog.tsx',
  ],
  'of an administrator: a pending set, previewed, hidden and removed': [
    'web/src/pages/admin-reports/ReasonDialog.tsx',
  ],
  'in a course: a set, a career, the linked account, and extra time': [
    'web/src/pages/course/account/AccountLink.tsx',
    'web/src/pages/course/teacher/ExtraTime.tsx',
    'sdk/src/CareerBrowser/CareerDialog.tsx',
  ],
  'of a lobby: remote, leaderboard, names, help, removals, the end': [
    'sdk/src/HostGame/HostLobby.tsx',
    'sdk/src/HostGame/HostPlayers.tsx',
    'sdk/src/HostGame/HostStepBar.tsx',
    'sdk/src/HostGame/SeatDialog.tsx',
    'web/src/pages/game/HostTools.tsx',
    'web/src/pages/game/ShareDialog.tsx',
  ],
  'of a running game: keys, leaving it, a career over it': [
    'sdk/src/GamePlayer/PlayerBar.tsx',
    'sdk/src/HostGame/HostBar.tsx',
    'sdk/src/game/KeysDialog.tsx',
    'web/src/pages/game/LeaveGuard.tsx',
  ],
}

/** The component of all dialogs. */
const DIALOG = 'ui/src/Dialog.tsx'
const OPENS = /^\s*<(dialog|Dialog|ConfirmDialog)\b/m

const read = (file: string) => readFileSync(at(file), 'utf8')
const sources = ['web', 'sdk', 'ui', 'kinds', 'modes', 'embed'].flatMap((name) =>
  readdirSync(at(`packages/${name}/src`), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => ({ file: `${name}/src/${file}`, text: read(`packages/${name}/src/${file}`) })),
)

test('every dialog of the product is opened by a test in Firefox and WebKit', () => {
  const opening = sources
    .filter(({ file, text }) => file !== DIALOG && OPENS.test(text))
    .map(({ file }) => file)
  expect(opening.sort()).toEqual(Object.values(STORIES).flat().sort())

  const stories = readdirSync(at('tests/browsers'))
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => read(`tests/browsers/${file}`))
    .join('\n')
  for (const title of Object.keys(STORIES)) expect(stories).toContain(`test('${title}'`)
})

// `autoFocus` runs before the dialog is open: WebKit blurs the opener, and cannot restore its
// focus.
test('nothing has `autoFocus`: a dialog focuses the element with `data-autofocus`', () => {
  expect(
    sources.filter(({ text }) => /\bautoFocus\b[\s=>}]/.test(text.replace(/\/\/.*/g, ''))),
  ).toEqual([])
})
