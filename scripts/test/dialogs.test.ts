import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { at } from '../start/paths.mjs'

/**
 * Which story in Firefox and WebKit opens the dialogs of a file, by its title in tests/browsers. What
 * `useConfirm` asks is everywhere the one dialog of Confirm.tsx in other words.
 */
const STORIES: Record<string, string[]> = {
  'of a guest: two careers side by side, and an account to save one': [
    'web/src/pages/careers/CompareDialog.tsx',
    'web/src/pages/careers/CareerActions.tsx',
  ],
  'of a student: sections, a pathkey, a cosmetic, a pack, and the end of the account': [
    'web/src/shell/SidePanel.tsx',
    'web/src/pages/collection/KeyDialog.tsx',
    'web/src/pages/market/Cosmetics.tsx',
    'web/src/pages/market/PackCard.tsx',
    'web/src/pages/settings/DeleteAccount.tsx',
  ],
  'of a teacher: a set looked at, shared and deleted, a question deleted': [
    'ui/src/Confirm.tsx',
    'web/src/shell/LookInside.tsx',
    'web/src/pages/question-set/SharingDialog.tsx',
    'web/src/pages/question-set/QuestionEditor.tsx',
  ],
  'a teacher makes a set, writes its questions, drags one and mends another': [
    'web/src/question-sets/SetEditor.tsx',
  ],
  'of a teacher: two versions of a question, a set of a colleague, a guest of a game': [
    'web/src/question-sets/VersionsDialog.tsx',
    'web/src/pages/question-sets/AcceptShare.tsx',
    'web/src/pages/game-report/JoinGuest.tsx',
  ],
  'of an administrator: an LMS by hand, its values, its end': [
    'web/src/pages/admin-lms/RegisterDialog.tsx',
    'web/src/pages/admin-lms/EditDialog.tsx',
  ],
  'of an administrator: a set that waits, looked into, hidden and removed': [
    'web/src/pages/admin-reports/ReasonDialog.tsx',
  ],
  'in a course: a set, a career, the own account, and extra time': [
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

/** What all of them are made of. */
const DIALOG = 'ui/src/Dialog.tsx'
const OPENS = /^\s*<(dialog|Dialog|ConfirmDialog)\b/m

const read = (file: string) => readFileSync(at(file), 'utf8')
const sources = ['web', 'sdk', 'ui', 'kinds', 'modes', 'embed'].flatMap((name) =>
  readdirSync(at(`packages/${name}/src`), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => ({ file: `${name}/src/${file}`, text: read(`packages/${name}/src/${file}`) })),
)

test('every dialog of the product is opened by a story in Firefox and WebKit', () => {
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

// It asks before the dialog is open: WebKit takes the focus from what opened it, and cannot give it back.
test('nothing has `autoFocus`: a dialog gives the focus to what has `data-autofocus`', () => {
  expect(
    sources.filter(({ text }) => /\bautoFocus\b[\s=>}]/.test(text.replace(/\/\/.*/g, ''))),
  ).toEqual([])
})
