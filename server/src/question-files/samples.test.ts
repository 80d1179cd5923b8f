import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ImportPreview } from '@pathquest/core/contracts'
import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { told } from '../../test/question-files/corpus'
import { readQuestionFile } from './read-file'

const here = fileURLToPath(new URL('.', import.meta.url))
const sample = (name: string) => readFileSync(join(here, 'samples', name))
const read = (name: string) => readQuestionFile(sample(name), name)
const text = (typed: string) => readQuestionFile(Buffer.from(typed))

const rowsOf = ({ rows }: ImportPreview) => rows.map(told)

test('Blooket CSV: a banner, newlines in headers, keys that point nowhere, times out of range', async () => {
  const preview = await read('blooket.csv')
  expect(preview).toMatchObject({ format: 'blooket', title: 'blooket', total: 4 })
  expect(rowsOf(preview)).toEqual([
    ['Which tool measures the angle of a roof?', '*A protractor | A thermometer | A stopwatch'],
    ['Which of these are renewable sources of energy?', 'several: *Wind | Coal | *Sun | Gas'],
    [
      'Who plans the wiring of a new house?',
      'Electrician | Plumber',
      'correct_none',
      'key_nowhere',
    ],
    ['Who said "safety first", in a yard?', '*Foreman | Visitor', 'time_changed'],
  ])
  expect(preview.rows.map(({ draft }) => draft?.timeLimitSeconds)).toEqual([20, 30, 30, 300])
  expect(preview.rows.map(({ where }) => where.number)).toEqual([3, 4, 5, 6])
})

test('Blooket XLSX: the same as a workbook, numbers as text and a hundred empty rows after it', async () => {
  const header = [
    'Question #',
    'Question Text',
    'Answer 1',
    'Answer 2',
    'Answer 3\n(Optional)',
    'Answer 4\n(Optional)',
    'Time Limit (sec)\n(Max: 300 seconds)',
    'Correct Answer(s)\n(Only include Answer #)',
  ]
  const bytes = await writeXlsxFile([
    ['Blooket\nImport Template'],
    header,
    [1, 'How many sides has a hexagonal nut?', 6, 8, null, null, '20', 1],
    ['2', 'Which two are metals used in wiring?', 'Copper', 'Wood', 'Aluminium', null, 15, 1.3],
    ...Array.from({ length: 100 }, () => [null, '', null]),
  ]).toBuffer()
  const preview = await readQuestionFile(bytes, 'My set.xlsx')
  expect(preview).toMatchObject({ format: 'blooket', title: 'My set', total: 2 })
  expect(rowsOf(preview)).toEqual([
    ['How many sides has a hexagonal nut?', '*6 | 8'],
    ['Which two are metals used in wiring?', 'several: *Copper | Wood | *Aluminium'],
  ])
})

test('Gimkit CSV: the right answer is a text, and may stand alone', async () => {
  const preview = await read('gimkit.csv')
  expect(preview.format).toBe('gimkit')
  expect(rowsOf(preview)).toEqual([
    ['What does a nurse measure with a cuff?', '*Blood pressure | Temperature | Weight'],
    ['What is 2 + 2 in a till?', '*4 | 5 | 22 | 3'],
    ['What is the capital of Peru?', 'typed: Lima'],
  ])
})

test('a CSV of Windows with semicolons: Spanish headers, letters with accents', async () => {
  const preview = await read('windows-1252.csv')
  expect(preview).toMatchObject({ format: 'pathquest', title: 'windows-1252' })
  expect(rowsOf(preview)).toEqual([
    ['¿Quién enseña a los niños?', '*Maestra | Peón'],
    ['¿Cuánto cuesta la hora —más IVA—?', '10 € | *20 €', 'time_changed'],
  ])
})

test.each([
  ['a byte-order mark', '\uFEFFQuestion,Option A,Option B,Correct\r\nWhich one is it?,x,y,B'],
  ['tabs', 'Question\tOption A\tOption B\tCorrect\nWhich one is it?\tx\ty\tB'],
  ['a named separator', 'sep=|\nQuestion|Option A|Option B|Correct\nWhich one is it?|x|y|B'],
  ['old line ends', 'Question,Option A,Option B,Correct\rWhich one is it?,x,y,B\r'],
  ['answers by their text', 'Question,Option A,Option B,Correct\nWhich one is it?,x,y,Y'],
])('a table with %s', async (_, typed) => {
  expect(rowsOf(await text(typed))).toEqual([['Which one is it?', 'x | *y']])
})

test('text of other alphabets in UTF-16, as spreadsheets save it', async () => {
  const typed = '\uFEFFQuestion\tOption A\tOption B\tCorrect\nWas heißt „naïve“?\tå\t你\t2'
  expect(rowsOf(await readQuestionFile(Buffer.from(typed, 'utf16le')))).toEqual([
    ['Was heißt „naïve“?', 'å | *你'],
  ])
})

