import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { programFolder } from '../runtime/program-folder'
import { type CareerQuestions, type GeneratedSets, generateSets } from './generator/generate'
import {
  CareerFile,
  CareerQuestionsFile,
  CONTENT_FORM,
  type Content,
  type DraftBlock,
  FeaturedFile,
  PathkeyFile,
  QuestionSetFile,
  StatePayFile,
} from './schema'

/** Attribution that every page with these figures and the README must show. */
export const ONET_ATTRIBUTION =
  'Includes information from O*NET 30.1 by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA), CC BY 4.0'

interface ContentSource {
  name: string
  publisher: string
  covers: string
  licence: string
  url: string
}

/** Where the figures come from. Every sentence of the content is our own. */
export const CONTENT_SOURCES: readonly ContentSource[] = [
  {
    name: 'O*NET 30.1',
    publisher: 'U.S. Department of Labor, Employment and Training Administration (USDOL/ETA)',
    covers: 'Occupation codes, titles and interest scores (RIASEC)',
    licence: 'CC BY 4.0',
    url: 'https://www.onetcenter.org/database.html',
  },
  {
    name: 'Occupational Employment and Wage Statistics, May 2024',
    publisher: 'U.S. Bureau of Labor Statistics',
    covers: 'Wages: 10th percentile, median and 90th percentile, USD a year',
    licence: 'Public domain',
    url: 'https://www.bls.gov/oes/',
  },
  {
    name: 'Employment Projections 2024–34',
    publisher: 'U.S. Bureau of Labor Statistics',
    covers: 'Employment in 2024 and 2034, growth, yearly openings and typical entry education',
    licence: 'Public domain',
    url: 'https://www.bls.gov/emp/',
  },
  {
    name: 'Employment Projections 2023–33',
    publisher: 'U.S. Bureau of Labor Statistics',
    covers: 'Employment in 2023 and 2033, as the API documents it',
    licence: 'Public domain',
    url: 'https://www.bls.gov/emp/',
  },
]

/** A file of server/content as it stands there. */
export interface ContentFile {
  /** `careers/finance.json` */
  name: string
  text: string
}

/** All of them, by name. */
export function readContentFiles(
  folder = programFolder('content', 'pathkeys.json'),
): ContentFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.replaceAll('\\', '/'))
    .sort()
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))
}

/** Another one as soon as a file changes, or what is written for it. */
export function contentHash(files: readonly ContentFile[]): string {
  const hash = createHash('sha256').update(String(CONTENT_FORM))
  for (const { name, text } of files) hash.update(`\n${name}\n${text}`)
  return hash.digest('base64url')
}

/** What stands in the files, without the sets that are generated from it. */
export interface WrittenContent extends Content {
  careerQuestions: CareerQuestions[]
  /** Careers that still need our texts: nothing shows them. */
  drafts: DraftBlock[]
}

/** Throws where a file is not as the schema wants it, and names file and place. */
export function parseWritten(files: readonly ContentFile[]): WrittenContent {
  const under = (folder: string) => files.filter(({ name }) => name.startsWith(folder))
  const statePay = new Map(
    under('state-pay/')
      .flatMap((file) => parse(file, StatePayFile))
      .map(({ careerId, ...pay }) => [careerId, pay]),
  )
  const blocks = under('careers/').flatMap((file) => parse(file, CareerFile))
  return {
    careers: blocks.flatMap((block) =>
      'draft' in block ? [] : { ...block, statePay: statePay.get(block.id) ?? null },
    ),
    drafts: blocks.filter((block) => 'draft' in block),
    featured: under('featured.json').flatMap((file) => parse(file, FeaturedFile)),
    pathkeys: under('pathkeys.json').flatMap((file) => parse(file, PathkeyFile)),
    questionSets: under('question-sets/').flatMap((file) => parse(file, QuestionSetFile)),
    careerQuestions: under('career-questions/').flatMap((file) => {
      parse(file, CareerQuestionsFile)
      // As it is written: the generator completes sets in the form of the files.
      return JSON.parse(file.text) as CareerQuestions[]
    }),
  }
}

/** All content: what is written, and a set for every career that has none of its own. */
export function parseContent(files: readonly ContentFile[]): Content {
  const { careerQuestions, drafts, ...written } = parseWritten(files)
  const { sets } = generateFor({ careerQuestions, drafts, ...written })
  const read = QuestionSetFile.safeParse(sets)
  if (!read.success) throw new Error(`A generated set: ${z.prettifyError(read.error)}`)
  return { ...written, questionSets: [...written.questionSets, ...read.data] }
}

/** The sets of those careers that have no hand-written one. */
export function generateFor(written: WrittenContent): GeneratedSets {
  const withSets = new Set(written.questionSets.flatMap(({ careerId }) => careerId ?? []))
  return generateSets(written.careers, withSets, written.careerQuestions)
}

function parse<Schema extends z.ZodType>({ name, text }: ContentFile, schema: Schema) {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (cause) {
    throw new Error(`server/content/${name} is no JSON`, { cause })
  }
  const read = schema.safeParse(json)
  if (!read.success) throw new Error(`server/content/${name}: ${z.prettifyError(read.error)}`)
  return read.data
}
