import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { programFolder } from '../runtime/program-folder'
import { CareerFile, CONTENT_FORM, type Content, PathkeyFile, QuestionSetFile } from './schema'

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

/** Throws where a file is not as the schema wants it, and names file and place. */
export function parseContent(files: readonly ContentFile[]): Content {
  const under = (folder: string) => files.filter(({ name }) => name.startsWith(folder))
  return {
    careers: under('careers/').flatMap((file) => parse(file, CareerFile)),
    pathkeys: under('pathkeys.json').flatMap((file) => parse(file, PathkeyFile)),
    questionSets: under('question-sets/').flatMap((file) => parse(file, QuestionSetFile)),
  }
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
