import type { Platform } from '@pathquest/core/contracts'
import { expect, test } from 'vitest'
import { formOf, isUsed, toUpdatePlatform, validateRegisterForm } from './PlatformFields'

const MOODLE: Platform = {
  id: 'lp_1',
  name: 'Moodle',
  issuer: 'https://moodle.example',
  clientId: 'client-1',
  authUrl: 'https://moodle.example/auth',
  tokenUrl: 'https://moodle.example/token',
  jwksUrl: 'https://moodle.example/keys',
  tokenAudience: null,
  frameOrigins: [],
  binding: 'first_launch',
  isActive: true,
  productFamily: null,
  deployments: [],
  uses: { courses: 0, activities: 0, grades: 0 },
  createdAt: 1,
  updatedAt: 7,
}

test('the form begins with the values of the platform, and asks for nothing where they stay', () => {
  const form = formOf(MOODLE)
  expect(validateRegisterForm(form)).toEqual({})
  expect(toUpdatePlatform(form, MOODLE)).toBeUndefined()
  expect(toUpdatePlatform({ ...form, name: ' Moodle ' }, MOODLE)).toBeUndefined()
})

test('what differs is sent alone, with the state that it is meant for', () => {
  const form = { ...formOf(MOODLE), tokenUrl: ' https://new.example/token ' }
  expect(toUpdatePlatform(form, MOODLE)).toEqual({
    tokenUrl: 'https://new.example/token',
    updatedAt: 7,
  })
})

test('an audience is set, and taken away by emptying the field', () => {
  const withAudience = { ...MOODLE, tokenAudience: 'https://aud.example' }
  expect(
    toUpdatePlatform({ ...formOf(MOODLE), tokenAudience: 'https://aud.example' }, MOODLE),
  ).toEqual({ tokenAudience: 'https://aud.example', updatedAt: 7 })
  expect(toUpdatePlatform({ ...formOf(withAudience), tokenAudience: ' ' }, withAudience)).toEqual({
    tokenAudience: null,
    updatedAt: 7,
  })
})

test('issuer and client ID are fixed once a course has come from there', () => {
  expect(isUsed(MOODLE)).toBe(false)
  expect(isUsed({ uses: { courses: 1, activities: 0, grades: 0 } })).toBe(true)
})
