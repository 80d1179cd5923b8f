import { describe, expect, it } from 'vitest'
import { roundsContract } from '../../testing/rounds-contract'

describe.each(['career_quest', 'speed_run', 'team_challenge'])('rounds of %s', (id) => {
  it.each(roundsContract(id))('$name', ({ check }) => {
    expect(check).not.toThrow()
  })
})
