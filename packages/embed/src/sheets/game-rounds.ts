import answer from '@pathquest/sdk/styles/answer.css?inline'
import answerGrid from '@pathquest/sdk/styles/answer-grid.css?inline'
import card from '@pathquest/sdk/styles/card.css?inline'
import dialog from '@pathquest/sdk/styles/dialog.css?inline'
import empty from '@pathquest/sdk/styles/empty.css?inline'
import gameResults from '@pathquest/sdk/styles/game-results.css?inline'
import gameRound from '@pathquest/sdk/styles/game-round.css?inline'
import leaderboard from '@pathquest/sdk/styles/leaderboard.css?inline'
import podium from '@pathquest/sdk/styles/podium.css?inline'
import secondStep from '@pathquest/sdk/styles/second-step.css?inline'
import sign from '@pathquest/sdk/styles/sign.css?inline'
import standing from '@pathquest/sdk/styles/standing.css?inline'
import timer from '@pathquest/sdk/styles/timer.css?inline'

/** What pictures to tap, questions and results of a game wear besides. */
export const sheets = [
  sign,
  card,
  empty,
  dialog,
  answer,
  answerGrid,
  timer,
  standing,
  podium,
  leaderboard,
  gameRound,
  gameResults,
  secondStep,
]
