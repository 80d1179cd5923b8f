import { expect, onTestFinished, test, vi } from 'vitest'
import { SqliteConnection } from './sqlite-connection'

function connect() {
  const connection = new SqliteConnection(':memory:', { readonly: false })
  onTestFinished(() => connection.close())
  return { connection, prepare: vi.spyOn(connection.raw, 'prepare') }
}
const numbers = (count: number) => `select ${Array.from({ length: count }, () => '1').join(', ')}`

test('a statement is compiled once', () => {
  const { connection, prepare } = connect()
  for (const text of [numbers(1), numbers(2), numbers(1)]) connection.execute(text, [], 'all')
  expect(prepare).toHaveBeenCalledTimes(2)
})

test('of the long ones, which differ from game to game, only the last is kept', () => {
  const { connection, prepare } = connect()
  const [one, other] = [numbers(1_500), numbers(1_600)]
  expect(connection.isRead(one)).toBe(true)
  connection.execute(one, [], 'all')
  expect(prepare).toHaveBeenCalledTimes(1)
  for (const text of [other, one]) connection.execute(text, [], 'all')
  expect(prepare).toHaveBeenCalledTimes(3)
})
