import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type ContentReport, checkContent, RULES } from '../../test/content-check/check-content'
import { type CheckedContent, toChecked } from '../../test/content-check/checked-content'
import { dataErrors } from '../../test/content-check/data-errors'
import { programFolder } from '../runtime/program-folder'
import { generateFor, parseWritten, readContentFiles } from './files'
import { noteOf } from './generator/note'

const written = parseWritten(readContentFiles())
const content = toChecked(written)

describe('npm run content:check', () => {
  const { faults, figures } = checkContent(content)

  test.each(Object.entries(faults))('finds nothing wrong: %s', (_, all) => {
    expect(all).toEqual([])
  })

  test('measures what the catalogue promises', () => {
    expect(figures.careers).toBeGreaterThanOrEqual(1_000)
    expect(figures.questionSets).toBeGreaterThanOrEqual(1_060)
    expect(figures.handWrittenQuestions).toBeGreaterThanOrEqual(2_000)
    expect(figures.stems).toBeGreaterThanOrEqual(24)
  })

  test('the note about generated sets is up to date: npm run content:generate', () => {
    const file = join(programFolder('content', 'pathkeys.json'), 'generated-sets.json')
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(noteOf(generateFor(written).sets))
  })
})

/** Content with one thing changed: the first question, career or set that is taken. */
type Change = (content: CheckedContent) => CheckedContent

const question =
  (
    is: (one: CheckedContent['questions'][number]) => boolean,
    change: (
      one: CheckedContent['questions'][number],
    ) => Partial<CheckedContent['questions'][number]>,
  ): Change =>
  (all) => {
    const found = all.questions.find(is)
    if (!found) throw new Error('There is no such question')
    const changed = { ...found, ...change(found) }
    return { ...all, questions: all.questions.map((one) => (one === found ? changed : one)) }
  }
const choice = (one: CheckedContent['questions'][number]) =>
  one.kind === 'choice' && one.career !== null && one.stem !== null
const withRight = (options: readonly string[], right: readonly number[], text: string) =>
  options.map((option, place) => (place === right[0] ? text : option))
const stated = (change: Parameters<typeof question>[1]) =>
  question(({ id }) => id === 'qn_baker_11', change)
const career =
  (change: (one: CheckedContent['careers'][number]) => object): Change =>
  (all) => ({
    ...all,
    careers: all.careers.map((one, at) => (at === 5 ? { ...one, ...change(one) } : one)),
  })

