import gameKinds from '@pathquest/sdk/styles/game-kinds.css?inline'
import gameModes from '@pathquest/sdk/styles/game-modes.css?inline'
import gameNumber from '@pathquest/sdk/styles/game-number.css?inline'
import gameResults from '@pathquest/sdk/styles/game-results.css?inline'
import gameRound from '@pathquest/sdk/styles/game-round.css?inline'
import highlights from '@pathquest/sdk/styles/highlights.css?inline'
import leaderboard from '@pathquest/sdk/styles/leaderboard.css?inline'
import secondStep from '@pathquest/sdk/styles/second-step.css?inline'
import answer from '@pathquest/ui/styles/answer.css?inline'
import answerGrid from '@pathquest/ui/styles/answer-grid.css?inline'
import card from '@pathquest/ui/styles/card.css?inline'
import character from '@pathquest/ui/styles/character.css?inline'
import cosmetics from '@pathquest/ui/styles/cosmetics.css?inline'
import dialog from '@pathquest/ui/styles/dialog.css?inline'
import empty from '@pathquest/ui/styles/empty.css?inline'
import podium from '@pathquest/ui/styles/podium.css?inline'
import sign from '@pathquest/ui/styles/sign.css?inline'
import standing from '@pathquest/ui/styles/standing.css?inline'
import timer from '@pathquest/ui/styles/timer.css?inline'

/** Further sheets for the own character, the second step, questions and results of a game. */
export const sheets = [
  sign,
  character,
  card,
  empty,
  dialog,
  answer,
  answerGrid,
  timer,
  standing,
  podium,
  cosmetics,
  leaderboard,
  gameRound,
  gameKinds,
  gameNumber,
  gameModes,
  gameResults,
  highlights,
  secondStep,
]
