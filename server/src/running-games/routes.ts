import { RunningGames, RunningGamesQuery } from '@pathquest/core'
import { isTaughtBy } from '../games'
import { defineRoute, makeRouter } from '../http/define-route'
import { AppError } from '../runtime/errors'
import type { Services } from '../services/services'
import { RunningFigures } from './running-figures'

const runningRoute = defineRoute({
  method: 'get',
  path: '/api/running-games',
  access: 'teacher',
  summary: "Open games of the caller, or of a class that they teach, with each game's figures",
  request: { query: RunningGamesQuery },
  answer: RunningGames,
})

export function makeRunningGameRoutes(services: Pick<Services, 'store' | 'rooms' | 'now'>) {
  const figures = new RunningFigures(services)
  return makeRouter().openapi(runningRoute, async (c) => {
    const { db } = c.var.services.store
    const { profileId, via } = c.var.principal
    const callerId = profileId as string
    const { class: classId } = c.req.valid('query')
    // Classes are of accounts: a visit from an LMS sees none.
    const seesClasses = via === 'session'
    if (classId !== undefined && !(seesClasses && (await isTaughtBy(db, classId, callerId)))) {
      throw new AppError('class_not_found', {}, 'class')
    }
    c.header('Cache-Control', 'no-store')
    return c.json({ games: await figures.of({ callerId, classId, seesClasses }) }, 200)
  })
}
