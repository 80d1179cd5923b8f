export {
  beginSolo,
  hostCommandOf,
  isPlayedOn,
  type SoloStart,
  type StartedSolo,
  seatInSolo,
  soloAnswer,
} from './begin-solo'
export { isClosedQuestion } from './closed-questions'
export {
  insertWithFreeCode,
  type NewGameRequest,
  openRoom,
  type PlannedGame,
  planGame,
  planRequestedGame,
} from './create-game'
export { enterGame, noSeat } from './enter-game'
export { gameFunctionRoutes } from './game-functions'
export { type GameResult, type PlayerResult, tookPart } from './game-result'
export { gameRow } from './game-row'
export { hostDefaultsRoutes } from './host-defaults'
export { hostsGame } from './hosts-game'
export { takeSeat } from './join-game'
export { askedInGame, endsOf, gradesOf } from './mode-of-game'
export { checkedModeSettings, existingMode, storedSettings } from './mode-settings'
export { announceNextGame } from './play-again'
export { playRoutes } from './play-routes'
export { makeGameRoutes } from './routes'
export { joinPath, seatToken } from './seats'
export { sessionSummary } from './session-summary'
export { getAnswerRecord } from './store/answer-record'
export { type GameAnswer, insertAnswers, listAnswers } from './store/answers'
export { findHostName } from './store/host'
export {
  countHostedGames,
  GAME_OPEN_MAX_MS,
  isPlayedClassGame,
  listGamesEndedByFault,
  listHostedGames,
  listJoinedGames,
} from './store/lists'
export { countPlayed } from './store/played'
export {
  awardPlayerRewards,
  copyResultRow,
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
export { type GameQuestion, keyedQuestion, listGameQuestions } from './store/questions'
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
  updateGamePause,
} from './store/sessions'
export { reviewedQuestions } from './stored-results'
export { storedRows } from './stored-rows'
