// Attacks with allowed actions of players and hosts, at an excessive rate.

import { pause } from '../../harness/wait'
import type { Attacker } from './attacker'
import { frame, openSocket, socketPath } from './frames'

/** Commands of a host, by socket and by request, at the maximum rate. */
export async function hostCommands(attacker: Attacker) {
  const { lobby, teacher } = attacker.world
  const { json } = await attacker.request('POST', `/api/games/${lobby.id}/ticket`, {
    body: { role: 'host', tab: 'abuse-tab' },
    cookie: teacher,
    quiet: true,
  })
  const path = json?.ticket && socketPath(lobby.id, json.ticket)
  const socket = path ? await openSocket(attacker, path) : undefined
  const bySocket = async () => {
    for (let count = 0; socket?.writable && !attacker.over; count++) {
      const command = count % 2 ? 'lock' : 'unlock'
      socket.write(frame(JSON.stringify({ type: 'host', id: `h${count}`, command })))
      if (count % 100 === 99) await pause(10)
    }
  }
  const byRequest = attacker.flood(attacker.many(5000), (index) =>
    attacker.request('POST', `/api/games/${lobby.id}/${index % 2 ? 'lock' : 'unlock'}`, {
      body: { tab: 'abuse-tab' },
      cookie: teacher,
    }),
  )
  await Promise.all([bySocket(), byRequest])
}

/** One account that starts solo games at the maximum rate. */
export const soloGames = (attacker: Attacker) =>
  attacker.flood(
    attacker.many(600),
    () =>
      attacker.request('POST', '/api/games', {
        body: { questionSetId: attacker.world.questionSetId, sessionType: 'solo' },
        cookie: attacker.world.student,
      }),
    10,
  )

/** A valid code: seats are taken, and some are released. */
export const joinsAndLeaves = (attacker: Attacker) =>
  attacker.flood(attacker.many(3000), async (index) => {
    const { crowdedLobby: lobby } = attacker.world
    const { json } = await attacker.request('POST', '/api/games/join', {
      body: { gameCode: lobby.gameCode, displayName: `Ghost ${index}` },
    })
    if (!json?.seatToken || index % 4 === 0) return
    const { seatToken } = json
    await attacker.request('POST', `/api/games/${lobby.id}/leave`, { body: {}, seatToken })
  })

/** Names that are long in every possible way. */
export const strangeNames = (attacker: Attacker) =>
  attacker.flood(attacker.many(3000), (index) => {
    const names = [
      `a${'\u0301'.repeat(9)}`.repeat(30),
      `Guest${'\u0e49'.repeat(20)}${index}`,
      `a${'\u0301'.repeat(299)}`,
      '\u{1f468}\u200d'.repeat(60),
      '\u202e'.repeat(300),
      `${'ﷺ'.repeat(150)}${index}`,
      ' \u00a0'.repeat(150),
    ]
    const body = {
      gameCode: attacker.world.namesLobby.gameCode,
      displayName: names[index % names.length],
    }
    return attacker.request('POST', '/api/games/join', { body })
  })

/** Invalid codes. */
export const wrongCodes = (attacker: Attacker) =>
  attacker.flood(attacker.many(10_000), (index) =>
    attacker.request('POST', '/api/games/join', {
      body: { gameCode: `Z${index.toString(36).padStart(5, '0').toUpperCase()}`, displayName: 'X' },
    }),
  )

/** Reads of a public leaderboard. */
export const sharedReads = (attacker: Attacker) =>
  attacker.flood(attacker.many(20_000), () =>
    attacker.request('GET', `/api/shared/${attacker.world.shareToken}/leaderboard`),
  )

/** A seat that polls at the maximum rate. */
export const polls = (attacker: Attacker) =>
  attacker.flood(attacker.many(10_000), (index) =>
    attacker.request('GET', `/api/games/${attacker.world.game.id}/view?role=player`, {
      seatToken: attacker.world.game.seatTokens[index % 20],
    }),
  )

/** A seat that requests tickets and never uses them. */
export const tickets = (attacker: Attacker) =>
  attacker.flood(attacker.many(10_000), (index) =>
    attacker.request('POST', `/api/games/${attacker.world.game.id}/ticket`, {
      body: { role: 'player' },
      seatToken: attacker.world.game.seatTokens[index % 20],
    }),
  )
