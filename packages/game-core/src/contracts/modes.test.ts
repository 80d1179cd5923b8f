import { describe, expect, it } from 'vitest'
import { GAME_MODE_DEFAULT } from '../game/game-choices'
import { MODE_IDS } from '../modes/catalogue'
import { CreateGame, SessionSummary } from './games'
import { LtiContent } from './lti'

const problemOf = (read: ReturnType<typeof CreateGame.safeParse>) => read.error?.issues[0]?.message

describe('The mode of a request', () => {
  it('is any mode that has a folder; where it is left out, the documented one', () => {
    for (const gameMode of MODE_IDS) {
      expect(CreateGame.parse({ questionSetId: 'qs_1', gameMode }).gameMode).toBe(gameMode)
    }
    expect(CreateGame.parse({ questionSetId: 'qs_1' }).gameMode).toBe(GAME_MODE_DEFAULT)
  })

  it.each(['hop_scotch', 'toString', '__proto__'])('%s is refused, and the modes named', (mode) => {
    const read = CreateGame.safeParse({ questionSetId: 'qs_1', gameMode: mode })
    for (const id of MODE_IDS) expect(problemOf(read)).toContain(id)
    const content = { kind: 'question_set', contentId: 'qs_1', gameMode: mode }
    expect(LtiContent.safeParse(content).success).toBe(false)
  })

  it('may be gone from what was stored', () => {
    expect(SessionSummary.shape.gameMode.parse('hop_scotch')).toBe('hop_scotch')
  })
})

describe('The settings of its mode', () => {
  const wish = (settings: object) => CreateGame.safeParse({ questionSetId: 'qs_1', settings })

  it('are numbers, words and switches by name', () => {
    const modeSettings = { teamCount: 3, weather: 'fog', dawn: true }
    expect(wish({ modeSettings }).data?.settings.modeSettings).toEqual(modeSettings)
    expect(wish({ modeSettings: { teamCount: null } }).success).toBe(false)
    expect(wish({ modeSettings: { teamCount: { of: 3 } } }).success).toBe(false)
  })

  it('are none where they are left out, in a course as well', () => {
    expect(wish({}).data?.settings.modeSettings).toEqual({})
    const content = { kind: 'question_set', contentId: 'qs_1' } as const
    expect(LtiContent.parse(content).modeSettings).toEqual({})
  })
})
