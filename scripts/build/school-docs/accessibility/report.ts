import { proofCell } from '../proof'
import type { Criterion } from './criterion'
import { LEVEL_A } from './level-a'
import { LEVEL_AA } from './level-aa'

/** The day when a person last went through the rows. */
const REPORT_DATE = '2026-12-01'
/** Of the contacts the format asks for: whoever runs an installation fills in their own. */
const CONTACT = 'fill-in@operator.example'
const CHAPTERS = { success_criteria_level_a: LEVEL_A, success_criteria_level_aa: LEVEL_AA }

const HEAD = {
  title: 'Pathquest Accessibility Conformance Report',
  product: {
    name: 'Pathquest',
    description: 'A live career-exploration quiz game for grades 6 to 12, used in a browser.',
  },
  author: { name: 'The Pathquest project', email: CONTACT },
  vendor: { name: 'Whoever runs the installation', email: CONTACT },
  report_date: REPORT_DATE,
  version: 1,
  catalog: '2.5-edition-wcag-2.2-508-en',
  notes:
    'Every row names the tests that prove it. “Supports” is said where tests show it and no defect is known; “partially supports” also where the tests show a part, and the row says what is missing. The rows of WCAG 2.1 are those of WCAG 2.2 without 2.4.11, 2.5.7, 2.5.8, 3.2.6, 3.3.7 and 3.3.8.',
  evaluation_methods_used:
    'Automated tests at every change: axe, with its rules for targets and for labels in names, on every page with an address of its own for each role, on pages of a class, a set, homework and a game in the tests of these, in both themes; measured contrast of controls and focus, and wider spacing of texts, on the same pages; keyboard walks; whole games in Chromium and the main flows in Firefox and WebKit. Nobody who uses assistive technology has evaluated the product for this report.',
}

const NOT_IN_REPORT = {
  success_criteria_level_aaa: 'Not evaluated.',
  functional_performance_criteria: 'Not evaluated: tests show criteria, not how a person fares.',
  hardware: 'Not applicable: the product has no hardware.',
  software: 'Not applicable: the product is web pages, which chapters A and AA are about.',
  support_documentation_and_services:
    'Not evaluated: the documentation is Markdown, support is the operator’s.',
}

type Yaml = string | number | boolean | readonly Yaml[] | { readonly [key: string]: Yaml }

/** The report in OpenACR’s form. */
export function accessibilityYaml(): string {
  const evaluated = Object.entries(CHAPTERS).map(
    ([id, rows]) => [id, { criteria: Object.entries(rows).map(criterionOf) }] as const,
  )
  const left = Object.entries(NOT_IN_REPORT).map(
    ([id, notes]) => [id, { notes, disabled: true }] as const,
  )
  const report = { ...HEAD, chapters: Object.fromEntries([...evaluated, ...left]) }
  return `# Written by npm run docs:school.\n${yamlOf(report)}\n`
}

const criterionOf = ([num, { level, notes, proofs }]: [string, Criterion]) => ({
  num,
  components: [
    {
      name: 'web',
      adherence: {
        level,
        notes: [notes, ...proofs.map((one) => `- ${one}`)].join('\n'),
      },
    },
  ],
})

/** JSON's strings are YAML's. */
function yamlOf(value: Yaml, indent = ''): string {
  if (Array.isArray(value))
    return value.map((one) => `${indent}- ${yamlOf(one, `${indent}  `).trimStart()}`).join('\n')
  if (typeof value !== 'object') return `${indent}${JSON.stringify(value)}`
  return Object.entries(value)
    .map(([key, one]) =>
      typeof one === 'object'
        ? `${indent}${key}:\n${yamlOf(one, `${indent}  `)}`
        : `${indent}${key}: ${JSON.stringify(one)}`,
    )
    .join('\n')
}

const LEVELS = {
  supports: 'Supports',
  'partially-supports': 'Partially supports',
  'not-applicable': 'Not applicable',
}

const tableOf = (rows: Readonly<Record<string, Criterion>>): string =>
  [
    '| criterion | level | remarks | proof |',
    '|---|---|---|---|',
    ...Object.entries(rows).map(
      ([num, { name, level, notes, proofs }]) =>
        `| ${num} ${name} | ${LEVELS[level]} | ${notes} | ${proofCell(proofs)} |`,
    ),
  ].join('\n')

/** The same for people to read. */
export const accessibilityPage = (): string =>
  [
    `Report of ${REPORT_DATE} on WCAG 2.1 and 2.2, levels A and AA. The same for programs: [accessibility.yaml](accessibility.yaml), in the form of [OpenACR](https://github.com/GSA/openacr) (catalog ${HEAD.catalog}).`,
    HEAD.notes,
    HEAD.evaluation_methods_used,
    summary(),
    '## Level A',
    tableOf(LEVEL_A),
    '## Level AA',
    tableOf(LEVEL_AA),
    '## Not in this report',
    Object.entries(NOT_IN_REPORT)
      .map(([id, notes]) => `- ${id.replaceAll('_', ' ')}: ${notes}`)
      .join('\n'),
  ].join('\n\n')

function summary(): string {
  const all = Object.values(CHAPTERS).flatMap((rows) => Object.values(rows))
  const counts = Object.entries(LEVELS).map(
    ([level, words]) => `${words.toLowerCase()} ${all.filter((one) => one.level === level).length}`,
  )
  return `Of ${all.length} criteria: ${counts.join(', ')}.`
}
