import { z } from '@hono/zod-openapi'
import { html } from 'hono/html'
import { makeRouter } from '../http/define-route'
import { sendFile, staticFile } from '../http/static-files'
import { acceptedLanguage, type Language } from '../runtime/language'
import { findHomework, type HomeworkRow } from './store/homework'
import { homeworkPath } from './teacher-answers'

const DESCRIPTION: Record<Language, string> = {
  en: 'Homework on Pathquest: a quiz game about real jobs, to play on your own.',
  es: 'Tarea en Pathquest: un juego de preguntas sobre trabajos reales, para jugar por tu cuenta.',
}

/** Of each kind of content. */
const PICTURE: Record<HomeworkRow['content']['kind'], string> = {
  sets: '/homework-sets.png',
  careers: '/homework-careers.png',
  deck: '/homework-deck.png',
}
const PICTURE_PX = { width: 1200, height: 630 }

const Id = z.string().regex(/^hw_\w{1,40}$/)

/**
 * The app's page at the address of homework, with a title, a description and a picture of its own:
 * what Google Classroom, Teams and messengers show of a link (Open Graph protocol). No scripts run
 * there. It tells no more than the link does to anybody; `appHtml` undefined: the pages are not built.
 */
export function makeHomeworkPreviews(appHtml: string | undefined) {
  const router = makeRouter()
  if (appHtml === undefined) return router
  router.get('/homework/:id', async (c, next) => {
    const id = Id.safeParse(c.req.param('id'))
    if (!id.success) return next()
    const { store, env } = c.var.services
    const found = await findHomework(store.db, id.data)
    // The app says so.
    if (!found) return next()
    const language = acceptedLanguage(c.req.header('accept-language'))
    const page = withPreview(appHtml, found.row, { origin: env.publicOrigin, language })
    c.header('Vary', 'Accept-Language')
    // Whoever has the link may read it, and no search engine.
    c.header('X-Robots-Tag', 'noindex')
    return sendFile(c, staticFile(Buffer.from(page), 'text/html; charset=utf-8'), 'no-cache')
  })
  return router
}

interface Reader {
  origin: string
  language: Language
}

function withPreview(
  appHtml: string,
  { id, title, note, content }: HomeworkRow,
  { origin, language }: Reader,
): string {
  const description = note || DESCRIPTION[language]
  const head = html`<title>${title} – Pathquest</title>
    <meta name="description" content="${description}" />
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="Pathquest" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:url" content="${origin}${homeworkPath(id)}" />
    <meta property="og:image" content="${origin}${PICTURE[content.kind]}" />
    <meta property="og:image:width" content="${String(PICTURE_PX.width)}" />
    <meta property="og:image:height" content="${String(PICTURE_PX.height)}" />
    <meta name="twitter:card" content="summary_large_image" />`
  return appHtml
    .replace(/<meta\s+name="description"[^>]*>\s*/, '')
    .replace(/<title>[^<]*<\/title>/, () => String(head))
}
