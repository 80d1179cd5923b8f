import { expect, vi } from 'vitest'
import { listGameQuestions } from '../src/games/store/questions'
import { type Course, SETTLED_MS, type Visit } from './course'

type Started = { session: { id: string }; seatToken: string }

/** Plays solo assignments of a course; asked for when the first test begins. */
export function soloPlay(course: () => Course) {
  const start = async (visit: Visit, again = false) =>
    (await visit.post('/api/lti/solo', { again })).body
  const by = (seatToken: string) => ({ bearer: seatToken })

  const viewOf = async ({ session, seatToken }: Started) => {
    const path = `/api/games/${session.id}/view?role=player`
    return (await course().server.client('GET', path, undefined, by(seatToken))).body
  }
  const move = ({ session, seatToken }: Started, requested: object) =>
    course().server.client(
      'POST',
      `/api/games/${session.id}/moves`,
      { id: `m-${Math.random()}`, move: requested },
      by(seatToken),
    )

  /** Answers the open question, rightly or not. */
  async function answer(started: Started, isRight: boolean) {
    const { question } = (await viewOf(started)).view.stage
    const stored = await listGameQuestions(course().store.db, started.session.id)
    const options = stored.find(({ questionId }) => questionId === question.id)?.options ?? []
    const wanted = options.findIndex(({ isCorrect }) => isCorrect === isRight)
    return move(started, { type: 'answer', questionId: question.id, selectedOptionIndex: wanted })
  }

  async function finish(started: Started, visit: Visit): Promise<number> {
    await move(started, { type: 'end' })
    return vi.waitFor(async () => {
      const { attempts } = (await visit.get('/api/lti/attempts')).body
      const own = attempts.find(
        ({ sessionId }: { sessionId: string }) => sessionId === started.session.id,
      )
      expect(own?.status).toBe('completed')
      return own.score
    }, SETTLED_MS)
  }

  /** One attempt with one answer. */
  async function attempt(visit: Visit, isRight: boolean, again = false): Promise<number> {
    const started = await start(visit, again)
    expect((await answer(started, isRight)).status).toBe(200)
    return finish(started, visit)
  }

  return { start, viewOf, move, answer, finish, attempt }
}
