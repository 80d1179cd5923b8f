// Launches from a gradebook: whose work may be viewed, and which activity it belongs to.
import { test } from 'vitest'
import { type Case, endsAsItMust } from './support/case'
import { launcher, platforms } from './support/lab'
import { AGS, type Claims, claim, review, role } from './support/lab-platform'
import type { Outcome } from './support/launch-figures'
import type { Answer } from './support/launcher'

/** The claims that differ. */
type ReviewCase = [name: string, expected: Outcome, change: Claims]

const no = 'refused'
const yes = 'accepted'
const { a, a2 } = platforms
/** The viewer, and whose work it is. */
const teacher = (forUser?: unknown): Claims => by('Instructor', forUser)
const student = (forUser?: unknown): Claims => by('Learner', forUser)
const by = (name: string, forUser?: unknown): Claims => ({
  ...review(),
  [claim('roles')]: [role(name)],
  [claim('for_user')]: forUser,
})
const mentor = (forUser?: unknown): Claims => ({
  ...by('Mentor', forUser),
  sub: 'mentor',
  [claim('role_scope_mentor')]: ['user-1'],
})
/** The student of a valid launch. */
const OWN = { user_id: 'user-1' }

const CASES: ReviewCase[] = [
  ['of a student, by a teacher', yes, teacher(OWN)],
  ['of everybody, by a teacher', yes, teacher()],
  ['of null', yes, teacher(null)],
  [
    'with all claims about a student',
    yes,
    teacher({
      ...OWN,
      person_sourcedid: 'example.edu:71ee7e42-f6d2-414a-80db-b69ac2defd4',
      given_name: 'Ada',
      family_name: 'Okafor',
      name: 'Ada Okafor',
      email: 'ada@school.example',
      roles: [role('Learner')],
    }),
  ],
  ['of a student whose id is a number', yes, teacher({ user_id: 7 })],
  ['of a student of another course, whom the page does not know', yes, teacher({ user_id: 'far' })],
  ['of a name with markup', yes, teacher({ ...OWN, name: '<img src=x onerror=alert(1)>' })],
  ['of one’s own work', yes, student(OWN)],
  ['of one’s own work, without for_user', yes, student()],
  ['of a child, by its mentor', yes, mentor(OWN)],
  ['of all children, by a mentor', yes, mentor()],
  ['without a column, of a known link', yes, { ...teacher(OWN), [AGS]: undefined }],
  ['with a column that is no address', yes, { ...teacher(OWN), [AGS]: { lineitem: 'column 7' } }],
  ['without a context', yes, { ...teacher(OWN), [claim('context')]: undefined }],
  ['with custom values of its own', yes, { ...teacher(OWN), [claim('custom')]: { view: 'all' } }],
  [
    'with an unsubstituted variable',
    yes,
    { ...teacher(OWN), [claim('custom')]: { due_at: '$ResourceLink.submission.endDateTime' } },
  ],
  [
    'of somebody else, named in an ordinary launch',
    yes,
    { [claim('for_user')]: { user_id: 'user-2' } },
  ],
  ['of somebody else, by a student', no, student({ user_id: 'user-2' })],
  ['of somebody else, by a mentor', no, mentor({ user_id: 'user-2' })],
  [
    'of somebody else, by a teacher of the institution only',
    no,
    {
      ...student({ user_id: 'user-2' }),
      [claim('roles')]: ['http://purl.imsglobal.org/vocab/lis/v2/institution/person#Instructor'],
    },
  ],
  [
    'of somebody else, by somebody without a role',
    no,
    { ...student({ user_id: 'user-2' }), [claim('roles')]: [] },
  ],
  ['of a word', no, teacher('user-1')],
  ['of a list', no, teacher([OWN])],
  ['of a number', no, teacher(1)],
  ['of somebody without an id', no, teacher({ name: 'Ada Okafor' })],
  ['of an empty id', no, teacher({ user_id: '' })],
  ['of an id of 256 characters', no, teacher({ user_id: 'u'.repeat(256) })],
  ['of an id that is a list', no, teacher({ user_id: ['user-1'] })],
  ['of an id that is an object', no, teacher({ user_id: { id: 'user-1' } })],
  ['of an id that is no whole number', no, teacher({ user_id: 1.5 })],
  ['of an id that is true', no, teacher({ user_id: true })],
  [
    'of neither a link nor a column',
    no,
    { ...teacher(OWN), [claim('resource_link')]: undefined, [AGS]: undefined },
  ],
  [
    'of an unknown column',
    no,
    { ...teacher(OWN), [claim('resource_link')]: undefined, ...column('unknown') },
  ],
  ['of a link without id', no, { ...teacher(OWN), [claim('resource_link')]: { title: 'x' } }],
  ['of a link that is a word', no, { ...teacher(OWN), [claim('resource_link')]: 'link-1' }],
  [
    'with a foreign target',
    no,
    { ...teacher(OWN), [claim('target_link_uri')]: 'https://x.example' },
  ],
  ['without a target', no, { ...teacher(OWN), [claim('target_link_uri')]: undefined }],
  ['without a version', no, { ...teacher(OWN), [claim('version')]: undefined }],
  ['without a deployment', no, { ...teacher(OWN), [claim('deployment_id')]: undefined }],
  ['with roles as a string', no, { ...teacher(OWN), [claim('roles')]: role('Instructor') }],
  ['without a person', no, { ...teacher(OWN), sub: undefined }],
  ['without a nonce', no, { ...teacher(OWN), nonce: undefined }],
  ['past its time', no, { ...teacher(OWN), exp: 1 }],
  [
    'in small letters',
    no,
    { ...teacher(OWN), [claim('message_type')]: 'ltisubmissionreviewrequest' },
  ],
]

function column(name: string): Claims {
  return { [AGS]: { lineitem: `https://lms.example/columns/${name}?view=all`, scope: [] } }
}

const launch = (change: Claims, platform = a) => launcher.launch(platform, { change: () => change })
/** The activity is opened first, so that its column is known. */
const afterLaunch = async (name: string, change: Claims, platform = a): Promise<Answer> => {
  await launch({ ...column(name), [claim('resource_link')]: { id: `link-of-${name}` } })
  const wanted = { ...teacher(OWN), ...column(name), [claim('resource_link')]: undefined }
  return launch({ ...wanted, ...change }, platform)
}
const elsewhere = { [claim('context')]: { id: 'course-2' } }

const OF_COLUMNS: Case[] = [
  ['of a column whose activity was opened', yes, () => afterLaunch('known', {})],
  ['of a column of another course', no, () => afterLaunch('mine', elsewhere)],
  ['of a column of another client', no, () => afterLaunch('ours', {}, a2)],
  [
    'of a column of another deployment',
    no,
    () => afterLaunch('here', { [claim('deployment_id')]: 'third' }),
  ],
]

test.for([
  ...CASES.map(([name, expected, change]): Case => [name, expected, () => launch(change)]),
  ...OF_COLUMNS,
])('review %s', endsAsItMust)
