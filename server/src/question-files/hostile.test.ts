import { expect, test } from 'vitest'
import { HOSTILE_FILES, item, text, zip } from '../../test/hostile-files'
import { FILE_MAX_BYTES } from './limits'
import { readQuestionFile } from './read-file'

test.each(HOSTILE_FILES)('%s', async (_, make, code) => {
  await expect(readQuestionFile(make(), 'questions.csv')).rejects.toMatchObject({ code })
})

test('paths that lead out of an archive are names and nothing else', async () => {
  const manifest =
    '<manifest><resources><resource href="../../etc/passwd.xml"/></resources></manifest>'
  const choice =
    '<choiceInteraction responseIdentifier="R"><prompt>Which one is it?</prompt></choiceInteraction>'
  const { rows } = await readQuestionFile(
    zip({ 'imsmanifest.xml': text(manifest), '../../escape.xml': text(item(choice)) }),
  )
  expect(rows.map(({ problems }) => problems.map(({ code }) => code))).toEqual([
    [],
    ['file_missing'],
  ])
})

test('names of objects are names', async () => {
  const typed =
    'Question,Option A,Option B,Correct,Difficulty\n__proto__ and constructor,toString,valueOf,A,__proto__'
  const { rows } = await readQuestionFile(text(typed))
  expect(rows[0]?.draft).toMatchObject({
    difficulty: 'medium',
    options: [{ text: 'toString' }, {}],
  })
  const d2l = 'NewQuestion,constructor,\nQuestionText,Who is it?,\n__proto__,1,2'
  expect((await readQuestionFile(text(d2l))).rows.map(({ problems }) => problems)).toEqual([
    [{ code: 'other_kind', params: { name: 'CONSTRUCTOR' } }],
    [{ code: 'stray_text', params: {} }],
  ])
  const moodle = `<quiz><question type="constructor"><questiontext><text>Who is it?</text></questiontext></question></quiz>`
  expect((await readQuestionFile(text(moodle))).rows[0]?.problems).toEqual([
    { code: 'other_kind', params: { name: 'constructor' } },
  ])
})

test.each([
  ['braces', '{'.repeat(200_000)],
  ['signs of GIFT', `What {${'=~'.repeat(50_000)}}`],
  ['an answer without an end', `Question,Option A,Correct\n"${'x""'.repeat(200_000)}`],
  [
    'tags that never end',
    `<quiz><question type="essay"><questiontext><text><![CDATA[${'<a '.repeat(100_000)}]]></text></questiontext></question></quiz>`,
  ],
  ['spaces', `Question${' '.repeat(200_000)}x,Option A,Correct\nWho is it,a,b`],
  ['lines of Aiken', `Who?\n${'A. x\n'.repeat(50_000)}ANSWER: A`],
  [
    'words of GIFT',
    `Who is it? {${Array.from({ length: 50_000 }, (_, i) => `=%${(i % 99) + 1}%w${i}`).join(' ')}}`,
  ],
  ['pairs of GIFT', `Who is it? {${'=a -> b '.repeat(50_000)}}`],
  [
    'pairs of QTI',
    item(
      `<matchInteraction responseIdentifier="R">${'<simpleMatchSet><simpleAssociableChoice identifier="a">a</simpleAssociableChoice></simpleMatchSet>'.repeat(20_000)}</matchInteraction>`,
    ),
  ],
  [
    'responses of QTI 1.2',
    `<questestinterop><item><presentation><flow>${'<response_lid ident="a"/>'.repeat(20_000)}</flow></presentation><resprocessing>${'<respcondition><conditionvar><varequal respident="a">1</varequal></conditionvar></respcondition>'.repeat(20_000)}</resprocessing></item></questestinterop>`,
  ],
  [
    'conditions of QTI',
    item(
      '<p>Which is it?<textEntryInteraction responseIdentifier="R"/></p>',
      `<responseDeclaration identifier="R" cardinality="single" baseType="float"><correctResponse>${'<value>1</value>'.repeat(20_000)}</correctResponse><mapping>${'<mapEntry mapKey="2" mappedValue="1"/>'.repeat(20_000)}</mapping></responseDeclaration>`,
    ),
  ],
  [
    'parts of Brightspace',
    `NewQuestion,M,\nQuestionText,Who is it?,\n${'Choice,1,a,\nMatch,1,b,\n'.repeat(9_000)}`,
  ],
  [
    'ampersands',
    `<quiz><question type="essay"><questiontext><text>${'&'.repeat(300_000)}</text></questiontext></question></quiz>`,
  ],
])('%s without end take no time without end', { timeout: 5_000 }, async (_, typed) => {
  const read = await readQuestionFile(text(typed)).catch(({ code }) => code)
  expect(read === 'import_unknown' || read === 'import_damaged' || read.total > 0).toBe(true)
  expect(text(typed).length).toBeLessThan(FILE_MAX_BYTES)
})
