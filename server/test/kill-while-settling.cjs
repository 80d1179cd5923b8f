// Preloaded (`node --require`) by tests and drills: kills the process like a power cut at a step of
// settling a game, `KILL_AT`. The product knows nothing of it: a step is told by the statements that
// SQLite is given in the transaction.
const Database = require('better-sqlite3')

const step = process.env.KILL_AT
/** Of the transaction under way: what it has done so far. */
let seen = new Set()

const killAt = (name) => {
  if (name === step) process.kill(process.pid, 'SIGKILL')
}

function before(statement) {
  if (/from "settlements"/.test(statement)) {
    seen.add('settling')
    killAt('before_transaction')
  }
  if (!seen.has('settling')) return
  if (/^insert into "game_answers"/.test(statement)) {
    killAt('after_placements')
    seen.add('answers')
  } else if (seen.has('answers')) {
    killAt('after_answers')
    if (/^update "(question_sets|game_sessions)"/.test(statement)) killAt('after_rewards')
    if (/^insert into "settlements"/.test(statement)) seen.add('settled')
  }
}

const { exec } = Database.prototype
Database.prototype.exec = function (words) {
  if (/^begin/i.test(words)) seen = new Set()
  const isSettled = /^commit/i.test(words) && seen.has('settled')
  if (isSettled) killAt('before_commit')
  const done = exec.call(this, words)
  if (isSettled) killAt('after_commit_before_reply')
  return done
}

const memory = new Database(':memory:')
const Statement = Object.getPrototypeOf(memory.prepare('select 1'))
memory.close()
for (const name of ['run', 'all', 'get']) {
  const execute = Statement[name]
  Statement[name] = function (...values) {
    before(this.source)
    return execute.apply(this, values)
  }
}
