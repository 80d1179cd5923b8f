import { describe, expect, it } from 'vitest'
import { courseRole } from './roles'

const context = (name: string) => `http://purl.imsglobal.org/vocab/lis/v2/membership#${name}`
const under = (principal: string, name: string) =>
  `http://purl.imsglobal.org/vocab/lis/v2/membership/${principal}#${name}`
const institution = (name: string) =>
  `http://purl.imsglobal.org/vocab/lis/v2/institution/person#${name}`
const TEST_USER = 'http://purl.imsglobal.org/vocab/lti/system/person#TestUser'

describe('the role in a course', () => {
  it.each([
    [[context('Instructor')]],
    [[context('ContentDeveloper')]],
    [[context('TeachingAssistant')]],
    [[under('Instructor', 'TeachingAssistant')]],
    [[context('Instructor'), under('Instructor', 'TeachingAssistant')]],
    [[context('Instructor'), under('Instructor', 'NonEditingInstructor')]],
    [[context('Instructor'), under('Instructor', 'Grader'), under('Instructor', 'Lecturer')]],
    [[context('Instructor'), institution('Administrator')]],
    [[context('Learner'), context('Instructor')]],
    [[context('Manager'), context('Instructor')]],
    [['Instructor']],
  ])('of %j hosts', (roles) => {
    expect(courseRole(roles)).toEqual({ role: 'teacher', looksOn: false, isTest: false })
  })

  it.each([
    [[context('Manager')]],
    [[under('Manager', 'Observer')]],
    [[context('Administrator')]],
    [[context('Administrator'), under('Administrator', 'Support')]],
    [['Administrator']],
    [[context('Mentor'), context('Manager')]],
    [[context('Instructor'), under('Instructor', 'Grader')]],
    [[under('Instructor', 'Grader')]],
    [['Grader']],
  ])('of %j looks on', (roles) => {
    expect(courseRole(roles)).toEqual({ role: 'teacher', looksOn: true, isTest: false })
  })

  it.each([
    [[context('Mentor')], 'parent'],
    [['Mentor'], 'parent'],
    [[context('Learner')], 'student'],
    [[under('Learner', 'Instructor')], 'student'],
    [[context('Mentor'), context('Learner')], 'student'],
    [[context('Learner'), context('Manager')], 'student'],
    [[context('Member')], 'student'],
    [[context('Officer')], 'student'],
  ] as const)('of %j is %s', (roles, role) => {
    expect(courseRole(roles)).toMatchObject({ role, looksOn: false })
  })

  it('of a learner whom the platform made for trying is a test student', () => {
    expect(courseRole([context('Learner'), TEST_USER])).toMatchObject({
      role: 'student',
      isTest: true,
    })
    expect(courseRole([context('Instructor'), TEST_USER]).isTest).toBe(false)
  })

  it.each([
    [[]],
    [[institution('Instructor')]],
    [[institution('Administrator')]],
    [['http://purl.imsglobal.org/vocab/lis/v2/system/person#SysAdmin']],
    [['https://evil.example/membership#Instructor']],
    [[`${context('Instructor')}#x`]],
    [['instructor']],
    [['Instructor ']],
  ])('of %j is the least', (roles) => {
    expect(courseRole(roles)).toMatchObject({ role: 'student', looksOn: false })
  })
})
