import {
  type GameEvent,
  inFormOfToday,
  modeStatus,
  readStoredGame,
  resultPost,
  STORED_FORM,
  step,
  storedGame,
  wakeAt,
} from '../game'
import { gameMode, type Manifest, readMove, readSettings } from '../modes'
import { MODE_TEXTS_EN } from '../modes/registry/texts.en'
import { MODE_TEXTS_ES } from '../modes/registry/texts.es'
import { seededRandom } from '../random'
import { contextOf, isRunning, modeOf, must, openViews, players, statusOf } from './look'
import { keepsSecret, showsNoSecret } from './mode-secrecy'
import { jsonFault, sortedJson } from './plain'
import { HOST_TAB, type Play, play } from './play'
import { botMove, session, sessionQuestions } from './session'

export interface ContractCheck {
  name: string
  /** Throws where the mode breaks the contract. */
  check(): void
}

const SEEDS = [1, 2, 3, 4, 5, 6]
/** Of a game of eight players and five questions: what a room can store and send without a thought. */
const STATE_BYTES_MAX = 60_000
const OWN_BYTES_MAX = 16_000

/** What every mode must keep, whatever it is about. A new mode passes this before anything else. */
export function modeContract(mode: string): ContractCheck[] {
  const inSessions = (name: string, check: (seed: number) => void): ContractCheck => ({
    name,
    check: () => {
      for (const seed of SEEDS) {
        try {
          check(seed)
        } catch (error) {
          throw new Error(`in session ${seed}: ${error instanceof Error ? error.message : error}`)
        }
      }
    },
  })
  const always = (name: string, look: () => (game: Play) => void): ContractCheck =>
    inSessions(name, (seed) => void session(mode, seed, look()))
  return [
    { name: 'says in its manifest what can be', check: () => manifestHolds(mode) },
    { name: 'has its texts in both languages', check: () => textsAreThere(mode) },
    { name: 'takes empty settings and refuses unknown ones', check: () => readsSettings(mode) },
    { name: 'is played by its bot, from views alone', check: () => botPlays(mode) },
    inSessions('the same inputs give the same states and views', (seed) => {
      const [first, again] = [traceOf(mode, seed), traceOf(mode, seed)]
      must(first === again, 'two runs differ')
    }),
    inSessions('goes on from what is stored as if it had not been', (seed) =>
      storedGoesOn(mode, seed),
    ),
    inSessions('a replay of the log gives the live state', (seed) => {
      const game = session(mode, seed, () => undefined)
      must(JSON.stringify(game.replayed()) === JSON.stringify(game.game), 'the replay differs')
    }),
    always('standings are whole, in bounds, one for each player', () => standingsHold),
    always('what it settles is in bounds', () => resultHolds),
    always('knows where it stands', () => statusHolds),
    always('after a wake nothing is due at once', () => doesNotSpin),
    always('a move that comes twice counts once', countsOnce),
    always('nothing new opens while it is paused', opensNothingPaused),
    always('minds nothing that it does not know', () => mindsNothing),
    always('state and views stay small', () => staysSmall),
    inSessions('is over for good', (seed) => endsForGood(session(mode, seed, () => undefined))),
    { name: 'its clock stands still while it is paused', check: () => clockStandsStill(mode) },
    always('no view shows a solution that nobody may know yet', () => showsNoSecret),
    inSessions('plays the same whatever a secret solution is', (seed) => keepsSecret(mode, seed)),
  ]
}

function manifestHolds(id: string): void {
  const { manifest, migrate } = gameMode(id)
  must(manifest.id === id, `is listed as ${id} and named ${manifest.id}`)
  must(manifest.offers.length > 0, 'is offered to nobody')
  must(manifest.minPlayers >= 1, 'can be played by nobody')
  must(!manifest.offers.includes('solo') || manifest.minPlayers === 1, 'needs company alone')
  must(readSettings(manifest, {}).ok, 'a default does not fit its own setting')
  for (const [name, fields] of Object.entries(manifest.moves)) {
    must(!['start', 'advance', 'end'].includes(name), `the move ${name} is the room's`)
    must(Object.keys(fields).length <= 8, `${name} has more than eight fields`)
    must(typeof gameMode(id).moves[name] === 'function', `there is no rule for ${name}`)
  }
  const steps = Array.from({ length: manifest.stateVersion - 1 }, (_, i) => migrate?.[i + 1])
  must(!steps.includes(undefined), 'a step from an older state version is missing')
}