test('Aiken: questions of several lines, a key that points nowhere', async () => {
  const preview = await read('aiken.txt')
  expect(preview.format).toBe('aiken')
  expect(rowsOf(preview)).toEqual([
    ['Which metal is used for most wires in a house?', '*Copper | Lead | Iron'],
    ['Who repairs the roof of a house\nand checks its gutters?', 'Baker | *Roofer'],
    [
      'What is the boiling point of water at sea level?',
      '90 C | 100 C',
      'correct_none',
      'key_nowhere',
    ],
  ])
})

test('typed lines: numbers, asterisks and answers in words', async () => {
  const preview = await read('lines.txt')
  expect(preview.format).toBe('lines')
  expect(rowsOf(preview)).toEqual([
    ['Chapter three, safety at work', null, 'stray_text'],
    [
      'Which sign means that a floor is wet?',
      'A yellow triangle | A green cross | *A yellow sign with a falling person',
    ],
    ['¿Quién apaga un fuego pequeño en el taller?', 'Nadie | *Quien sabe usar el extintor'],
    [
      'What does PPE stand for at a building site?',
      '*Personal protective equipment | Public parking entrance',
    ],
  ])
})

test('GIFT: a mistake in one question leaves the others alone', async () => {
  const preview = await read('kinds.gift')
  expect(preview).toMatchObject({ format: 'gift', title: 'Workshop' })
  expect(rowsOf(preview)).toEqual([
    ['What is right: the hammer or the saw?', '*Hammer: steel head | Saw -> teeth'],
    ['Two plus two is four in every workshop.', '*True | False'],
    ['Which are tools?', 'several: *Hammer | *Saw | Apple'],
    ['Who holds the ladder?', 'typed: Me / I'],
    ['How many hours has a day?', 'number: 24 ±0, 0 to 50 by 1'],
    ['This one never closes { =a ~b', null, 'unreadable'],
    ['Which metal rusts in the rain?', '*Iron | Gold | Silver', 'feedback_left_out'],
    ['Describe your trade.', null, 'essay'],
    ['Just a note for the class.', null, 'description'],
  ])
  expect(preview.rows[6]?.draft?.explanation).toBe('Iron and water make rust.')
})

test('Moodle XML: every kind, taken or listed with its reason', async () => {
  const preview = await read('moodle.xml')
  expect(preview).toMatchObject({ format: 'moodle_xml', title: 'Safety at work' })
  expect(rowsOf(preview)).toEqual([
    [
      'Which sign means that a floor is wet?',
      'A green cross | *A falling person | A yellow triangle',
      'image_left_out',
      'partial_credit',
    ],
    ['Which of these belong to protective equipment?', 'several: *Helmet | *Gloves | Sandals'],
    ['5 < 6 holds in a workshop, too.', '*True | False'],
    ['What is the colour of a fire extinguisher?', 'typed: red', 'partial_credit'],
    ['How many metres of rope are needed?', 'number: 12 ±0, 0 to 50 by 1'],
    ['Match tools and trades.', null, 'matching'],
    ['Describe a working day.', null, 'essay'],
    ['Rope is {1:NUMERICAL:=12} m.', null, 'blanks'],
    ['Write a loop.', null, 'other_kind'],
  ])
  expect(preview.rows[0]?.draft?.explanation).toBe('It is yellow & has a person on it.')
})

test('Kahoot XLSX: hints above the header, numbers as text, numbered rows without a question', async () => {
  const preview = await read('kahoot.xlsx')
  expect(preview).toMatchObject({ format: 'kahoot', total: 4, set: null })
  expect(rowsOf(preview)).toEqual([
    ['Which tool does a tiler use to cut a straight edge?', '*A wet saw | A trowel'],
    [
      'Which of these belong into a first-aid kit?',
      'several: *Bandages | Matches | *Gloves | A hammer',
    ],
    ['How many hours does a double shift have?', '8 | 12 | *16 | 24'],
    ['Who signs for a delivery at the gate?', 'The driver | The storekeeper', 'correct_none'],
  ])
})

test('a workbook with formulas: what was worked out last counts, what never was is empty', async () => {
  const preview = await read('formulas.xlsx')
  expect(preview.rows.map(({ draft }) => draft?.timeLimitSeconds)).toEqual([30, 20, 30])
  expect(rowsOf(preview)).toEqual([
    ['Who reads a blueprint?', '*A builder | A baker'],
    ['How many bricks lie in six rows of nine?', '*54 | 48', 'cell_error'],
    ['Which sum was never worked out by anybody?', '*A carpenter', 'options_few'],
  ])
})

test('QTI 1.2: one right answer, several, and an essay', async () => {
  const preview = await read('qti-1.2.xml')
  expect(preview).toMatchObject({ format: 'qti_1_2', title: 'Workshop safety' })
  expect(preview.rows[0]?.draft?.explanation).toBe('Sparks and chips fly.')
  expect(rowsOf(preview)).toEqual([
    ['What is worn at a grinder & at a lathe?', '*Safety glasses | A tie <loose>'],
    ['Which of these put out a fire of oil?', 'several: *A lid | *Foam | Water'],
    ['Describe how you would leave the shop in an alarm.', null, 'essay'],
  ])
})

