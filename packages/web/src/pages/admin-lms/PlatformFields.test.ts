import type { Platform } from '@pathquest/core/contracts'
import { expect, test } from 'vitest'
import { isUsed, toForm, toUpdatePlatform, validateRegisterForm } from './PlatformFields'

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

test('the form is initialised with the values of the platform, and sends nothing where they are unchanged', () => {
  const form = toForm(MOODLE)
  expect(validateRegisterForm(form)).toEqual({})
  expect(toUpdatePlatform(form, MOODLE)).toBeUndefined()
  expect(toUpdatePlatform({ ...form, name: ' Moodle ' }, MOODLE)).toBeUndefined()
})

test('only changed values are sent, with the version that they are based on', () => {
  const form = { ...toForm(MOODLE), tokenUrl: ' https://new.example/token ' }
  expect(toUpdatePlatform(form, MOODLE)).toEqual({
    tokenUrl: 'https://new.example/token',
    updatedAt: 7,
  })
})

test('an audience is set, and removed by emptying the field', () => {
  const withAudience = { ...MOODLE, tokenAudience: 'https://aud.example' }
  expect(
    toUpdatePlatform({ ...toForm(MOODLE), tokenAudience: 'https://aud.example' }, MOODLE),
  ).toEqual({ tokenAudience: 'https://aud.example', updatedAt: 7 })
  expect(toUpdatePlatform({ ...toForm(withAudience), tokenAudience: ' ' }, withAudience)).toEqual({
    tokenAudience: null,
    updatedAt: 7,
  })
})

test('issuer and client ID are fixed once a course has launched', () => {
  expect(isUsed(MOODLE)).toBe(false)
  expect(isUsed({ uses: { courses: 1, activities: 0, grades: 0 } })).toBe(true)
})