function textsAreThere(id: string): void {
  const { settings }: Manifest = gameMode(id).manifest
  const needed = Object.entries(settings).flatMap(([name, field]) => [
    `setting.${name}`,
    ...(field.kind === 'choice' ? field.of.map((value) => `setting.${name}.${value}`) : []),
  ])
  const [en, es] = [MODE_TEXTS_EN[id] ?? {}, MODE_TEXTS_ES[id] ?? {}]
  for (const key of ['name', 'note', ...needed]) {
    must(key in en && key in es, `the text ${key} is missing`)
  }
  must(Object.keys(en).sort().join() === Object.keys(es).sort().join(), 'the languages differ')
}

function readsSettings(id: string): void {
  const { manifest } = gameMode(id)
  for (const empty of [undefined, null, {}]) {
    must(readSettings(manifest, empty).ok, 'empty settings are refused')
  }
  for (const odd of [{ nonsense: true }, 'words', 7, [1]]) {
    must(!readSettings(manifest, odd).ok, `${JSON.stringify(odd)} is taken for settings`)
  }
}

/** Refusals of what is no move of this mode: a bot that sees its view makes none of them. */
const MISTAKES = ['move_unknown', 'bad_message', 'option_not_found', 'player_not_found']

function botPlays(mode: string): void {
  let [taken, tried] = [0, 0]
  for (const seed of SEEDS) {
    const random = seededRandom(`bot ${seed}`)
    const game = play({ mode, players: ['ana', 'ben', 'cleo'], questions: sessionQuestions(mode) })
    for (let i = 0; i < 40 && !game.isOver; i++) {
      game.later(500)
      const playerId = players(game)[i % 3] as string
      const event = game.isOver ? null : botMove(game, playerId, random)
      if (!event) continue
      const done = game.send(event)
      tried += 1
      if (done.ok) taken += 1
      else must(!MISTAKES.includes(done.code), `its move was refused: ${done.code}`)
      if (i % 10 === 9) game.tryHost('advance')
    }
  }
  must(tried > 0 && 2 * taken >= tried, `${taken} of ${tried} moves of its bot were taken`)
}

function traceOf(mode: string, seed: number): string {
  const trace: string[] = []
  session(mode, seed, (game) => {
    trace.push(momentOf(game))
  })
  return trace.join('\n')
}

/** All that there is at one moment. */
const momentOf = (game: Play): string =>
  sortedJson([game.now, game.game, openViews(game), game.hostView])

function storedGoesOn(mode: string, seed: number): void {
  const stored: string[] = []
  session(mode, seed, (game) => {
    const fault = jsonFault(game.game)
    must(fault === null, `the state is not JSON at ${fault}`)
    for (const view of [game.hostView, game.screenView, ...players(game).map(game.viewOf)]) {
      must(jsonFault(view.own) === null, `a view is not JSON at ${jsonFault(view.own)}`)
    }
    const text = JSON.stringify({
      setup: game.setup,
      game: storedGame(game.setup, game.game),
      log: [],
    })
    game.game = readStoredGame(inFormOfToday(JSON.parse(text), STORED_FORM)).game
    stored.push(momentOf(game))
  })
  must(stored.join('\n') === traceOf(mode, seed), 'a stored state goes on differently')
}

