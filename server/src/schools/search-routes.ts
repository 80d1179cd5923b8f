import { SchoolSearch, SchoolSearchQuery } from '@pathquest/core'
import { defineRoute, makeRouter } from '../http/define-route'
import { foundSchools } from './make-school'

const searchRoute = defineRoute({
  method: 'get',
  path: '/api/schools',
  access: 'anyone',
  summary: 'Confirmed schools by name or city, for the affiliation of an account',
  request: { query: SchoolSearchQuery },
  answer: SchoolSearch,
})

export const schoolSearchRoutes = makeRouter().openapi(searchRoute, async (c) =>
  c.json(await foundSchools(c.var.services.store.db, c.req.valid('query').q), 200),
)
