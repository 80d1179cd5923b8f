import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { at } from '../start/paths.mjs'

/** Sources and style sheets of all pages and widgets. */
const sources = ['web', 'sdk', 'ui', 'kinds', 'modes', 'embed'].flatMap((name) =>
  readdirSync(at(`packages/${name}/src`), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|css)$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => `packages/${name}/src/${file}`)
    .map((file) => ({ file, text: readFileSync(at(file), 'utf8') })),
)
const filesWith = (words: RegExp) =>
  sources.filter(({ text }) => words.test(text)).map(({ file }) => file)

/** The sounds of a game are made by AudioContext, as they are heard. */
const MEDIA =
  /(^|[\s(])<(video|audio|iframe|object|embed)\b|new Audio\(|createElement\('(video|audio|iframe)'/
const MOVEMENT = /devicemotion|deviceorientation|Accelerometer|Gyroscope/i
const LOCK = /orientation\s*:\s*(portrait|landscape)|orientation\.lock|screen\.orientation/

test('no page plays a video or a recording, or frames somebody else’s page', () => {
  expect(sources.length).toBeGreaterThan(500)
  expect(filesWith(MEDIA)).toEqual([])
})

test('no page reads the movement of a device, or locks its orientation', () => {
  expect(filesWith(MOVEMENT)).toEqual([])
  expect(filesWith(LOCK)).toEqual([])
})

test.each([
  [MEDIA, '<video src="a.mp4" />'],
  [MOVEMENT, "addEventListener('devicemotion', shaken)"],
  [LOCK, '@media (orientation: portrait) {'],
])('%s would be found', (words, source) => {
  expect(source).toMatch(words)
})
