import type { QuestionDraft } from '@pathquest/core/contracts'
import { EXPORTED_ANSWERS } from '@pathquest/core/kinds/file-answer'
import { EXPORT_FORMATS, type ExportFormat } from '@pathquest/core/questions/imports'
import { answerForFile, questionFromFile } from '@pathquest/kinds/catalogue'
import { expect, test } from 'vitest'
import { answerInShort } from '../../test/question-files/answer-in-short'
import { exportSet } from './export/export-set'
import { readQuestionFile } from './read-file'

/** Kinds of question beside `choice`, in files. */
const read = async (text: string) => (await readQuestionFile(Buffer.from(text))).rows
const moodle = (question: string) => `<quiz>${question}</quiz>`
const asked = (text: string) =>
  `<questiontext format="plain_text"><text>${text}</text></questiontext>`
const answer = (fraction: number, text: string, more = '') =>
  `<answer fraction="${fraction}"><text>${text}</text>${more}</answer>`
const qti = (declaration: string, body: string, processing = '') =>
  `<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="q" title="q">
  ${declaration}<qti-item-body><p>Which is it, as you know it?</p>${body}</qti-item-body>${processing}</qti-assessment-item>`
const declared = (cardinality: string, type: string, values: readonly string[]) =>
  `<qti-response-declaration identifier="RESPONSE" cardinality="${cardinality}" base-type="${type}"><qti-correct-response>${values
    .map((value) => `<qti-value>${value}</qti-value>`)
    .join('')}</qti-correct-response></qti-response-declaration>`
const choices = (element: string, texts: Record<string, string>) =>
  Object.entries(texts)
    .map(([id, text]) => `<${element} identifier="${id}" match-max="1">${text}</${element}>`)
    .join('')
const canvas = (kind: string, presentation: string, conditions: string) =>
  `<questestinterop><item ident="i"><itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>question_type</fieldlabel><fieldentry>${kind}</fieldentry></qtimetadatafield></qtimetadata></itemmetadata>
  <presentation><material><mattext>Which is it, as you know it?</mattext></material>${presentation}</presentation>
  <resprocessing>${conditions}</resprocessing></item></questestinterop>`
const gives = (conditions: string) =>
  `<respcondition><conditionvar>${conditions}</conditionvar><setvar action="Set">100</setvar></respcondition>`
const lid = (ident: string, left: string, rights: readonly string[]) =>
  `<response_lid ident="${ident}"><material><mattext>${left}</mattext></material><render_choice>${rights
    .map(
      (text, i) =>
        `<response_label ident="${i}"><material><mattext>${text}</mattext></material></response_label>`,
    )
    .join('')}</render_choice></response_lid>`

