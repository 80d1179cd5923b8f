// What so many players at once need, from what the benches measured. Plain arithmetic: every figure
// grows with the players, and a wall is where one process or one database has no more to give.

/** Measured: by `bench:join`, `bench:live`, and counts of one game. */
export interface Measured {
  /** CPU time of the API's process a player: the join, its ticket and its socket. */
  seatApiMs: number
  seatRoomsMs: number
  /** CPU time of all processes an answer, over a whole game with its views. */
  answerUs: number
  /** Of that, what the API's process uses: it passes the sockets on. */
  answerApiShare: number
  /** Memory of all processes without players, and what each player adds. */
  emptyRssMb: number
  playerRssMb: number
  /** What a game of `countedPlayers` stored and sent. */
  countedPlayers: number
  roomRowsPut: number
  roomCommits: number
  messagesPerPlayer: number
  databaseRowsPerPlayer: number
}

/** What the reader assumes. */
export interface Assumed {
  players: number
  /** All players of the figure join within this time, as at the start of a lesson. */
  joinWindowS: number
  questions: number
  gameMinutes: number
  /** How busy a core may be on average, so that bursts find it free. */
  busyShare: number
  coresPerMachine: number
}

/** What it takes, by kind. */
export interface Needs {
  players: number
  games: number
  joinsPerS: number
  apiCoresJoining: number
  apiCoresPlaying: number
  roomsCoresJoining: number
  roomsCoresPlaying: number
  /** Each runs JavaScript in one thread. */
  apiProcesses: number
  roomsProcesses: number
  machines: number
  memoryGb: number
  messagesPerS: number
  roomRowsPutPerS: number
  roomCommitsPerS: number
  databaseRowsPerS: number
  databaseWritesPerSJoining: number
  gamesSettledPerS: number
}

export function needsOf(measured: Measured, assumed: Assumed): Needs {
  const { players, joinWindowS, questions, gameMinutes, busyShare, coresPerMachine } = assumed
  const games = players / measured.countedPlayers
  const gameS = gameMinutes * 60
  const joinsPerS = players / joinWindowS
  const answersPerS = (players * questions) / gameS
  const answerCores = (answersPerS * measured.answerUs) / 1e6
  const apiCoresJoining = (joinsPerS * measured.seatApiMs) / 1000
  const roomsCoresJoining = (joinsPerS * measured.seatRoomsMs) / 1000
  const apiCoresPlaying = answerCores * measured.answerApiShare
  const roomsCoresPlaying = answerCores - apiCoresPlaying
  // A class that joins does not play yet: the larger of the two counts.
  const apiCores = Math.max(apiCoresJoining, apiCoresPlaying)
  const roomsCores = Math.max(roomsCoresJoining, roomsCoresPlaying)
  const apiProcesses = atLeastOne(apiCores / busyShare)
  const roomsProcesses = atLeastOne(roomsCores / busyShare)
  return {
    players,
    games,
    joinsPerS,
    apiCoresJoining,
    apiCoresPlaying,
    roomsCoresJoining,
    roomsCoresPlaying,
    apiProcesses,
    roomsProcesses,
    machines: atLeastOne((apiProcesses + roomsProcesses) / coresPerMachine),
    memoryGb: (measured.emptyRssMb + players * measured.playerRssMb) / 1024,
    messagesPerS: (players * measured.messagesPerPlayer) / gameS,
    roomRowsPutPerS: (games * measured.roomRowsPut) / gameS,
    roomCommitsPerS: (games * measured.roomCommits) / gameS,
    databaseRowsPerS: (players * measured.databaseRowsPerPlayer) / gameS,
    databaseWritesPerSJoining: joinsPerS,
    gamesSettledPerS: games / gameS,
  }
}

const atLeastOne = (count: number): number => Math.max(1, Math.ceil(count))

/** The reader's own prices; what is not given costs nothing here and is left out. */
export interface Prices {
  machineHour: number
  millionRoomRows: number
  millionMessages: number
}

/** Of an hour of such games, one after the other. */
export function costOfHour({ machines, ...needs }: Needs, prices: Prices): number {
  const perHour = (perS: number) => (perS * 3600) / 1e6
  return (
    machines * prices.machineHour +
    perHour(needs.roomRowsPutPerS) * prices.millionRoomRows +
    perHour(needs.messagesPerS) * prices.millionMessages
  )
}
