import { expect, test } from 'vitest'
import {
  type Basket,
  basketWith,
  changeBasket,
  emptyBasket,
  ITEMS_MAX,
  isInBasket,
  soleItem,
} from './basket'
import { type Choice, keyOf, toLtiItem, validateItem } from './picker-item'

const set = (id: string): Choice => ({ kind: 'question_set', contentId: id, title: `Set ${id}` })
const game = (careerMode: string): Choice => ({
  kind: 'career_game',
  contentId: null,
  careerMode,
  title: careerMode,
})
const browser: Choice = { kind: 'career_browser', contentId: null, title: 'Career browser' }
const add = (basket: Basket, choice: Choice) => changeBasket(basket, { type: 'toggle', choice })
const first = (basket: Basket) => {
  const [item] = basket.items
  if (!item) throw new Error('The basket is empty')
  return item
}
const NOW = Date.parse('2026-01-01T00:00:00Z')

test('a new item is a live game, graded out of 100, the best attempt counts', () => {
  expect(toLtiItem(first(add(emptyBasket(true, true), set('a'))))).toEqual({
    kind: 'question_set',
    contentId: 'a',
    title: 'Set a',
    play: 'live',
    gameMode: 'career_quest',
    modeSettings: {},
    graded: true,
    points: 100,
    attempts: 'best',
    attemptsAllowed: null,
    afterDue: 'count',
    startsAt: null,
    dueAt: null,
  })
})

test('nothing is graded where the LMS accepts no column, and the career browser never is', () => {
  expect(first(add(emptyBasket(true, false), set('a'))).settings.graded).toBe(false)
  expect(toLtiItem(first(add(emptyBasket(true, true), browser)))).toMatchObject({
    graded: false,
    dueAt: null,
  })
})

test('choosing again removes; if only one item is accepted, another replaces it', () => {
  const many = add(add(emptyBasket(true, true), set('a')), set('b'))
  expect(many.items.map(({ contentId }) => contentId)).toEqual(['a', 'b'])
  expect(isInBasket(add(many, set('a')), set('a'))).toBe(false)
  const one = add(add(emptyBasket(false, true), set('a')), set('b'))
  expect(one.items.map(({ contentId }) => contentId)).toEqual(['b'])
})

test('no more items than the API accepts', () => {
  let basket = emptyBasket(true, true)
  for (let n = 0; n < ITEMS_MAX + 2; n++) basket = add(basket, set(String(n)))
  expect(basket.items).toHaveLength(ITEMS_MAX)
})

test('teams are not for solo games: these fall back to the career quest', () => {
  const key = keyOf(set('a'))
  const teams = changeBasket(add(emptyBasket(true, true), set('a')), {
    type: 'settings',
    key,
    change: { gameMode: 'team_challenge' },
  })
  expect(first(teams).settings.gameMode).toBe('team_challenge')
  const solo = changeBasket(teams, { type: 'settings', key, change: { play: 'solo' } })
  expect(first(solo).settings).toMatchObject({ play: 'solo', gameMode: 'career_quest' })
})

test('settings of a mode are sent to the course, but not with another mode', () => {
  const key = keyOf(set('a'))
  const change = { gameMode: 'team_challenge', modeSettings: { teamCount: 3 } }
  const teams = changeBasket(add(emptyBasket(true, true), set('a')), {
    type: 'settings',
    key,
    change: { gameMode: change.gameMode },
  })
  const three = changeBasket(teams, { type: 'settings', key, change })
  expect(toLtiItem(first(three))).toMatchObject(change)
  const solo = changeBasket(three, { type: 'settings', key, change: { play: 'solo' } })
  expect(toLtiItem(first(solo)).modeSettings).toEqual({})
  const many = { gameMode: 'team_challenge', modeSettings: { teamCount: 7 } }
  const wrong = changeBasket(teams, { type: 'settings', key, change: many })
  expect(validateItem(first(wrong), NOW)).toEqual({ modeSettings: 'range' })
})