test.each([
  ['GIFT, a number', 'How many legs has a spider? {#8:1}', 'number: 8 ± 1'],
  ['GIFT, a range', 'How many legs has a spider? {#7..9}', 'number: 8 ± 1'],
  [
    'GIFT, half points for nearly',
    'How many legs has a spider? {#=8:0=%50%8:2}',
    'number: 8 ± 0, near 2',
  ],
  [
    'GIFT, a word',
    'What is a doctor for animals? {=vet =veterinarian}',
    'typed: vet / veterinarian',
  ],
  ['GIFT, several', 'Which of these are metals? {~%50%Iron ~%50%Tin ~Wood}', '*Iron | *Tin | Wood'],
  [
    'GIFT, pairs',
    'Who works with what thing? {=Baker -> Flour =Pilot -> Wings =Tailor -> Thread}',
    'match: Baker = Flour; Pilot = Wings; Tailor = Thread',
  ],
  [
    'Blackboard, a number',
    'NUM\tHow many legs has a spider?\t8\t1\nTF\tA spider is an insect.\tfalse',
    'number: 8 ± 1',
  ],
  [
    'Blackboard, an order',
    'ORD\tSort these from small to large?\tAnt\tCat\tCow',
    'order: Ant > Cat > Cow',
  ],
  [
    'Blackboard, pairs',
    'MAT\tWhich young one is whose?\tCat\tKitten\tDog\tPuppy\tCow\tCalf',
    'match: Cat = Kitten; Dog = Puppy; Cow = Calf',
  ],
  [
    'D2L, an order',
    'NewQuestion,O,,\nQuestionText,Sort these from small to large?,,\nItem,Ant,,\nItem,Cat,,\nItem,Cow,,',
    'order: Ant > Cat > Cow',
  ],
  [
    'D2L, pairs',
    'NewQuestion,M,,\nQuestionText,Which young one is whose?,,\nChoice,1,Cat,\nMatch,1,Kitten,\nChoice,2,Dog,\nMatch,2,Puppy,\nChoice,3,Cow,\nMatch,3,Calf,',
    'match: Cat = Kitten; Dog = Puppy; Cow = Calf',
  ],
  [
    'Moodle, a number',
    moodle(
      `<question type="numerical">${asked('How many legs has a spider?')}${answer(50, '8', '<tolerance>3</tolerance>')}${answer(100, '8', '<tolerance>1</tolerance>')}</question>`,
    ),
    'number: 8 ± 1, near 3',
  ],
  [
    'Moodle, words',
    moodle(
      `<question type="shortanswer">${asked('What is a doctor for animals?')}${answer(100, 'vet*')}${answer(100, '*')}${answer(50, 'nurse')}</question>`,
    ),
    'typed: vet',
  ],
  [
    'Moodle, several',
    moodle(
      `<question type="multichoice">${asked('Which of these are metals?')}<single>false</single>${answer(50, 'Iron')}${answer(50, 'Tin')}${answer(-100, 'Wood')}</question>`,
    ),
    '*Iron | *Tin | Wood',
  ],
  [
    'Moodle, an order',
    moodle(
      `<question type="ordering">${asked('Sort these from small to large?')}${answer(1, 'Ant')}${answer(2, 'Cat')}${answer(3, 'Cow')}</question>`,
    ),
    'order: Ant > Cat > Cow',
  ],
  [
    'QTI 3.0, a word',
    qti(
      declared('single', 'string', ['vet']),
      '<qti-text-entry-interaction response-identifier="RESPONSE"/>',
    ),
    'typed: vet',
  ],
  [
    'QTI 3.0, a number',
    qti(
      declared('single', 'float', ['8']),
      '<qti-text-entry-interaction response-identifier="RESPONSE"/>',
      '<qti-response-processing><qti-equal tolerance-mode="absolute" tolerance="1 1"/></qti-response-processing>',
    ),
    'number: 8 ± 1',
  ],
  [
    'QTI 3.0, a slider',
    qti(
      declared('single', 'integer', ['8']),
      '<qti-slider-interaction response-identifier="RESPONSE" lower-bound="0" upper-bound="20"/>',
    ),
    'number: 8 ± 0',
  ],
  [
    'QTI 3.0, an order',
    qti(
      declared('ordered', 'identifier', ['b', 'c', 'a']),
      `<qti-order-interaction response-identifier="RESPONSE">${choices('qti-simple-choice', { a: 'Cow', b: 'Ant', c: 'Cat' })}</qti-order-interaction>`,
    ),
    'order: Ant > Cat > Cow',
  ],
  [
    'QTI 3.0, pairs',
    qti(
      declared('multiple', 'directedPair', ['a x', 'b y', 'c z']),
      `<qti-match-interaction response-identifier="RESPONSE"><qti-simple-match-set>${choices('qti-simple-associable-choice', { a: 'Cat', b: 'Dog', c: 'Cow' })}</qti-simple-match-set><qti-simple-match-set>${choices('qti-simple-associable-choice', { x: 'Kitten', y: 'Puppy', z: 'Calf' })}</qti-simple-match-set></qti-match-interaction>`,
    ),
    'match: Cat = Kitten; Dog = Puppy; Cow = Calf',
  ],
  [
    'Canvas, a number',
    canvas(
      'numerical_question',
      '<response_str ident="r"><render_fib/></response_str>',
      gives(
        '<or><varequal respident="r">8</varequal><and><vargte respident="r">7</vargte><varlte respident="r">9</varlte></and></or>',
      ),
    ),
    'number: 8 ± 1',
  ],
  [
    'Canvas, a word',
    canvas(
      'short_answer_question',
      '<response_str ident="r"><render_fib/></response_str>',
      gives(
        '<varequal respident="r">vet</varequal><varequal respident="r">veterinarian</varequal>',
      ),
    ),
    'typed: vet / veterinarian',
  ],
  [
    'Canvas, pairs',
    canvas(
      'matching_question',
      ['Cat', 'Dog', 'Cow']
        .map((left, i) => lid(`r${i}`, left, ['Kitten', 'Puppy', 'Calf']))
        .join(''),
      [0, 1, 2].map((i) => gives(`<varequal respident="r${i}">${i}</varequal>`)).join(''),
    ),
    'match: Cat = Kitten; Dog = Puppy; Cow = Calf',
  ],
])('%s is taken by its kind, without a hand', async (_, file, expected) => {
  const [row] = await read(`${file}\n`)
  expect(row).toMatchObject({ problems: [], needsHand: [] })
  expect(row?.draft && answerInShort(row.draft)).toBe(expected)
})

