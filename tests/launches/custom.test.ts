// Launches that differ in `custom`: variables that the platform did not substitute count as absent,
// each separately. What was stored is checked in the database.
import type { LtiContent } from '@pathquest/core/contracts'
import { test } from 'vitest'
import { type Case, endsAsItMust } from './support/case'
import { database, launcher, platforms } from './support/lab'
import { claim, DL_SETTINGS, deepLinking, role } from './support/lab-platform'

const yes = 'accepted'
const { a } = platforms
const SET = 'qs_nurse-shift'
const DUE = '2031-05-04T10:00:00.000Z'
const base = {
  content: 'question_set',
  content_id: SET,
  play: 'solo',
  mode: 'speed_run',
  graded: 'no',
  points: '20',
  attempts: 'last',
  attempts_allowed: '3',
  after_due: 'closed',
  due_at: DUE,
  chosen_starts_at: DUE,
  chosen_due_at: DUE,
}
const teams = { ...base, play: 'live', mode: 'team_challenge', mode_team_count: '3' }

interface Kept {
  content: LtiContent | null
  dueAt: number | null
}

/** What is stored if this parameter was not substituted. */
const absent: Record<string, (kept: Kept) => unknown> = {
  content: ({ content }) => content === null,
  content_id: ({ content }) => content === null,
  play: ({ content }) => content?.play === 'live',
  mode: ({ content }) => content?.gameMode === 'career_quest',
  graded: ({ content }) => content?.graded === true,
  points: ({ content }) => content?.points === 100,
  attempts: ({ content }) => content?.attempts === 'best',
  attempts_allowed: ({ content }) => content?.attemptsAllowed === null,
  after_due: ({ content }) => content?.afterDue === 'count',
  due_at: ({ content, dueAt }) => dueAt === null && content?.dueAt === Date.parse(DUE),
  chosen_starts_at: ({ content }) => content?.startsAt === null,
  chosen_due_at: ({ content, dueAt }) => content?.dueAt === null && dueAt === Date.parse(DUE),
  signature: ({ content }) => content?.contentId === SET,
}

let links = 0
const launched = async (custom: object, holds: (kept: Kept) => unknown) => {
  const id = `custom-${++links}`
  const answer = await launcher.launch(a, {
    change: () => ({
      [claim('resource_link')]: { id, title: id },
      [claim('custom')]: custom,
    }),
  })
  const row = database
    .prepare('select content, due_at as dueAt from lti_links where resource_link_id = ?')
    .get(id) as { content: string | null; dueAt: number | null } | undefined
  if (!row) throw new Error('The activity is not stored')
  const kept = { content: JSON.parse(row.content ?? 'null'), dueAt: row.dueAt }
  if (JSON.stringify(kept).includes('$')) throw new Error('A variable is stored')
  if (!holds(kept)) throw new Error(`Stored was ${JSON.stringify(kept)}`)
  return answer
}
const picked = (more: object) =>
  launcher.launch(a, {
    change: () => ({
      ...deepLinking(),
      ...more,
    }),
  })
const CASES: Case[] = [
  ...Object.entries(absent).map(
    ([name, holds]): Case => [
      `custom with a variable as ${name}`,
      yes,
      () => launched({ ...base, [name]: '$Some.variable' }, holds),
    ],
  ),
  [
    'custom with a variable as a setting of the mode',
    yes,
    () =>
      launched(
        { ...teams, mode_team_count: '$Teams' },
        ({ content }) => (content?.modeSettings.teamCount ?? 4) === 4,
      ),
  ],
  [
    'custom with variables only',
    yes,
    () =>
      launched(
        Object.fromEntries(Object.keys(base).map((name) => [name, '$Some.variable'])),
        ({ content, dueAt }) => content === null && dueAt === null,
      ),
  ],
  [
    'custom with a variable after spaces',
    yes,
    () => launched({ ...base, due_at: '  $X.y' }, ({ dueAt }) => dueAt === null),
  ],
  [
    'custom with all of its values',
    yes,
    () =>
      launched(
        teams,
        ({ content, dueAt }) => content?.modeSettings.teamCount === 3 && dueAt === Date.parse(DUE),
      ),
  ],
  [
    'custom with invalid dates',
    yes,
    () =>
      launched(
        { ...base, due_at: 'soon', chosen_due_at: '0000', chosen_starts_at: '2031-99-99T00:00' },
        ({ content, dueAt }) =>
          dueAt === null && content?.dueAt === null && content.startsAt === null,
      ),
  ],
  [
    'deep linking of an activity whose content is selected again',
    yes,
    () => picked({ [claim('resource_link')]: { id: 'custom-1' }, [claim('custom')]: base }),
  ],
  [
    'deep linking that identifies the activity by its title only',
    yes,
    () =>
      picked({
        [claim('roles')]: [role('Instructor')],
        [DL_SETTINGS]: {
          ...(deepLinking()[DL_SETTINGS] as object),
          title: 'custom-1',
          text: 'As it was',
        },
      }),
  ],
  [
    'deep linking with variables for custom values',
    yes,
    () => picked({ [claim('custom')]: { content: '$Some.content', due_at: '$X' } }),
  ],
]

test.for(CASES)('%s', endsAsItMust)
