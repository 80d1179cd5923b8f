// Kills games that have nothing due, and to which nobody returns: they have to end all the same.
import { insertDrillSet, settlementOf } from '../../harness/database'
import { withProduct } from '../../harness/on-product'
import { playerApi } from '../../harness/player-api'
import { shiftTimes } from '../../harness/stored-rooms'
import { pause, until } from '../../harness/wait'
import { atQuestion, atResult, soloHalfWay, type Table } from './tables'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
/** Lifetimes: half an hour without a host, a month without the solo player. */
const classEndsMs = 31 * minuteMs
const soloEndsMs = 31 * dayMs
/** The roster is posted, and the alarm for the post's retry has passed. */
const nothingDueAfterMs = 10_000
const roomsBackMs = 1000
/** For rooms to wake up and process what is due. */
const wakePatienceMs = 8000

/** @returns figures: deserted, neverSettled */
export const desertRooms = () =>
  withProduct({ isKillable: true }, async (product, database) => {
    const { dataDir } = product
    const isSettled = ({ game }: Table) => settlementOf(database, game.id)
    /** Games that still exist after everybody has been away for this much longer. */
    const afterAway = async (ms: number, tables: Table[]) => {
      await product.stop({ keepData: true })
      if (ms > 0) shiftTimes(dataDir, -ms)
      await product.restart()
      // Returns the games that are not settled by then.
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
    // First the rooms are killed; then everything, like a power failure.
    process.kill(product.roomsPid(), 'SIGKILL')
    await pause(roomsBackMs)
    await product.kill()

    // A room detects disconnected players when it is awake; half an hour later its game ends.
    let alive = await afterAway(classEndsMs, classes)
    if (alive.length > 0) alive = await afterAway(classEndsMs, alive)
    const aliveAlone = await afterAway(soloEndsMs, solos)
    return {
      deserted: classes.length + solos.length,
      neverSettled: alive.length + aliveAlone.length,
    }
  })
