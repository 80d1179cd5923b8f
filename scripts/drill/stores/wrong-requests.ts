// Requests of every kind that a game gets, sent to the server that does not have its room.
import { existsSync } from 'node:fs'
import { HOST_COMMANDS } from '@pathquest/core/rooms/host-commands'
import { CLOSE } from '@pathquest/core/rooms/messages'
import { WebSocket } from 'ws'
import type { PlayerApi, Who } from '../../harness/player-api'
import { roomFile } from '../../harness/stored-rooms'
import { gameIds, type Site } from './games'

interface Request {
  method: 'GET' | 'POST'
  path: string
  who: Who
  body?: object
}

/** Of a running game these are wrong answers: pages believe them and show the end. */
const OVER = /"code":"(game_over|game_cancelled)"|"status":"completed"/

/** @returns figures: requests, refused, toldOver */
export async function askWrongly(site: Site, wrong: Site) {
  const figures = { requests: 0, refused: 0, toldOver: 0 }
  for (const request of requestsOf(site)) {
    const answer = await ask(wrong.api, request)
    figures.requests++
    if (answer.status >= 400) figures.refused++
    if (!OVER.test(answer.text)) continue
    figures.toldOver++
    console.error(
      `${request.method} ${request.path}: ${answer.status} ${answer.text.slice(0, 120)}`,
    )
  }
  for (const close of await closesOf(site, wrong)) {
    figures.requests++
    if (close === GONE) figures.toldOver++
    else figures.refused++
  }
  return figures
}

async function ask(api: PlayerApi, { method, path, who, body }: Request) {
  const { cookie, seatToken } = who
  const response = await fetch(api.address + path, {
    method,
    headers: {
      origin: api.origin,
      ...(body && { 'content-type': 'application/json' }),
      ...(cookie && { cookie }),
      ...(seatToken && { authorization: `Bearer ${seatToken}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, text: await response.text() }
}

function requestsOf(site: Site): Request[] {
  const { running, lobby, waiting, solo, teacher, student, questionSetId } = site
  const host = { cookie: teacher }
  const player = running.players[0]
  const seatToken = player?.socket.seatToken ?? ''
  const inClass = [
    { id: running.hosted.id, code: running.hosted.code, seat: { seatToken }, playerId: player?.id },
    {
      id: lobby.id,
      code: lobby.code,
      seat: { seatToken: waiting.seatToken },
      playerId: waiting.player.id,
    },
  ]
  return [
    ...inClass.flatMap(({ id, code, seat, playerId }) => [
      ...hostRequests(id, host, playerId),
      ...seatRequests(id, seat),
      { method: 'POST' as const, path: '/api/games/join', who: {}, body: joining(code) },
      {
        method: 'POST' as const,
        path: '/api/games/join',
        who: seat,
        body: joining(code),
      },
      {
        method: 'POST' as const,
        path: '/api/games/join',
        who: {},
        body: { ...joining(code), seatCode: 'ABCDEF' },
      },
    ]),
    ...seatRequests(solo.session.id, { cookie: student }),
    {
      method: 'POST',
      path: '/api/games',
      who: { cookie: student },
      body: { questionSetId, sessionType: 'solo' },
    },
    // Last: they end what the server believes to be its own.
    ...['end', 'leave'].map((name) => ({
      method: 'POST' as const,
      path: `/api/games/${solo.session.id}/${name}`,
      who: { cookie: student },
      body: {},
    })),
  ]
}

const joining = (gameCode: string) => ({ gameCode, displayName: 'Somebody' })

function hostRequests(id: string, who: Who, playerId: string | undefined): Request[] {
  const path = `/api/games/${id}`
  const bodies: Record<string, object> = {
    kick: { playerId },
    extra_time: { playerId, factor: 1.5 },
    approve_name: { playerId },
    rename: { playerId, displayName: 'Another' },
    seat_code: { playerId },
    accept_answer: { questionId: 'qn_1', answer: 0 },
    show_remark: { remark: 'Well done' },
  }
  return [
    ...HOST_COMMANDS.map((command) => ({
      method: 'POST' as const,
      path: `${path}/${command.replaceAll('_', '-')}`,
      who,
      body: { tab: 'drill-host-tab', ...bodies[command] },
    })),
    ...['host', 'screen'].flatMap((role) => [
      { method: 'GET' as const, path: `${path}/view?role=${role}&tab=drill-host-tab`, who },
      { method: 'POST' as const, path: `${path}/ticket`, who, body: { role, tab: 'other-tab' } },
    ]),
    { method: 'GET', path: `${path}/seat`, who },
    { method: 'POST', path: '/api/game/initialize', who, body: { sessionId: id } },
    { method: 'POST', path: '/api/game/advanceQuestion', who, body: { sessionId: id } },
  ]
}

function seatRequests(id: string, who: Who): Request[] {
  const path = `/api/games/${id}`
  const move = { type: 'answer', questionId: 'qn_1', selectedOptionIndex: 0 }
  return [
    { method: 'GET', path: `${path}/view?role=player`, who },
    { method: 'GET', path: `${path}/seat`, who },
    { method: 'POST', path: `${path}/ticket`, who, body: { role: 'player' } },
    { method: 'POST', path: `${path}/moves`, who, body: { id: 'wrong-1', move } },
    { method: 'POST', path: `${path}/leave`, who, body: {} },
  ]
}

/** What a room says that does not exist. */
const GONE = CLOSE.gone

/** Sockets with a good ticket, to the wrong server: their close codes. */
async function closesOf(site: Site, wrong: Site): Promise<number[]> {
  const { running, api } = site
  const tickets = [
    [{ role: 'host', tab: 'third-tab' }, running.hosted.host],
    [{ role: 'screen', tab: 'fourth-tab' }, running.hosted.host],
    [{ role: 'player' }, { seatToken: running.players.at(-1)?.socket.seatToken ?? '' }],
  ] as const
  const closes: number[] = []
  for (const [wish, who] of tickets) {
    const url = await api.socketUrl(running.hosted.id, wish, who)
    const there = url.replace(
      api.address.replace('http', 'ws'),
      wrong.api.address.replace('http', 'ws'),
    )
    closes.push(await closeOf(there))
  }
  return closes
}

function closeOf(url: string): Promise<number> {
  const socket = new WebSocket(url, { perMessageDeflate: false })
  return new Promise((done) => {
    // A refused handshake is followed by the close.
    socket.on('error', () => {})
    socket.on('close', done)
  })
}

/** Games that have a room in both stores. */
export function countSecondRooms(sites: readonly Site[]): number {
  const folders = sites.map(({ product }) => product.dataDir)
  const ids = sites.flatMap(gameIds)
  return ids.filter((id) => folders.every((dataDir) => existsSync(roomFile(dataDir, id)))).length
}
