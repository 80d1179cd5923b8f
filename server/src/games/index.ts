export { type Attempt, gradeOf, isFinished, questionsOf } from './attempt'
export {
  beginSolo,
  isPlayedOn,
  makeHostCommand,
  type SoloStart,
  type StartedSolo,
  seatInSolo,
  soloAnswer,
} from './begin-solo'
export { isClosedQuestion } from './closed-questions'
export {
  copyOf,
  insertWithFreeCode,
  type NewGameRequest,
  openRoom,
  type PlannedGame,
  planDealtGame,
  planGame,
  planRequestedGame,
  questionCopy,
} from './create-game'
export { gameFunctionRoutes } from './game-functions'
export { hostsGame } from './host-command'
export { hostDefaultsRoutes } from './host-defaults'
export { takeSeat } from './join-game'
export {
  checkedModeSettings,
  countAskedQuestions,
  existingMode,
  getEnds,
  getGradeBasis,
  getPace,
  isCountedGame,
  isMarkedGame,
  isOnPaper,
  storedSettings,
} from './mode-of-game'
export { announceNextGame } from './play-again'
export { playRoutes } from './play-routes'
export { makeGameRoutes } from './routes'
export { enterGame, joinPath, noSeat, seatToken } from './seats'
export { gameRow, sessionSummary } from './session-summary'
export { answerKey, insertAcceptedAnswer, recordAcceptedAnswers } from './store/accepted-answers'
export { type GameAnswer, getAnswerRecord, insertAnswers, listAnswers } from './store/answers'
export { isTaughtBy } from './store/classes'
export {
  countHostedGames,
  countLiveGames,
  countPlayed,
  countPlayers,
  GAME_OPEN_MAX_MS,
  listGamesEndedByFault,
  listHostedGames,
  listJoinedGames,
} from './store/lists'
export {
  changePaperGame,
  insertPaperGame,
  type PaperSeat,
  putPaperSeats,
} from './store/paper-games'
export { isCountedSeat, isPlayedBy, isPlayedClassGame, isPlayedToEnd } from './store/played'
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
  findHostName,
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
  updateGameStore,
} from './store/sessions'
export { type GameResult, type PlayerResult, reviewedQuestions, tookPart } from './stored-results'
export { storedRows } from './stored-view'
