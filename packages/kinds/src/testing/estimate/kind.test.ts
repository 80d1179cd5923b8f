import { afterAll, describe, expect, it } from 'vitest'
import { kindContract } from '../kind-contract'
import { registerTestKinds } from '../register'

describe('the test kind', () => {
  afterAll(registerTestKinds())

  it.each(kindContract('estimate', { shape: { min: 0, max: 20 }, solution: 7 }))(
    '$name',
    ({ check }) => {
      expect(check).not.toThrow()
    },
  )
})
