import { expect, test } from 'vitest'
import { EMPTY_BROWSER_STATE, readBrowserState, writeBrowserState } from './browser-state'

const read = (query: string) => readBrowserState(new URLSearchParams(query))

test('a URL and the state it carries are equivalent', () => {
  const state = {
    q: 'game & art',
    industry: 'Gaming & Esports',
    sector: 'Game development',
    sort: 'growth',
    career: 'ca_nurse',
  } as const
  expect(read(writeBrowserState(state).toString())).toEqual(state)
})

test('the initial state leaves the URL empty', () => {
  expect(writeBrowserState(EMPTY_BROWSER_STATE).toString()).toBe('')
  expect(read('')).toEqual(EMPTY_BROWSER_STATE)
})

test('invalid parameters count as absent, and other parameters stay', () => {
  expect(read('sort=pay&career=')).toEqual(EMPTY_BROWSER_STATE)
  const others = new URLSearchParams('utm=x&q=old')
  expect(writeBrowserState(EMPTY_BROWSER_STATE, others).toString()).toBe('utm=x')
})
