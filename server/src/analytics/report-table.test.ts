import type { GameReport, Json, ReportQuestion } from '@pathquest/core'
import { registerTestKinds } from '@pathquest/kinds/testing/register'
import { afterAll, expect, test } from 'vitest'
import { reportTable } from './report-table'

afterAll(registerTestKinds())

const question = { kind: 'choice', text: 'Who bakes?', options: ['Baker', 'Roofer'] }
const estimate = { kind: 'estimate', text: 'How many?', options: [], shape: { min: 0, max: 9 } }
const asked = [question, estimate, { ...estimate, kind: 'drawing' }].map((one, index) => ({
  index,
  question: { ...one, id: `qn_${index}` },
  solution: { correctIndex: index === 0 ? 1 : null, explanation: null },
  counts: index === 0 ? [1, 1] : null,
  accepted: [],
})) as unknown as ReportQuestion[]
const player = (answers: Json[]) => ({
  playerId: 'pl_1',
  displayName: 'Ana',
  answers: answers.map((answer, index) => ({ questionId: `qn_${index}`, answer, share: null })),
})

test('a file says every answer in the words of its kind', () => {
  const report = { questions: asked, players: [player([1, 4, { x: 1 }]), player([0, null])] }
  const table = (language: 'en' | 'es') =>
    reportTable(report as unknown as GameReport, language)[0]?.rows.map((row) => row.slice(-3))
  expect(table('en')).toEqual([
    ['1. Who bakes?', '2. How many?', '3. How many?'],
    ['Roofer', '4 (out of 0-9)', '{"x":1}'],
    ['Baker', null, null],
  ])
  const given = reportTable(report as unknown as GameReport, 'en')[2]?.rows.slice(1)
  expect(given?.map((row) => row.slice(2))).toEqual([
    ['A', 'Baker', 1, 'no', 'no'],
    ['B', 'Roofer', 1, 'yes', 'no'],
    [null, '4 (out of 0-9)', 1, null, 'no'],
    [null, null, 1, null, 'no'],
    [null, '{"x":1}', 1, null, 'no'],
  ])
  expect(table('es')?.[1]).toEqual(['Roofer', '4 (de 0-9)', '{"x":1}'])
})
