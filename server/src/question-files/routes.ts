import { ExportQuery, FileQuery, ImportPreview, ImportQuery } from '@pathquest/core'
import { writtenFields } from '@pathquest/kinds/question-form'
import type { Context } from 'hono'
import * as z from 'zod'
import type { AppEnv } from '../http/app-env'
import { addressBucket } from '../http/client-address'
import { defineFileRoute, defineRoute, makeRouter } from '../http/define-route'
import { bodySource } from '../http/json-body'
import { readBody } from '../http/request-body'
import { FairQueue } from '../limits/request-queue'
import { findVisibleQuestionSet, listQuestions } from '../question-sets'
import { AppError } from '../runtime/errors'
import { downloadHeaders } from './download'
import { runFileTask } from './file-task'
import { FILE_MAX_BYTES } from './limits'
import { TEMPLATE_TITLES, templateCsv } from './template'

/** Takes bytes instead of JSON. */
export const IMPORT_PATH = '/api/question-imports'
/** None that a form of another page could send. */
const BYTES = 'application/octet-stream'
/** Two: what is slow of one teacher leaves the other place to a colleague. */
const TURNS = { atWork: 2, waiting: 12, ofOne: 3 }
const MIB = 1024 * 1024

const importRoute = defineRoute({
  method: 'post',
  path: IMPORT_PATH,
  access: 'teacher',
  summary: 'What a file of questions was understood as, row by row; nothing is stored',
  request: { query: ImportQuery },
  answer: ImportPreview,
})
const exportRoute = defineFileRoute({
  path: '/api/question-sets/{id}/export',
  access: 'teacher',
  summary: 'A set with its solutions as CSV, XLSX, GIFT or QTI 3.0 package',
  request: { params: z.object({ id: z.string().max(80) }), query: ExportQuery },
})
const templateRoute = defineFileRoute({
  path: '/api/question-template.csv',
  access: 'anyone',
  summary: 'A table to fill in and import',
  request: { query: FileQuery },
})

/** With their one line. */
export function makeQuestionFileRoutes() {
  const turns = new FairQueue(TURNS)
  return makeRouter()
    .openapi(importRoute, async (c) => {
      const { name = '', lang } = c.req.valid('query')
      const { limits } = c.var.services
      if (c.req.header('content-type') !== BYTES) throw new AppError('unsupported_media_type')
      const profileId = c.var.principal.profileId as string
      limits.countQuestionFile(profileId)
      const hold = limits.bodies.hold(addressBucket(c.var.address))
      try {
        const bytes = await readFile(c, hold)
        const preview = await turns.take(profileId, () =>
          runFileTask({ do: 'read', bytes, name, language: lang }),
        )
        // The JSON is written already: the server only passes it on.
        const headers = { 'Content-Type': 'application/json' }
        return new Response(new Uint8Array(preview), { headers }) as never
      } finally {
        hold.release()
      }
    })
    .openapi(exportRoute, async (c) => {
      const { id } = c.req.valid('param')
      const { format, lang } = c.req.valid('query')
      const { store, limits } = c.var.services
      const profileId = c.var.principal.profileId as string
      limits.countQuestionFile(profileId)
      const set = await findVisibleQuestionSet(store.db, id, profileId)
      if (!set) throw new AppError('question_set_not_found')
      const questions = (await listQuestions(store.db, id)).map(writtenFields)
      const { title, description, subject, gradeLevel, difficultyLevel, tags } = set
      const about = { title, description, subject, gradeLevel, difficultyLevel, tags }
      const file = await turns.take(profileId, () =>
        runFileTask({ do: 'write', set: { ...about, questions }, format, language: lang }),
      )
      return c.body(new Uint8Array(file), 200, downloadHeaders(format, title))
    })
    .openapi(templateRoute, (c) => {
      const { lang } = c.req.valid('query')
      const headers = downloadHeaders('csv', TEMPLATE_TITLES[lang])
      return c.body(new Uint8Array(templateCsv(lang)), 200, headers)
    })
}

async function readFile(c: Context<AppEnv>, hold: Parameters<typeof readBody>[2]) {
  try {
    return await readBody(bodySource(c), FILE_MAX_BYTES, hold)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'body_too_large') throw error
    throw new AppError('import_too_large', { max: FILE_MAX_BYTES / MIB })
  }
}
