import { beforeEach, describe, expect, test } from 'vitest'
import { AppError } from './errors'
import { RoomScreens } from './room-screens'

let now: number
let asked: string[]
/** The room's answers, given when a test lets it. */
let waiting: { yes: (version: number) => void; no: (error: Error) => void }[]
let screens: RoomScreens

beforeEach(() => {
  now = 1_000_000
  asked = []
  waiting = []
  const command = (id: string) => {
    asked.push(id)
    return new Promise<never>((done, no) => {
      const yes = (version: number) => done({ message: { view: { version } } } as never)
      waiting.push({ yes, no })
    })
  }
  screens = new RoomScreens({ command }, () => now)
})

describe("A room's screen", () => {
  test('is asked for once, however many look on at that moment', async () => {
    const looks = Array.from({ length: 500 }, () => screens.of('gs_1'))
    expect(asked).toEqual(['gs_1'])
    waiting[0]?.yes(1)
    expect(new Set(await Promise.all(looks)).size).toBe(1)
  })

  test('is asked for once a second, and not while it is still asked', async () => {
    const first = screens.of('gs_1')
    now += 2_500
    expect(screens.of('gs_1')).toBe(first)
    waiting[0]?.yes(1)
    await first
    await Promise.resolve()
    screens.of('gs_1')
    expect(asked).toHaveLength(2)
    waiting[1]?.yes(2)
    await screens.of('gs_1')
    now += 999
    screens.of('gs_1')
    expect(asked).toHaveLength(2)
    now += 1
    screens.of('gs_1')
    expect(asked).toHaveLength(3)
  })

  test('is that of each game', () => {
    screens.of('gs_1')
    screens.of('gs_2')
    expect(asked).toEqual(['gs_1', 'gs_2'])
  })

  test('a refusal is shared as well, and asked anew after a second', async () => {
    const looks = [screens.of('gs_1'), screens.of('gs_1')]
    waiting[0]?.no(new AppError('room_unavailable'))
    for (const look of looks) await expect(look).rejects.toThrow(AppError)
    await expect(screens.of('gs_1')).rejects.toThrow(AppError)
    now += 1_000
    screens.of('gs_1')
    expect(asked).toHaveLength(2)
  })
})
