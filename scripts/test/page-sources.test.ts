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
const filesWith = (words: RegExp, among = sources) =>
  among.filter(({ text }) => words.test(text)).map(({ file }) => file)

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

const COLOURS = 'red|green|blue|yellow|pink|magenta|orange|golden|gr[ae]y|black|white'
const SHAPES = 'round|square|circular|triangular|oval|big|small'
const CONTROLS = 'button|field|box|bar|card|link|icon|line|key|answer|picture|text'
const COLORES =
  'roj[oa]|verde|azul|amarill[oa]|ros[oa]d[oa]|naranja|dorad[oa]|gris|negr[oa]|blanc[oa]'
const FORMAS = 'redond[oa]|cuadrad[oa]|triangular|ovalad[oa]|grande|pequeñ[oa]'
const CONTROLES = 'botón|campo|casilla|barra|tarjeta|enlace|icono|línea|respuesta|imagen|texto'
/** A control said by its color, shape, side or sound alone: WCAG 1.3.3. */
const SENSED = new RegExp(
  [
    `\\b(${COLOURS}|${SHAPES}) (${CONTROLS})s?\\b`,
    String.raw`\b(on|to|at) the (left|right|upper|lower)\b`,
    String.raw`\bwhen you hear\b`,
    `\\b(${CONTROLES})(e?s)? (${COLORES}|${FORMAS})s?(?=[^a-záéíóúñ])`,
    String.raw`\ba la (izquierda|derecha)\b`,
    String.raw`\bcuando (oigas|escuches|suene)`,
  ].join('|'),
  'i',
)
const texts = sources.filter(({ file }) => /\/messages\/e[ns]\/|\/texts\.e[ns]\.ts$/.test(file))

test('no text names a control by its color, shape, side or sound alone', () => {
  expect(texts.length).toBeGreaterThan(200)
  expect(filesWith(SENSED, texts)).toEqual([])
})

/** The pictures of a page: what teachers add to questions, and banners of careers. */
const PICTURES = [
  'packages/modes/src/split-map/pieces.tsx',
  'packages/sdk/src/CareerBrowser/CareerBanner.tsx',
  'packages/ui/src/art/Pathkey.tsx',
  'packages/ui/src/question/Question.tsx',
  'packages/web/src/pages/game/LookBack.tsx',
  'packages/web/src/pages/question-set/ImageField.tsx',
  'packages/web/src/pages/question-set/QuestionBody.tsx',
  'packages/web/src/pages/set-print/QuizSheet.tsx',
]
const PICTURE = /<img\b|background(-image)?:[^;]*url\(/

test('words are text: pictures are those of content alone, the rest is drawn', () => {
  expect(filesWith(PICTURE).sort()).toEqual(PICTURES)
})

/** Toasts wait while somebody reads them; a number is selected to be written over. */
const HOVERED = ['packages/sdk/src/HostGame/HandCounts.tsx', 'packages/ui/src/Toaster.tsx']
const HEARS =
  /\bon(MouseEnter|MouseOver|PointerEnter|PointerOver|Focus)=|'(mouseover|mouseenter|pointerover|pointerenter|focusin)'/

test('no script shows something because it is hovered or focused', () => {
  expect(filesWith(HEARS).sort()).toEqual(HOVERED)
})

test('an animation that a script makes runs once', () => {
  expect(filesWith(/\biterations:/)).toEqual([])
})

test.each([
  [MEDIA, '<video src="a.mp4" />'],
  [MOVEMENT, "addEventListener('devicemotion', shaken)"],
  [LOCK, '@media (orientation: portrait) {'],
  [SENSED, 'Press the green button'],
  [SENSED, 'Pulsa el botón verde.'],
  [SENSED, 'The list on the right'],
  [PICTURE, 'background: url(title.png)'],
  [HEARS, '<p onMouseEnter={show}>'],
])('%s would be found', (words, source) => {
  expect(source).toMatch(words)
})
