import type { Json } from '@pathquest/core/json'
import type { Bot } from '@pathquest/core/modes/mode'
import type { KeyedQuestion } from '@pathquest/core/questions/questions'
import { playsQuestions } from '@pathquest/modes/catalogue'
import { gameMode } from '@pathquest/modes/game-rules'
import { BotClass } from '../../harness/bot-class'
import { HostedGame, playerNames } from '../../harness/hosted-game'
import { type SocketHost, SocketPlayer } from '../../harness/socket-player'
import { readRunningRoom } from '../../harness/stored-rooms'
import { pause, until } from '../../harness/wait'
import { askAround } from './ask-around'
import { deckSecrets } from './deck-secrets'
import { rightAnswer } from './hidden'
import { ModeSearch } from './mode-search'
import { PersonalSearch } from './personal'
import type { Writings } from './writings'

const turnMs = 700
/** A self-paced game goes on for so many turns, and until every solution was told. */
const turnsMin = 20
const turnsMax = 130
/** Responses to polls are read at every so many turns. */
const polledTurns = 3
/** One in so many always knows the answer. */
const knowing = 3

/** Short games, in which nothing but the host ends a question. */
const settings: Readonly<Record<string, Record<string, Json>>> = {
  clue_trail: { careers: 3, clueSeconds: 30 },
  close_contour: { cards: 4, seconds: 77 },
}

/** The move by which a player shows who made what. */
const SHOW_NAME = 'show_name'

/** Modes that draw the open question themselves. */
const hiding = ['decoy', 'split_map']

const [idle = ''] = playerNames(1)
const screen = 'the projector'

interface Dealt {
  questions: KeyedQuestion[]
  material: Json
}

interface Wish {
  mode: string
  questionSetId: string
  players: number
  dataDir: string
  teacher: string
}

/** One whole game of a mode, with every byte to players and projector searched. */
export async function searchGame(
  api: HostedGame['api'],
  { mode, questionSetId, players, dataDir, teacher }: Wish,
) {
  const { pace, material, personal: fields } = gameMode(mode).manifest
  const wish = {
    gameMode: mode,
    maxPlayers: players,
    ...(material !== undefined ? {} : { questionSetId }),
    settings: { modeSettings: settings[mode] ?? {} },
  }
  const game = await HostedGame.open(api, teacher, wish, `tab-${mode}`)
  // A room stores its setup when its first socket opens.
  const projector = new SocketPlayer('')
  await projector.connect(
    await api.socketUrl(game.id, { role: 'screen', tab: `screen-${mode}` }, game.host),
  )
  const setup = await until('the stored setup', () => readRunningRoom(dataDir, game.id)?.setup)
  const dealt: Dealt = JSON.parse(String(setup))
  const deck = deckSecrets(mode, dealt.material)
  let bots: BotClass | null = null
  const { questions } = dealt
  const personal = fields
    ? new PersonalSearch(
        fields,
        () =>
          bots?.players.map(({ id }, at) => ({ id, name: playerNames(players)[at] ?? '' })) ?? [],
      )
    : null
  const search = new ModeSearch({
    pace,
    hides: hiding.includes(mode),
    questions,
    idle: [idle, screen],
    deck,
    personal,
  })
  projector.onFact = (type, data) => search.hears(screen, type, data.toString())
  if (playsQuestions(mode)) {
    for (const text of await askAround(api, questionSetId)) search.hears('nobody', 'set', text)
  }
  const reader = new Reader(game, search.writings)
  const pupils = playerNames(players).map((name) => ({
    name,
    onFact: (type: string, data: Buffer) => search.hears(name, type, data.toString()),
    botOf: (bot: Bot) => pupilOf(name, bot, search, dealt),
  }))
  bots = await BotClass.open(game, mode, pupils)
  await bots.start()
  for (let turn = 0; !bots.isOver; turn++) {
    await pause(turnMs)
    await reader.look(bots.host)
    if (bots.host.view) personal?.hears('the host', bots.host.view)
    if (turn % polledTurns === 0) await poll(game, bots.players[0]?.socket, search)
    const isEnough = turn >= turnsMax || (turn > turnsMin && search.untold().length === 0)
    if (pace === 'self' && isEnough && !bots.isOver) {
      bots.host.press('end')
      await until('the end', () => bots.isOver)
      break
    }
    const moving = bots.move()
    if ((await bots.unanswered(moving)) > 0) search.blind.push('a move without a reply')
    // At everybody's own pace it would be the end.
    if (pace === 'class' && bots.advance(moving)) search.pressed()
  }
  bots.close()
  projector.socket.close()
  for (const { id } of search.untold()) search.blind.push(`${id} was never told`)
  search.blind.push(
    ...(deck?.unseen() ?? []),
    ...(personal?.unseen() ?? []),
    ...(pace === 'class' ? reader.unseen(questions) : []),
  )
  return { search, personal: personal?.leaks ?? [] }
}

