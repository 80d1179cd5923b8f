import type { ModeTexts, MoveFields } from '@pathquest/core/modes/manifest'
import { seededRandom } from '@pathquest/core/random'
import { ONE_DEVICE_ANSWERS, type OneDeviceAnswers } from '@pathquest/core/rooms/game-choices'
import type { ToMark } from '@pathquest/core/rooms/views'
import { must } from '@pathquest/core/testing/contract-check'
import { gameMode } from '../game-rules'
import { answerOf } from '../kits/bots'
import { choiceKey, markKey } from '../mark-texts'
import { choicesOf, playsOnOneDevice, takesAnswers } from '../one-device'
import { MODE_TEXTS_EN } from '../registry/texts.en'
import { lobby, type Play } from './play'
import { sessionQuestions } from './session-questions'

/** What a host marks for a class without phones: `marks` of the manifest. */

export function marksHold(id: string): void {
  const { manifest, openPart } = gameMode(id)
  const { marks, ownDevices, moves } = manifest
  const isOfClass = manifest.pace === 'class' && manifest.offers.includes('class')
  must(!isOfClass || !marks === (ownDevices === true), 'says not how it is played without phones')
  must(!marks || openPart !== undefined, 'has marks, but does not tell what is open')
  const texts = textsOf(id)
  for (const { move, final, or } of Object.values(marks ?? {})) {
    for (const plain of [final, or]) {
      if (plain === undefined) continue
      must(Object.keys(moves[plain] ?? { none: 0 }).length === 0, `${plain} is no move by itself`)
    }
    must(or === undefined || markKey(or) in texts, `what ${or} is has no words`)
    const fields: MoveFields = moves[move] ?? {}
    const chosen = Object.values(fields).filter(
      (field) => field.kind !== 'question' && !('default' in field),
    )
    must(chosen.length === 1, `${move} is not one thing to mark`)
    for (const [name, field] of Object.entries(fields)) {
      if (!('default' in field)) continue
      must(field.kind === 'word', `${name} beside ${move} is no choice of words`)
      const values = field.kind === 'word' ? field.of : []
      const areSaid = values.every((value) => choiceKey(texts, name, value) !== undefined)
      must(areSaid && markKey(name) in texts, `${name} beside ${move} has no words`)
    }
  }
}

const textsOf = (id: string): ModeTexts => MODE_TEXTS_EN[id] ?? { name: id, note: '' }

const STEPS_MAX = 300

/** In every way that it declares, a host marks it from the first part to the end. */
export function isPlayedByMarks(id: string): void {
  const { manifest } = gameMode(id)
  for (const way of ONE_DEVICE_ANSWERS) {
    if (!playsOnOneDevice(manifest, way)) continue
    const game = withoutPhones(id, way)
    let marked = 0
    for (let i = 0; i < STEPS_MAX && !game.isOver; i++) {
      game.later(1_000)
      const asked = game.hostView.toMark
      const before = game.game.beat
      must(!asked || isSaid(asked, id), `by ${way} a choice has no words`)
      if (asked) game.host('mark_answers', marksOf(asked, way, i))
      else game.advance()
      if (asked) marked += 1
      must(game.game.beat > before || game.isOver, `by ${way} a step led nowhere`)
    }
    must(game.isOver, `by ${way} it does not end`)
    must(marked > 0, `by ${way} there is nothing to mark`)
  }
}

const SEATS = { hands: 12, corners: 12, teams: 4 }

function withoutPhones(id: string, way: OneDeviceAnswers): Play {
  const seats = Array.from({ length: SEATS[way] }, (_, i) => ({
    playerId: `seat_${i}`,
    displayName: `Team ${i + 1}`,
  }))
  return lobby({
    mode: id,
    questions: sessionQuestions(id).filter((question) => takesAnswers(way, question)),
    timeStretch: null,
    minAnswerMs: 0,
    oneDevice: { answers: way, seats },
  }).host('start')
}

/** Each choice has words: its own, or a text of the mode. */
const isSaid = ({ choices = [], field = '' }: ToMark, id: string): boolean =>
  choices.every(({ value, label }) => (label ?? choiceKey(textsOf(id), field, value)) !== undefined)

function marksOf(asked: ToMark, way: OneDeviceAnswers, turn: number) {
  const { part, questionId, question, choices = [], players = [], count } = asked
  const of = { part, questionId }
  if (way === 'teams') {
    const marks = players.map((playerId, i) => {
      const mine = choices.filter(({ only }) => only?.includes(playerId) ?? true)
      const answer = question
        ? answerOf(question, seededRandom(`${turn} ${playerId}`))
        : mine[(turn + i) % Math.max(1, mine.length)]?.value
      return { playerId, ...(answer !== undefined && { answer }) }
    })
    return { ...of, marks }
  }
  const answers = question ? choicesOf(question) : choices.map(({ value }) => value)
  const counts = answers.map((answer, i) => ({ answer, count: i === turn % 2 ? count : 0 }))
  return { ...of, counts }
}
