import type { PlayerApi } from '../../harness/player-api'

/** What a guest and a student get who ask for the question set itself. */
export async function askAround(api: PlayerApi, questionSetId: string) {
  const student = await api.signUp('student')
  const paths = ['/api/question-sets', `/api/question-sets/${questionSetId}`, '/api/openapi.json']
  const texts: string[] = []
  for (const cookie of [undefined, student]) {
    for (const path of paths) {
      const answer = await fetch(api.origin + path, { headers: cookie ? { cookie } : {} })
      texts.push(await answer.text())
    }
  }
  return texts
}