function standingsHold(game: Play): void {
  if (game.game.mode === null) return
  const mode = modeOf(game)
  const rows = mode.standings(game.game.mode, contextOf(game))
  must(
    rows
      .map((row) => row.playerId)
      .sort()
      .join() === players(game).sort().join(),
    'rows of others',
  )
  for (const { score, correctAnswers, totalAnswers, grade, tookPart } of rows) {
    for (const count of [score, correctAnswers, totalAnswers]) {
      must(Number.isInteger(count) && count >= 0, `a count is ${count}`)
    }
    must(correctAnswers <= totalAnswers, `${correctAnswers} of ${totalAnswers} answers are right`)
    must(grade === null || (grade >= 0 && grade <= 1), `a grade is ${grade}`)
    must(mode.manifest.grades === 'points' || grade === null, 'grades although it gives none')
    must(typeof tookPart === 'boolean', 'does not know who took part')
  }
  for (const { playerIds } of mode.teamRows?.(game.game.mode) ?? []) {
    must(
      playerIds.every((id) => Object.hasOwn(game.game.seats, id)),
      'a team of strangers',
    )
  }
}

function resultHolds(game: Play): void {
  if (!game.isOver || game.game.outcome !== 'finished') return
  const { ends } = modeOf(game).manifest
  const {
    answers,
    players: rows,
    outcome,
    ends: resultEnds,
  } = resultPost(game.setup, game.game, 'result')
  const attempts = new Set<string>()
  for (const {
    playerId,
    questionId,
    attempt,
    share,
    isCorrect,
    pointsEarned,
    ...rest
  } of answers) {
    must(Object.hasOwn(game.game.seats, playerId), 'an answer of a stranger')
    must(
      game.setup.questions.some(({ id }) => id === questionId),
      `answers ${questionId}`,
    )
    must(
      attempt === 1 || attempts.has(`${playerId} ${questionId} ${attempt - 1}`),
      'skips attempts',
    )
    attempts.add(`${playerId} ${questionId} ${attempt}`)
    must(share === null || (share >= 0 && share <= 1), `a share is ${share}`)
    must((share === null) === (isCorrect === null), 'neither judged nor not')
    must(
      pointsEarned >= 0 && rest.answerTimeMs >= 0 && Number.isFinite(rest.answeredAt),
      'no answer',
    )
  }
  must(attempts.size === answers.length, 'an answer is told twice')
  must(resultEnds === 'ranked' || rows.every(({ placement }) => placement === null), 'gives places')
  must((ends === 'shared') === (outcome === 'won' || outcome === 'lost'), `ends ${outcome}`)
}

function statusHolds(game: Play): void {
  if (!isRunning(game)) return
  const [mode, context] = [modeOf(game), contextOf(game)]
  const { over, wakeAt: due, beat, moment, secret } = mode.status(game.game.mode, context)
  must(!over, 'is over and goes on')
  must(due === null || Number.isFinite(due), `is due at ${due}`)
  must((moment === null) === (mode.manifest.pace === 'self'), 'its pace is another')
  const later = mode.status(game.game.mode, { ...context, now: context.now + 3_600_000 })
  must(later.beat === beat, 'its beat depends on the time')
  must(JSON.stringify(later.moment) === JSON.stringify(moment), 'its moment depends on the time')
  const indices: number[] = Array.isArray(secret) ? secret : Object.values(secret).flat()
  must(
    indices.every((i) => game.setup.questions[i] !== undefined),
    'keeps an unknown question secret',
  )
}

function doesNotSpin(game: Play): void {
  const due = game.wakeAt
  if (due === null) return
  const now = Math.max(due, game.now)
  const done = step(game.setup, game.game, { type: 'wake' }, now)
  must(done.ok, 'a wake was refused')
  if (!done.ok || game.game.settledAt !== null) return
  const next = wakeAt(game.setup, done.game, now)
  must(next === null || next > now, `woken at ${now}, due again at ${next}`)
}