describe('a fault that is put into the content is found', () => {
  test.each<[keyof ContentReport['faults'], string, Change]>([
    ['tooFew', 'few pathkeys', (all) => ({ ...all, pathkeys: all.pathkeys.slice(0, 100) })],
    [
      'hardToRead',
      'long words',
      career(() => ({
        description:
          'Administrative professionals coordinate interdisciplinary communication initiatives, facilitating organizational sustainability responsibilities internationally.',
        dayInLifeText: null,
      })),
    ],
    [
      'figureErrors',
      'another growth',
      career(({ growthRate }) => ({ growthRate: (growthRate ?? 0) + 9 })),
    ],
    [
      'figureErrors',
      'pay out of order',
      career(() => ({ salaryMin: 90_000, salaryMedian: 80_000 })),
    ],
    [
      'figureErrors',
      'a figure without its source',
      question(
        ({ stem }) => stem === 'pay-median',
        () => ({ explanation: 'Half earned more than $50,000 a year.' }),
      ),
    ],
    [
      'figureErrors',
      'pay of another year in a question that is written by hand',
      stated(({ text }) => ({ text: text.replaceAll('2024', '2023') })),
    ],
    [
      'figureErrors',
      'pay in an explanation that is written by hand',
      stated(({ explanation }) => ({ explanation: explanation.replace('36,650', '35,000') })),
    ],
    [
      'figureErrors',
      'a pay to guess that is not that of the career',
      stated(() => ({ value: 35_000 })),
    ],
    [
      'figureErrors',
      'a growth that is written by hand',
      question(
        ({ id }) => id === 'qn_market-research-analyst_11',
        ({ explanation }) => ({ explanation: explanation.replace('6.7%', '8.3%') }),
      ),
    ],
    [
      'figureErrors',
      'a career that has new figures, and a question with the old ones',
      (all) => ({
        ...all,
        questions: all.questions.map((one) =>
          one.career?.id === 'ca_baker'
            ? { ...one, career: { ...one.career, salaryMedian: 38_000 } }
            : one,
        ),
      }),
    ],
    [
      'giveaways',
      'the title in the right option',
      question(choice, ({ options, right, career: of }) => ({
        options: withRight(options, right, `Do the work of ${of?.title}`),
      })),
    ],
    [
      'giveaways',
      'right options that all stand first',
      (all) => ({
        ...all,
        questions: all.questions.map((one) =>
          one.kind === 'choice' ? { ...one, right: [0] } : one,
        ),
      }),
    ],
    [
      'giveaways',
      'right options that are the longest',
      (all) => ({
        ...all,
        questions: all.questions.map((one) =>
          one.kind === 'choice'
            ? {
                ...one,
                options: one.options.map((text, at) =>
                  at === one.right[0] ? text.padEnd(75, 'e') : text,
                ),
              }
            : one,
        ),
      }),
    ],
    [
      'duplicates',
      'a question asked twice',
      (all) => question(choice, () => ({ text: all.questions.at(-1)?.text ?? '' }))(all),
    ],
    [
      'duplicates',
      'an option twice',
      question(choice, ({ options }) => ({ options: [...options.slice(1), options[1] ?? ''] })),
    ],
    [
      'nearDuplicates',
      'a question that is asked in nearly the same words',
      (all) => {
        const one = all.questions.find(({ kind, stem }) => kind === 'choice' && stem === null)
        if (!one) throw new Error('There is no question')
        const alike = { ...one, id: `${one.id}x`, text: one.text.replace('?', ' now?') }
        return { ...all, questions: [...all.questions, alike] }
      },
    ],
    [
      'deadReferences',
      'a related career that is gone',
      career(() => ({ relatedCareers: ['ca_gone'] })),
    ],
    [
      'questFaults',
      'a career without a quest',
      (all) => ({
        ...all,
        questionSets: all.questionSets.filter(({ careerId }) => careerId !== 'ca_nurse-midwife'),
      }),
    ],
    [
      'blockedWords',
      'a swear word',
      career(() => ({ workEnvironment: 'A place full of assholes.' })),
    ],
    [
      'tooLong',
      'a long option',
      question(choice, ({ options }) => ({ options: ['long '.repeat(20), ...options.slice(1)] })),
    ],
    [
      'negativeStems',
      'a negative question',
      question(choice, () => ({ text: 'Which of these is not a task of a chef?' })),
    ],
    [
      'pointingOptions',
      'an option about the others',
      question(choice, () => ({ shown: ['All of the above'] })),
    ],
    [
      'wornOptions',
      'a wrong option that stands everywhere',
      (all) => ({
        ...all,
        questions: all.questions.map((one) =>
          choice(one)
            ? {
                ...one,
                options: one.options.map((text, at) =>
                  one.right[0] === at ? text : `Eat lunch ${at}`,
                ),
              }
            : one,
        ),
      }),
    ],
    [
      'monotony',
      'one form of question',
      (all) => ({
        ...all,
        questions: all.questions.map((one) => ({ ...one, stem: one.stem && 'task' })),
      }),
    ],
  ])('%s: %s', (name, _, change) => {
    const before = RULES[name](content)
    expect(before).toEqual([])
    expect(RULES[name](change(content)).length).toBeGreaterThan(0)
  })
})

test('a figure that is not that of the source is found', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pathquest-occupations-'))
  const [first] = content.careers
  if (!first) throw new Error('There is no career')
  const own = { ...content, careers: [first] }
  const write = (code: string, pay: number) =>
    writeFileSync(
      join(folder, 'occupations.csv'),
      `onet_soc_code,wage_p10_2024,wage_median_2024,wage_p90_2024,growth_percent_2024_34,annual_openings_2024_34,employment_2024,employment_2034,employment_2023,employment_2033\n${code},${first.salaryMin},${pay},${first.salaryMax},${first.growthRate},${first.annualOpenings},${first.employment2024},${first.employment2034Projected},${first.employment2023},${first.employment2033Projected}\n`,
    )
  write(first.onetSocCode, first.salaryMedian ?? 0)
  expect(dataErrors(own, folder)).toEqual([])
  write(first.onetSocCode, 1)
  expect(dataErrors(own, folder)).toHaveLength(1)
  write('99-9999.99', 1)
  expect(dataErrors(own, folder)).toHaveLength(1)
  rmSync(folder, { recursive: true })
})
