import { expect, test } from 'vitest'
import { accessibilityProblems } from './support/axe'
import { must, PHONE, teachers, useBrowser } from './support/browser'
import {
  answer,
  closed,
  goOn,
  hostGame,
  join,
  pick,
  questionOn,
  startGame,
  THINKING_MS,
} from './support/games'
import { rightOption, wrongOption } from './support/questions'

const open = useBrowser()

test('one tap answers, can be taken back, and waits for whoever prefers the button', async () => {
  const [host, ana, ben] = await Promise.all([
    open({ account: must(teachers[0]) }),
    open({ viewport: PHONE }),
    open({ viewport: PHONE, once: true }),
  ])
  const game = await hostGame(host, { driver: 'people', tapToAnswer: true })
  await join(ana, game.code, 'Ana')
  await join(ben, game.code, 'Ben')
  await startGame(host, 2)

  const question = await questionOn(ana.page, 1)
  await ana.page.getByText('One tap answers.').waitFor()
  expect(await ana.page.getByRole('button', { name: 'Submit Answer', exact: true }).count()).toBe(0)
  await ana.page.waitForTimeout(THINKING_MS)
  await pick(ana.page, wrongOption(question))
  await ana.page.getByText('Your answer is on its way.').waitFor()
  await ana.page.getByRole('button', { name: 'Take it back' }).click()
  await ana.page.getByText('One tap answers.').waitFor()
  expect(await ana.page.getByRole('radio', { checked: true }).count()).toBe(0)
  await pick(ana.page, rightOption(question))
  await ana.page.getByText('Answer saved. Waiting for the others.').waitFor()

  // An arrow key only moves to an option: nothing is sent without the button.
  await questionOn(ben.page, 1)
  await ben.page.getByRole('radio').first().focus()
  await ben.page.keyboard.press('ArrowDown')
  await ben.page.getByRole('button', { name: 'Submit Answer', exact: true }).waitFor()
  await host.page.getByText('1/2 answered').waitFor()
  expect(await accessibilityProblems(ben.page)).toEqual([])
  await ben.page.getByRole('button', { name: 'Submit Answer', exact: true }).click()
  await closed(host.page)
  await ana.page.getByText('Correct!').waitFor()

  // Who prefers the button has it from now on, also after a reload.
  await goOn(host)
  await questionOn(ben.page, 2)
  await ben.page.getByRole('button', { name: 'Use Submit Answer' }).click()
  await ben.page.reload()
  await answer(ben, 2)
  await ben.page.getByText('Answer saved. Waiting for the others.').waitFor()
})