test('what no kind takes is listed with its reason', async () => {
  const rows = await read(
    'Match these two. {=cat -> kitten =dog -> puppy}\n\nSay what you think about bees. {}\n',
  )
  expect(rows.map(({ draft, problems }) => [draft, problems.map(({ code }) => code)])).toEqual([
    [null, ['matching']],
    [null, ['essay']],
  ])
})

const QUESTION: Omit<QuestionDraft, 'kind' | 'options' | 'shape' | 'solution'> = {
  ...{ questionText: 'Which is it, as you know it?', imageUrl: null, imageAlt: null },
  ...{ points: 20, timeLimitSeconds: 30, difficulty: 'easy', businessDriver: null },
  explanation: 'As everybody says.',
}

const PLAIN: QuestionDraft = {
  ...QUESTION,
  kind: 'choice',
  options: ['This', 'That'].map((text, i) => ({ text, isCorrect: i === 0 })),
  shape: null,
  solution: null,
}

/** Signs of the formats in each text. */
const ANSWERS = [
  {
    type: 'options',
    options: ['Iron & <tin>', '~Gold=1', 'Wood {#}'].map((text, i) => ({ text, isCorrect: i < 2 })),
  },
  { type: 'text', accepted: ['vet -> {a}', 'the "doctor" = yes'] },
  { type: 'number', value: -2.5, tolerance: 0.5, near: 2 },
  { type: 'number', value: 8, tolerance: 0 },
  {
    type: 'number',
    value: 60_000,
    tolerance: 5_000,
    scale: { min: 20_000, max: 120_000, step: 1_000, unit: '$ ; a' },
  },
  { type: 'order', items: ['Ant: 1', 'Cat <2>', 'Cow & 3', 'Whale'] },
  {
    type: 'match',
    pairs: [
      { left: 'Cat', right: 'Kitten ~ small' },
      { left: 'Dog = hound', right: 'Puppy' },
      { left: 'Cow', right: 'Calf & co' },
    ],
  },
] as const

test.each(
  EXPORT_FORMATS.flatMap((format) =>
    ANSWERS.map((answer) => [answer.type, format, answer] as const),
  ),
)('%s, written as %s, is the same question again, or is left out', async (_, format, answer) => {
  const content = questionFromFile(answer as Parameters<typeof questionFromFile>[0])
  if (!content) throw new Error('no kind takes it')
  const question = { ...QUESTION, ...content }
  const bytes = await exportSet({ ...SET, questions: [PLAIN, question] }, format)
  const { rows } = await readQuestionFile(bytes, 'Kinds')
  const isWritten = isExported(question, format)
  const drafts = rows.map(({ draft }) => draft).slice(1)
  expect(drafts).toEqual(isWritten ? [question] : [])
})

const isExported = (question: QuestionDraft, format: ExportFormat): boolean => {
  const answer = answerForFile(question)
  return answer !== null && EXPORTED_ANSWERS[format].includes(answer.type)
}

const SET = {
  ...{ title: 'Kinds', description: null, subject: 'Science', gradeLevel: [8], tags: [] },
  difficultyLevel: 'easy' as const,
}
