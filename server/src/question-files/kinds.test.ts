import type { QuestionDraft } from '@pathquest/core/contracts'
import { registerTestKinds } from '@pathquest/kinds/testing/register'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportSet } from './export/export-set'
import { readQuestionFile } from './read-file'

/** Kinds of question beside `choice`, in files: the kind `estimate` of the tests takes numbers. */
let removeKinds = () => {}
beforeAll(() => {
  removeKinds = registerTestKinds()
})
afterAll(() => removeKinds())

const read = async (text: string) => (await readQuestionFile(Buffer.from(text))).rows
const NUMBER = { kind: 'estimate', options: [], solution: 8 }

test.each([
  ['GIFT', 'How many legs has a spider? {#8:1}\n'],
  ['GIFT, a range', 'How many legs has a spider? {#7..9}\n'],
  ['GIFT, half points for nearly', 'How many legs has a spider? {#=8:0=%50%8:2}\n'],
  [
    'a table of Blackboard',
    'NUM\tHow many legs has a spider?\t8\t1\nTF\tA spider is an insect.\tfalse\n',
  ],
  [
    'Moodle XML',
    `<quiz><question type="numerical"><questiontext format="plain_text"><text>How many legs has a spider?</text></questiontext>
     <answer fraction="50"><text>9</text><tolerance>0</tolerance></answer>
     <answer fraction="100"><text>8</text><tolerance>1</tolerance></answer></question></quiz>`,
  ],
])('a number in %s becomes a question of the kind that takes numbers', async (_, text) => {
  const [row] = await read(text)
  expect(row).toMatchObject({ problems: [], needsHand: [], draft: NUMBER })
  expect(row?.draft?.questionText).toBe('How many legs has a spider?')
})

test('what no kind takes is listed with its reason', async () => {
  const rows = await read(
    'Match these. {=cat -> kitten =dog -> puppy}\n\nWhat is red? {=rose =poppy}\n',
  )
  expect(
    rows.map(({ draft, problems }) => [draft?.kind, problems.map(({ code }) => code)]),
  ).toEqual([
    [undefined, ['matching']],
    [undefined, ['text_answer']],
  ])
  removeKinds()
  const [row] = await read('How many legs has a spider? {#8:1}\n')
  removeKinds = registerTestKinds()
  expect(row).toMatchObject({ draft: null, problems: [{ code: 'numeric' }] })
})

const QUESTION: Omit<QuestionDraft, 'kind' | 'options' | 'shape' | 'solution'> = {
  ...{ questionText: 'How many legs has a spider?', imageUrl: null, imageAlt: null },
  ...{ points: 20, timeLimitSeconds: 30, difficulty: 'easy', businessDriver: null },
  explanation: 'Four pairs.',
}

test('a format writes the kinds that it has a form for, and reads them back', async () => {
  const set = {
    ...{ title: 'Spiders', description: null, subject: '', gradeLevel: [], tags: [] },
    difficultyLevel: 'easy' as const,
    questions: [
      { ...QUESTION, kind: 'estimate', options: [], shape: { min: 0, max: 16 }, solution: 8 },
    ],
  }
  const file = Buffer.from(await exportSet(set, 'gift')).toString()
  const [row] = await read(file)
  expect(row?.draft).toEqual({ ...set.questions[0] })
  const table = Buffer.from(await exportSet(set, 'csv')).toString()
  expect(table).not.toContain('spider')
})
