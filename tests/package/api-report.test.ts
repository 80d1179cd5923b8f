import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { makeReports, reportFolder } from '../../scripts/build/api-report'

let reports: Map<string, string>
beforeAll(async () => {
  reports = await makeReports()
})

test('the public names, types and text keys match the committed report', async () => {
  const kept = (await readdir(reportFolder)).sort()
  expect(kept, 'npm run api:update rewrites it').toEqual([...reports.keys()].sort())
  for (const [name, report] of reports) {
    const before = await readFile(join(reportFolder, name), 'utf8')
    expect(report, `${name}: a break needs a major version; npm run api:update`).toBe(before)
  }
})

test('every public name has a doc comment', () => {
  const report = reports.get('sdk.api.md') ?? ''
  const unexplained = [...report.matchAll(/^\/\/ @public \(undocumented\)\nexport (.*)$/gm)].map(
    ([, declaration]) => declaration,
  )
  expect(unexplained).toEqual([])
})

test('every prop of a widget has a doc comment', () => {
  const report = reports.get('sdk.api.md') ?? ''
  const props = [
    ...report.matchAll(
      /^(?:export )?interface (\w*(?:Props|Slots|Events|Seat|Options))\b[\s\S]*?^}/gm,
    ),
  ]
  expect(props.length).toBeGreaterThan(8)
  const unexplained = props.flatMap(([text, name]) =>
    [...text.matchAll(/\/\/ \(undocumented\)\n\s+(\w+)/g)]
      .map(([, prop]) => `${name}.${prop}`)
      .filter((path) => !path.endsWith('.children')),
  )
  expect(unexplained).toEqual([])
})
