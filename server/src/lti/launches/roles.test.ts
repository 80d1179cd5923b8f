import { describe, expect, it } from 'vitest'
import { roleInContext } from './roles'

const context = (name: string) => `http://purl.imsglobal.org/vocab/lis/v2/membership#${name}`
const institution = (name: string) =>
  `http://purl.imsglobal.org/vocab/lis/v2/institution/person#${name}`

describe('the role in a course', () => {
  it.each([
    [[context('Instructor')], 'teacher'],
    [[context('ContentDeveloper')], 'teacher'],
    [[context('TeachingAssistant')], 'teacher'],
    [['http://purl.imsglobal.org/vocab/lis/v2/membership/Instructor#TeachingAssistant'], 'teacher'],
    [[context('Learner'), context('Instructor')], 'teacher'],
    [[context('Learner')], 'student'],
    [[context('Mentor')], 'parent'],
    [[context('Mentor'), context('Learner')], 'student'],
    [['Instructor'], 'teacher'],
    [['Mentor'], 'parent'],
  ] as const)('of %j is %s', (roles, role) => {
    expect(roleInContext(roles)).toBe(role)
  })

  it.each([
    [[]],
    [[institution('Instructor')]],
    [[institution('Administrator')]],
    [['http://purl.imsglobal.org/vocab/lis/v2/system/person#SysAdmin']],
    [[context('Administrator')]],
    [['https://evil.example/membership#Instructor']],
    [[`${context('Instructor')}#x`]],
    [['Administrator']],
    [['instructor']],
  ])('of %j is the least', (roles) => {
    expect(roleInContext(roles)).toBe('student')
  })
})
