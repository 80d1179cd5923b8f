// Kills games that have nothing due, and nobody comes back to them: they end all the same.
import { insertDrillSet, settlementOf } from '../../harness/database'
import { withProduct } from '../../harness/on-product'
import { playerApi } from '../../harness/player-api'
import { shiftTimes } from '../../harness/stored-rooms'
import { pause, until } from '../../harness/wait'
import { atQuestion, atResult, soloHalfWay, type Table } from './tables'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
/** Half an hour without a host, and a month without the player. */
const classEndsMs = 31 * minuteMs
const soloEndsMs = 31 * dayMs
/** The roster is posted, and an alarm that watched over the post has gone by. */
const nothingDueAfterMs = 10_000
const roomsBackMs = 1000
/** For rooms to wake up and see what is due. */
const wakePatienceMs = 8000

/** @returns figures: deserted, neverSettled */
export const desertRooms = () =>
  withProduct({ isKillable: true }, async (product, database) => {
    const { dataDir } = product
    const isSettled = ({ game }: Table) => settlementOf(database, game.id)
    /** What still lives when everybody has been away for so much longer. */
    const afterAway = async (ms: number, tables: Table[]) => {
      await product.stop({ keepData: true })
      if (ms > 0) shiftTimes(dataDir, -ms)
      await product.restart()
      // What is not settled by then is what this gives back.
      await until('all to be settled', () => tables.every(isSettled), {
        patienceMs: wakePatienceMs,
        everyMs: 50,
      }).catch(() => {})
      return tables.filter((table) => !isSettled(table))
    }
    const api = playerApi(product.origin)
    const people = {
      questionSetId: insertDrillSet(database, { questions: 3 }),
      teacher: await api.signUp('teacher'),
      student: await api.signUp('student'),
    }
    const classes = [await atResult(api, people), await atQuestion(api, people)]
    const solos = [await soloHalfWay(api, people)]
    await pause(nothingDueAfterMs)
    // The rooms die, with all that hung on them; then everything, as when the power fails.
    process.kill(product.roomsPid(), 'SIGKILL')
    await pause(roomsBackMs)
    await product.kill()

    // A room notices who is gone when it is awake; half an hour later its game is over.
    let alive = await afterAway(classEndsMs, classes)
    if (alive.length > 0) alive = await afterAway(classEndsMs, alive)
    const aliveAlone = await afterAway(soloEndsMs, solos)
    return {
      deserted: classes.length + solos.length,
      neverSettled: alive.length + aliveAlone.length,
    }
  })
