// Launches that differ in the course's claims: roles and groups, valid and invalid.
import { test } from 'vitest'
import { type Case, endsAsItMust } from './support/case'
import { launcher, platforms } from './support/lab'
import { claim, deepLinking, role } from './support/lab-platform'
import type { Outcome } from './support/launch-figures'
import type { LaunchOptions } from './support/launcher'

/** What the launch changes. */
type CourseCase = [name: string, expected: Outcome, options: LaunchOptions]

const no = 'refused'
const yes = 'accepted'
const GROUPS = 'https://purl.imsglobal.org/spec/lti-gs/claim/groupsservice'
const under = (principal: string, name: string) => role(name).replace('#', `/${principal}#`)
const PERSON = 'http://purl.imsglobal.org/vocab/lis/v2/system/person'
const TEST_USER = 'http://purl.imsglobal.org/vocab/lti/system/person#TestUser'

const roles = (value: unknown): LaunchOptions => ({ change: () => ({ [claim('roles')]: value }) })
const groups = (value: unknown): LaunchOptions => ({ change: () => ({ [GROUPS]: value }) })
const custom = (value: unknown): LaunchOptions => ({ change: () => ({ [claim('custom')]: value }) })
/** The claims of a platform that supports groups. */
const service = (change: Record<string, unknown> = {}) => ({
  scope: ['https://purl.imsglobal.org/spec/lti-gs/scope/contextgroup.readonly'],
  context_groups_url: 'https://lms.example/groups',
  service_versions: ['1.0'],
  ...change,
})

const CASES: CourseCase[] = [
  [
    'a teaching assistant',
    yes,
    roles([role('Instructor'), under('Instructor', 'TeachingAssistant')]),
  ],
  [
    'a non-editing teacher',
    yes,
    roles([role('Instructor'), under('Instructor', 'NonEditingInstructor')]),
  ],
  ['a grader', yes, roles([role('Instructor'), under('Instructor', 'Grader')])],
  ['a content developer', yes, roles([role('ContentDeveloper')])],
  ['a manager of the course', yes, roles([role('Manager'), under('Manager', 'Observer')])],
  ['an administrator of the course', yes, roles([role('Administrator')])],
  ['an officer of the course', yes, roles([role('Officer')])],
  ['a member of the course', yes, roles([role('Member')])],
  ['a learner of a sub-role', yes, roles([under('Learner', 'NonCreditLearner')])],
  ['a test student of the platform', yes, roles([role('Learner'), TEST_USER])],
  [
    'a system administrator who is also a learner',
    yes,
    roles([`${PERSON}#SysAdmin`, role('Learner')]),
  ],
  ['a hundred roles', yes, roles(Array(100).fill(role('Learner')))],
  ['a hundred and one roles', no, roles(Array(101).fill(role('Learner')))],
  ['a role of 600 characters', no, roles([`${role('Learner')}${'x'.repeat(600)}`])],
  ['roles as an object', no, roles({ 0: role('Instructor') })],
  ['roles that are null', no, roles(null)],
  ['roles in a list of a list', no, roles([[role('Instructor')]])],
  [
    'a manager in the content picker',
    yes,
    {
      change: () => ({ ...deepLinking(), [claim('roles')]: [role('Manager')] }),
    },
  ],
  ['a groups service', yes, groups(service())],
  ['a groups service without a scope', yes, groups(service({ scope: undefined }))],
  [
    'a groups service at a script',
    yes,
    groups(service({ context_groups_url: 'javascript:alert(1)' })),
  ],
  [
    'a groups service with a password',
    yes,
    groups(service({ context_groups_url: 'https://a:b@lms.example' })),
  ],
  ['a groups service as words', yes, groups('https://lms.example/groups')],
  ['a groups service as a list', yes, groups([service()])],
  ['a groups service that is null', yes, groups(null)],
  ['groups in custom values', yes, custom({ groups: 'g1,g2', group_names: 'Red,Blue' })],
  [
    'groups as JSON in custom values',
    yes,
    custom({ sections: '[12, "13"]', section_names: '["A"]' }),
  ],
  ['groups as Moodle sends them, ids without names', yes, custom({ groups: '7,12' })],
  ['groups of a person who is in none', yes, custom({ groups: '' })],
  ['groups with an unsubstituted variable', yes, custom({ groups: '$CourseGroup.id' })],
  ['a thousand groups in custom values', yes, custom({ groups: 'group,'.repeat(1_000) })],
  ['groups as a list in custom values', yes, custom({ groups: ['g1'] })],
]

test.for(
  CASES.map(
    ([name, expected, options]): Case => [
      name,
      expected,
      () => launcher.launch(platforms.a, options),
    ],
  ),
)('%s', endsAsItMust)
