import { expect, test } from 'vitest'
import { answerQuestion } from './support/answering'
import { HostedGame } from './support/hosted-game'
import { ready, socketOrigin, strictPolicy, useSchoolPages } from './support/school-page'

const open = useSchoolPages()

test('a policy without the socket’s origin is reported once, and the game continues by polling', async () => {
  const game = await HostedGame.open()
  const heard = await open({
    body: `<div data-pathquest="game-player" data-code="${game.code}"></div>`,
    policy: strictPolicy({ sockets: false }),
  })
  const { page } = heard
  await ready(page)
  await page.getByRole('button', { name: 'Join Game' }).click()
  await page.getByRole('heading', { name: 'You are in!' }).waitFor()
  await answerQuestion(page, await game.ask(1))
  await page.getByText('✓ Correct!').waitFor()
  await game.end()
  await page.getByRole('heading', { name: 'Champion' }).waitFor()
  const violations = await heard.violations()
  expect(violations).toHaveLength(1)
  expect(violations[0]).toMatch(`connect-src ${socketOrigin}`)
  // The browser's own report of that one violation.
  expect(heard.console.length).toBeLessThanOrEqual(2)
})