function countsOnce() {
  let last: GameEvent | undefined
  return (game: Play) => {
    const event = game.log.at(-1)?.event
    if (!event || event === last || event.type !== 'move' || !isRunning(game)) return
    last = event
    if (modeOf(game).manifest.moves[event.move.type] === undefined) return
    const again = step(game.setup, game.game, event, game.now)
    if (!again.ok) return
    must(JSON.stringify(again.game.mode) === JSON.stringify(game.game.mode), 'a move counts twice')
  }
}

function opensNothingPaused() {
  let before: { index: number; state: string } | null = null
  return (game: Play) => {
    if (!isRunning(game) || !game.game.paused) {
      before = null
      return
    }
    const { moment } = statusOf(game)
    const woken = step(game.setup, game.game, { type: 'wake' }, game.now + 300_000)
    if (woken.ok && woken.game.status === 'in_progress' && woken.game.paused) {
      const after = modeStatus(game.setup, woken.game, game.now + 300_000).moment
      must(after?.index === moment?.index, 'a question opens without the host')
      if (moment === null) {
        const same = JSON.stringify(woken.game.mode) === JSON.stringify(game.game.mode)
        must(same, 'time goes on without the host')
      }
    }
    must(before === null || moment === null || before.index === moment.index, 'goes on paused')
    before = { index: moment?.index ?? 0, state: '' }
  }
}

function mindsNothing(game: Play): void {
  if (!isRunning(game)) return
  const tomorrow = { kind: 'sunrise' } as never
  const done = modeOf(game).on(game.game.mode, tomorrow, contextOf(game))
  must(done.ok && done.state === game.game.mode, 'minds what it does not know')
}

function staysSmall(game: Play): void {
  const bytes = JSON.stringify(game.game.mode).length
  must(bytes <= STATE_BYTES_MAX, `the state has ${bytes} bytes`)
  for (const { own } of [game.hostView, game.screenView, ...players(game).map(game.viewOf)]) {
    const length = JSON.stringify(own).length
    must(length <= OWN_BYTES_MAX, `a view has ${length} bytes of its own`)
  }
}

function endsForGood(game: Play): void {
  if (!game.isOver) game.host('end')
  must(game.game.status === 'completed', 'does not end')
  const mode = modeOf(game)
  const context = contextOf(game)
  const state = game.game.mode
  const { over, wakeAt: due } = mode.status(state, context)
  must(over, 'completed, but the mode is not over')
  must(due === null, 'waits for something after the end')
  must(!mode.on(state, { kind: 'advance' }, context).ok, 'advanced after the end')
  const standings = JSON.stringify(mode.standings(state, context))
  for (const kind of ['presence', 'wake', 'end'] as const) {
    const done = mode.on(state, { kind }, { ...context, random: () => 0.5 })
    must(done.ok && mode.status(done.state, context).over, `goes on after the end by ${kind}`)
    const after = done.ok ? JSON.stringify(mode.standings(done.state, context)) : ''
    must(after === standings, `scores move after the end by ${kind}`)
  }
  for (const { event } of game.log) {
    if (event.type !== 'move' || mode.manifest.moves[event.move.type] === undefined) continue
    const { playerId, move } = event
    const read = readMove(mode.manifest.moves, { ...move, id: 'late' }, { ...context, playerId })
    const done = read.ok ? mode.moves[move.type]?.(state, playerId, read.move, context) : read
    must(!done?.ok, `${playerId} could ${move.type} after the end`)
  }
}

/** What is left of a time is left after a pause. Where a class waits, its deadline stands. */
function clockStandsStill(id: string): void {
  if (gameMode(id).manifest.pace !== 'self') return
  const game = play({ mode: id, players: ['ana', 'ben', 'cleo'] })
  const due = game.later(1_000).now && statusOf(game).wakeAt
  if (due === null) return
  const left = due - game.now
  game.loseHost(HOST_TAB).later(15_000)
  const pausedAfter = 15_000
  must(game.game.paused, 'is not paused')
  must(statusOf(game).wakeAt === null, 'its clock runs on')
  game.later(600_000).hostBack()
  must((statusOf(game).wakeAt ?? 0) - game.now === left - pausedAfter, 'lost time in a pause')
}