test('the settings of one item go to all but the career browser; titles stay', () => {
  let basket = [set('a'), set('b'), browser].reduce(add, emptyBasket(true, true))
  const key = keyOf(set('b'))
  basket = changeBasket(basket, { type: 'settings', key, change: { points: '20', play: 'solo' } })
  basket = changeBasket(basket, { type: 'applyToAll', key })
  expect(
    basket.items.map((item) => [item.title, item.settings.points, item.settings.graded]),
  ).toEqual([
    ['Set a', '20', true],
    ['Set b', '20', true],
    ['Career browser', '100', false],
  ])
})

test('a game of careers is one item for each mode, whatever industry it has', () => {
  const basket = [game('clue_trail'), game('higher_ground')].reduce(add, emptyBasket(true, true))
  const key = keyOf(game('clue_trail'))
  const named = changeBasket(basket, { type: 'industry', key, industry: 'Healthcare' })
  expect(toLtiItem(first(named))).toMatchObject({
    kind: 'career_game',
    contentId: 'Healthcare',
    play: 'live',
    gameMode: 'clue_trail',
    graded: true,
  })
  expect(isInBasket(named, game('clue_trail'))).toBe(true)
  expect(add(named, game('clue_trail')).items.map(keyOf)).toEqual([keyOf(game('higher_ground'))])
  const any = changeBasket(named, { type: 'industry', key, industry: null })
  expect(first(any)).toEqual(first(basket))
})

test('settings for all leave each its mode: a set cannot be played as a game of careers', () => {
  let basket = [set('a'), game('clue_trail')].reduce(add, emptyBasket(true, true))
  const change = { points: '20', play: 'solo', modeSettings: { careers: 4 } } as const
  const key = keyOf(game('clue_trail'))
  basket = changeBasket(basket, { type: 'settings', key, change })
  basket = changeBasket(basket, { type: 'applyToAll', key })
  expect(basket.items.map(toLtiItem)).toMatchObject([
    { gameMode: 'career_quest', modeSettings: {}, points: 20, play: 'solo' },
    { gameMode: 'clue_trail', modeSettings: { careers: 4 }, points: 20, play: 'solo' },
  ])
})

test.each([
  [{ points: '0' }, { points: 'range' }],
  [{ points: '1001' }, { points: 'range' }],
  [{ points: '10.5' }, { points: 'range' }],
  [{ points: '', graded: false }, {}],
  [{ dueAt: '2025-12-31T10:00' }, { dueAt: 'past' }],
  [{ dueAt: 'soon' }, { dueAt: 'empty' }],
  [{ dueAt: '2026-02-01T10:00' }, {}],
  [{ startsAt: '2025-12-31T10:00' }, {}],
  [{ startsAt: '2026-02-02T10:00', dueAt: '2026-02-01T10:00' }, { startsAt: 'order' }],
  [{ startsAt: 'soon' }, { startsAt: 'empty' }],
] as const)('%o: %o', (change, errors) => {
  const item = first(add(emptyBasket(true, true), set('a')))
  expect(validateItem({ ...item, settings: { ...item.settings, ...change } }, NOW)).toEqual(errors)
})

test('an item needs a title', () => {
  const item = first(add(emptyBasket(true, true), { ...set('a'), title: '  ' }))
  expect(validateItem(item, NOW)).toEqual({ title: 'empty' })
})

test('content that is selected again has its settings, and is returned the same', () => {
  const content = {
    kind: 'question_set' as const,
    contentId: 'a',
    play: 'solo' as const,
    gameMode: 'career_quest',
    modeSettings: {},
    graded: true,
    points: 20,
    attempts: 'last' as const,
    attemptsAllowed: 2,
    afterDue: 'closed' as const,
    startsAt: null,
    dueAt: Date.parse('2026-02-01T10:00:00Z'),
  }
  const basket = basketWith(emptyBasket(false, true), { content, title: 'Ferry' })
  expect(toLtiItem(first(basket))).toEqual({ ...content, title: 'Ferry' })
  expect(basketWith(emptyBasket(false, true), null).items).toEqual([])
})

test('a single item is sent with its settings, else with the defaults', () => {
  const key = keyOf(set('a'))
  const solo = changeBasket(add(emptyBasket(false, true), set('a')), {
    type: 'settings',
    key,
    change: { play: 'solo' },
  })
  expect(soleItem(solo, set('a')).settings.play).toBe('solo')
  expect(soleItem(solo, set('b')).settings.play).toBe('live')
})