test('QTI 2.2: a single item whose elements have a prefix', async () => {
  const preview = await read('qti-2.2.xml')
  expect(preview.format).toBe('qti_2_2')
  expect(rowsOf(preview)).toEqual([
    [
      'A roofer works ten meters above the ground.\n\nWhat must be worn there?',
      'A warm hat | *A harness | Sandals',
      'image_left_out',
    ],
  ])
})

test('QTI 2.1 and 3.0, single items', async () => {
  const several = await read('qti-2.1.xml')
  expect(several.format).toBe('qti_2_1')
  expect(rowsOf(several)).toEqual([
    [
      'Which elements are used to form water?',
      'several: *Hydrogen | Helium | *Oxygen',
      'feedback_left_out',
    ],
  ])
  const entry = await read('qti-3.0.xml')
  expect(entry.format).toBe('qti_3_0')
  expect(rowsOf(entry)).toEqual([
    [
      'Now is the winter of our discontent\n\nMade glorious summer by this sun of _____;',
      'typed: York',
    ],
  ])
})

test('a package in nested folders: the order of its manifest, files that are not there', async () => {
  const manifest = `<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1"><resources>
    <resource identifier="b" href="items/b%20two/item.xml"/>
    <resource identifier="gone" href="items/gone.xml"/>
    <resource identifier="a" href="./items/a/item.xml"/>
    <resource identifier="p" href="items/a/sign.png"/></resources></manifest>`
  const zip = zipSync({
    'course/': new Uint8Array(),
    'course/imsmanifest.xml': Buffer.from(manifest),
    'course/items/a/item.xml': sample('qti-2.1.xml'),
    'course/items/a/sign.png': Buffer.from('89504e47', 'hex'),
    'course/items/b two/item.xml': sample('qti-3.0.xml'),
    '__MACOSX/course/items/._item.xml': Buffer.from('\u0000\u0005\u0016'),
  })
  const { rows } = await readQuestionFile(zip)
  expect(rows.map(({ where }) => where.file)).toEqual([
    'course/items/b two/item.xml',
    'course/items/a/item.xml',
    'course/items/gone.xml',
  ])
  expect(rows.map(({ problems }) => problems.at(-1)?.code)).toEqual([
    undefined,
    'feedback_left_out',
    'file_missing',
  ])
})

test('of more questions than a set may have the first ones are taken, and it is said', async () => {
  const rows = Array.from({ length: 620 }, (_, i) => `Which number is this: ${i}?,yes,no,A`)
  const preview = await text(['Question,Option A,Option B,Correct', ...rows].join('\n'))
  expect(preview.total).toBe(620)
  expect(preview.rows).toHaveLength(500)
})

test('hostile text is text', async () => {
  const hostile = '<script>alert(1)</script><img src=x onerror=alert(2)> {{7*7}} \u202Egpj'
  const table = `Question,Option A,Option B,Correct\n"${hostile}","=HYPERLINK(""http://x"")",'=1+1,A`
  const { draft } = (await text(table)).rows[0] ?? {}
  expect(draft?.questionText).toBe(
    '<script>alert(1)</script><img src=x onerror=alert(2)> {{7*7}} gpj',
  )
  expect(draft?.options.map((option) => option.text)).toEqual(['=HYPERLINK("http://x")', '=1+1'])
})

/** Files of the tools themselves, where they lie beside the repository; with what is taken of each. */
const shared = join(here, '../../../../shared/data/formats')
const TAKEN: readonly [string, string][] = [
  ['kahoot/Kahoot-Quiz-Spreadsheet-Template.pacphi.xlsx', 'kahoot: 0 of 1'],
  ['kahoot/kahoot-quiz-from-csv.pacphi.xlsx', 'kahoot: 16 of 16'],
  ['gift/gift-pegjs_formatExamples.gift', 'gift: 1 of 1'],
  ['gift/gift-pegjs_giftFormatPhpExamples.gift', 'gift: 10 of 10'],
  ['qti12/all_canvas_simple_1.2.xml', 'qti_1_2: 4 of 10'],
  ['qti12/feedback_quiz_1.2.xml', 'qti_1_2: 1 of 3'],
  ['qti22/instructure_imsqti_2.2_package/choice.xml', 'qti_2_2: 1 of 1'],
]

test.each(existsSync(shared) ? TAKEN : [])(
  'of %s goes in without a hand: %s',
  async (name, taken) => {
    const { format, rows } = await readQuestionFile(readFileSync(join(shared, name)), name)
    const ready = rows.filter(({ draft, needsHand }) => draft && needsHand.length === 0)
    expect(`${format}: ${ready.length} of ${rows.length}`).toBe(taken)
  },
)
