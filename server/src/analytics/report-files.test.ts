import type { GameReport, ReportQuestion } from '@pathquest/core'
import { HOSTILE_TEXTS } from '@pathquest/core/testing/hostile-texts'
import { parse } from 'csv-parse/sync'
import { strFromU8, unzipSync } from 'fflate'
import readXlsxFile from 'read-excel-file/node'
import { describe, expect, test } from 'vitest'
import { reportCsv, reportXlsx } from './report-files'
import { reportTable } from './report-table'

/** Cells that a spreadsheet split at semicolons would see as well. */
const TEXTS = [...HOSTILE_TEXTS, 'Ana;=1+1', 'Ben\t@SUM(A1)', ' ;  +1+1', '\uff1d1+1', '-2+3']

const asked: ReportQuestion[] = TEXTS.map((text, index) => ({
  index,
  wasAsked: true,
  question: {
    id: `qn_${index}`,
    kind: 'choice',
    text,
    options: [text, 'plain'],
    imageUrl: null,
    imageAlt: text,
    points: 10,
    timeLimitSeconds: 20,
    difficulty: 'easy',
    shape: null,
  } as unknown as ReportQuestion['question'],
  solution: { correctIndex: 1, explanation: text },
  answers: 1,
  rightAnswers: 0,
  rightShare: 0,
  averageTimeMs: 1_000,
  counts: [1, 0],
  accepted: [],
  openReports: 0,
  reportReasons: [],
}))
const report: GameReport = {
  sessionId: 'gs_1',
  questionSetId: null,
  questionSetTitle: '=1+1',
  gameMode: 'career_quest',
  grades: 'points',
  startedAt: 0,
  endedAt: 0,
  players: TEXTS.map((displayName, i) => ({
    playerId: `pl_${i}`,
    profileId: null,
    displayName,
    score: -5,
    correctAnswers: 0,
    totalAnswers: 1,
    askedQuestions: 2,
    placement: i + 1,
    classScore: null,
    answers: [
      {
        questionId: `qn_${i}`,
        answer: 0,
        isCorrect: false,
        share: 0,
        pointsEarned: 0,
        answerTimeMs: 1_000,
      },
    ],
  })),
  questions: asked,
  averageScore: 0,
  classAverage: null,
  acceptUntil: 0,
}
const sheets = reportTable(report, 'en')
const isFormula = (cell: string) =>
  /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]/.test(cell) && !/^-?\d+$/.test(cell)

describe('Names, questions and answers in a downloaded report', () => {
  const csv = reportCsv(sheets)

  test.each([',', ';', '\t'])('are no formula in a table split at %j', (delimiter) => {
    const rows: string[][] = parse(csv, {
      ...{ bom: true, delimiter, relaxColumnCount: true, relaxQuotes: true },
      // A spreadsheet reads on where quotes do not end as they should.
      ...{ skipRecordsWithError: true },
    })
    expect(rows.length).toBeGreaterThan(TEXTS.length)
    expect(rows.flat().filter(isFormula)).toEqual([])
  })

  test('stand there as they are, but for the apostrophe', () => {
    const rows: string[][] = parse(csv, { bom: true, relaxColumnCount: true })
    const bare = (text = '') => text.replaceAll("'", '')
    expect(rows.slice(1, 1 + TEXTS.length).map(([name]) => bare(name))).toEqual(TEXTS.map(bare))
  })

  test('are texts in a workbook, none of them a formula or markup of its own', async () => {
    const files = unzipSync(await reportXlsx(sheets))
    const xml = Object.entries(files).filter(([name]) => name.startsWith('xl/'))
    for (const [name, bytes] of xml) {
      const text = strFromU8(bytes)
      expect(text, name).not.toMatch(/<f[ >]/)
      expect(text, name).not.toContain('<script')
      expect(text, name).not.toContain('<img')
    }
  })
})

describe('The sheet of answers', () => {
  const [first] = asked as [ReportQuestion]
  const given = (more: Partial<ReportQuestion>, players = report.players) => {
    const one = { ...first, ...more, question: { ...first.question, ...more.question } }
    one.question.text = 'Who?'
    return reportTable({ ...report, players, questions: [one] }, 'es')[2]?.rows.slice(1)
  }
  const question = { ...first.question, options: ['Ana', 'Ben'] }

  test('has every option of a choice with how many chose it, right or accepted', () => {
    expect(given({ question, counts: [1, 3], accepted: [0] })).toEqual([
      [1, 'Who?', 'A', 'Ana', 1, 'no', 'sí'],
      [1, 'Who?', 'B', 'Ben', 3, 'sí', 'no'],
    ])
  })

  test('says nothing of right in a survey, nor of counts that were forgotten', () => {
    const solution = { correctIndex: null, explanation: null }
    expect(given({ question, counts: null, solution })).toEqual([
      [1, 'Who?', 'A', 'Ana', null, null, 'no'],
      [1, 'Who?', 'B', 'Ben', null, null, 'no'],
    ])
  })

  test('has what was answered where there are no options, the most frequent first', () => {
    const [someone] = report.players as [GameReport['players'][number]]
    const players = (['oak', 'elm', 'elm'] as const).map((answer) => ({
      ...someone,
      answers: someone.answers.map((one) => ({ ...one, answer, share: answer === 'elm' ? 1 : 0 })),
    }))
    expect(given({ question: { ...question, kind: 'typed', options: [] } }, players)).toEqual([
      [1, 'Who?', null, 'elm', 2, 'sí', 'no'],
      [1, 'Who?', null, 'oak', 1, 'no', 'no'],
    ])
  })
})

test('names that a workbook has a meaning for are in it as they are', async () => {
  const names = ['toString', 'constructor', '__proto__', '_x0041_', '\ufffd']
  const rows = [['Name'], ...names.map((name) => [name])]
  const [sheet] = await readXlsxFile(await reportXlsx([{ name: 'Students', rows }]))
  expect(sheet?.data).toEqual(rows)
})
