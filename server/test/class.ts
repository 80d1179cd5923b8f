import type { ClassDetail, SignInCard } from '@pathquest/core'
import { settleGame } from '../src/settlement/settle-game'
import type { TestApi } from './api'
import type { Caller, Client } from './client'
import { type Person, signUp } from './people'
import { makeGame, resultOf, seat } from './results'

/** A class as its teacher works with it by the API. */
export interface TestClass {
  id: string
  path: string
  teacher: Person
  detail: () => Promise<ClassDetail>
}

export async function makeClass(
  client: Client,
  teacher?: Person,
  fields: object = {},
): Promise<TestClass> {
  const by = teacher ?? (await signUp(client, 'teacher'))
  const made = await client('POST', '/api/classes', { name: 'Careers 7', ...fields }, by)
  if (made.status !== 201) throw new Error(`A class was answered ${made.status}`)
  const id = made.body.class.id as string
  const path = `/api/classes/${id}`
  return {
    id,
    path,
    teacher: by,
    detail: async () => (await client('GET', path, undefined, by)).body as ClassDetail,
  }
}

/** Accounts of the class, with their cards. */
export async function addCards(
  client: Client,
  { path, teacher }: TestClass,
  names: string[],
): Promise<SignInCard[]> {
  const added = await client('POST', `${path}/students`, { names }, teacher)
  if (added.status !== 200) throw new Error(`Students were answered ${added.status}`)
  return (await client('GET', `${path}/cards`, undefined, teacher)).body.cards
}

/** Signs in by a card. */
export async function showCard(client: Client, code: string): Promise<Caller> {
  const { status, cookie } = await client('POST', '/api/auth/card', { code })
  if (status !== 200) throw new Error(`A card was answered ${status}`)
  return { cookie }
}

interface Played {
  profileId: string | null
  right?: number
  answered?: number
}

/** A game of the class that was played to its end. */
export async function playedGame(
  { services }: Pick<TestApi, 'services'>,
  { id: classId, teacher }: Pick<TestClass, 'id' | 'teacher'>,
  players: Played[],
): Promise<string> {
  const { db } = services.store
  const game = await makeGame(db, { hostProfileId: teacher.profileId, classId })
  const results = []
  for (const { profileId, right = 1, answered = 2 } of players) {
    const player = await seat(db, game, profileId)
    results.push({ ...player, correctAnswers: right, totalAnswers: answered })
  }
  await settleGame(services, game.id, await resultOf(db, results))
  return game.id
}
