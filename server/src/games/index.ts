export {
  beginSolo,
  hostCommandOf,
  isPlayedOn,
  type SoloStart,
  type StartedSolo,
  seatInSolo,
  soloAnswer,
} from './begin-solo'
export {
  insertWithFreeCode,
  type NewGameWish,
  openRoom,
  type PlannedGame,
  planGame,
  planWish,
} from './create-game'
export { enterGame, noSeat } from './enter-game'
export { gameFunctionRoutes } from './game-functions'
export { type GameResult, type PlayerResult, tookPart } from './game-result'
export { gameRow } from './game-row'
export { hostsGame } from './hosts-game'
export { takeSeat } from './join-game'
export { endsOf, gradesOf } from './mode-of-game'
export { checkedModeSettings } from './mode-settings'
export { announceNextGame } from './play-again'
export { playRoutes } from './play-routes'
export { makeGameRoutes } from './routes'
export { joinPath, seatToken } from './seats'
export { sessionSummary } from './session-summary'
export { getAnswerRecord } from './store/answer-record'
export { insertAnswers } from './store/answers'
export {
  countHostedGames,
  listGamesEndedByFault,
  listHostedGames,
  listJoinedGames,
} from './store/lists'
export { countPlayed } from './store/played'
export {
  awardPlayerRewards,
  copyRosterRow,
  findPlayerByProfile,
  type GamePlayer,
  insertPlayer,
  listPlayers,
  type RosterRow,
  removePlayer,
  updatePlayer,
  updatePlayerPlacement,
} from './store/players'
export { listGameQuestions } from './store/questions'
export {
  findGame,
  type GameSession,
  isEndedByFault,
  isLive,
  markGameCancelled,
  markGameCompleted,
  markGameStarted,
  teamsOfGame,
  updateCurrentQuestionIndex,
  updateGameMetadata,
} from './store/sessions'
export { storedRows } from './stored-rows'