/** By the mode's bot, but with answers that tell most; the first player of a class is idle. */
function pupilOf(name: string, bot: Bot, search: ModeSearch, { questions }: Dealt): Bot {
  return (view, random, playerId) => {
    if (search.isIdle(name) || hasMarked(view.modeView)) return null
    const move = bot(view, random, playerId)
    // Nobody shows their name by themselves: it must not be seen.
    if (move?.type === SHOW_NAME) return null
    if (move?.type !== 'answer' || view.stage.name !== 'question') return move
    const { id } = view.stage.question
    search.answers(name, id)
    const word = wordOf(name, id)
    const answer = answerOf(name, word, questions.find((one) => one.id === id) ?? null)
    if (JSON.stringify(answer ?? null).includes(word)) search.writings.add(name, word)
    return answer === undefined ? move : { ...move, answer }
  }
}

/** Marks of a trail may move for ever: once for each clue is enough. */
function hasMarked(modeView: Json | undefined) {
  const { mark, clues } = (modeView ?? {}) as { mark?: { clue: number } | null; clues?: Json[] }
  return mark != null && mark.clue === clues?.length
}

/** What somebody writes: nobody else would. */
const wordOf = (name: string, id: string) =>
  `said by ${name.replace(' ', '')} of ${id.replace(/\W|_/g, '')}`

/** Instead of the bot's guess: what is right, or words; undefined: the guess. */
function answerOf(name: string, word: string, question: KeyedQuestion | null): Json | undefined {
  if (question?.kind === 'poll') return { option: 1, why: word }
  const isKnowing = Number(name.split(' ')[1]) % knowing === 1
  if (question && isKnowing) return rightAnswer(question)
  return question?.kind === 'typed' ? word : undefined
}

/** The host reads what is written, and lets the first reason of a poll through and no other. */
class Reader {
  #hasLetThrough = false

  constructor(
    private readonly game: HostedGame,
    private readonly writings: Writings,
  ) {}

  async look({ view }: SocketHost) {
    this.writings.atHost(JSON.stringify(view))
    const [first] = (view?.stage.name === 'result' && view.stage.remarksToShow) || []
    if (!first || this.#hasLetThrough) return
    this.#hasLetThrough = true
    this.writings.letThrough(first.text)
    const { api, id, host, tab } = this.game
    const body = { playerId: first.playerId, remark: first.text, tab }
    await api.call('POST', `/api/games/${id}/show-remark`, { ...host, body })
  }

  unseen(questions: readonly KeyedQuestion[]) {
    const hasPoll = questions.some(({ kind }) => kind === 'poll')
    const isBlind = hasPoll && !this.#hasLetThrough
    return [...(isBlind ? ['no reason of a poll'] : []), ...this.writings.unseen()]
  }
}

/** A player without a socket, and who asks for more. */
async function poll({ api, id }: HostedGame, seat: SocketPlayer | undefined, search: ModeSearch) {
  if (!seat) return
  const headers = { authorization: `Bearer ${seat.seatToken}`, origin: api.origin }
  for (const path of [`view?role=player`, 'seat', 'results']) {
    const answer = await fetch(`${api.origin}/api/games/${id}/${path}`, { headers })
    search.hears(idle, 'polled', await answer.text())
  }
}
