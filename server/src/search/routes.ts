import { SearchWords } from '@pathquest/core'
import { defineRoute, makeRouter } from '../http/define-route'
import { cacheable } from '../http/static-files'
import { synonymLines } from './store'

const FRESH_SECONDS = 3_600

const wordsRoute = defineRoute({
  method: 'get',
  path: '/api/search-words',
  access: 'anyone',
  summary: 'What people type and what it leads to, for a page that searches a list it holds',
  answer: SearchWords,
})

const router = makeRouter()
router.use('/api/search-words', ...cacheable(FRESH_SECONDS))
export const searchRoutes = router.openapi(wordsRoute, (c) =>
  c.json({ synonyms: [...synonymLines] }, 200),
)
