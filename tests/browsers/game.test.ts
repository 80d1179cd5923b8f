import { describe, expect, test } from 'vitest'
import { must, origin, SMALL_PHONE, teachers, useBrowser } from '../browser/support/browser'
import { answer as answerInChromium, join as joinInChromium } from '../browser/support/games'
import { ENGINES, useEngines } from './support/engines'
import { answer, closed, goOn, hostByForm, join, startGame } from './support/play'

const open = useEngines()
const openChromium = useBrowser()
/** The picked driver has two questions. */
const QUESTIONS = 2

describe.each([
  [ENGINES[0], ENGINES[1]],
  [ENGINES[1], ENGINES[0]],
])('%s', (engine, other) => {
  test(`a teacher hosts a whole game for ${other} and Chromium`, async () => {
    const [host, player, third] = await Promise.all([
      open(engine, { account: must(teachers[0]), size: { width: 1280, height: 800 } }),
      open(other, { size: SMALL_PHONE }),
      openChromium(),
    ])
    const code = await hostByForm(host.page)
    await Promise.all([
      join(player.page, code, 'Quiet Heron'),
      joinInChromium(third, code, 'Bold Cedar'),
    ])
    await startGame(host.page, 2)
    for (let number = 1; number <= QUESTIONS; number++) {
      await Promise.all([answer(player.page, number), answerInChromium(third, number, false)])
      await closed(host.page)
      await Promise.all([
        player.page.getByText('✓ Correct!').waitFor(),
        third.page.getByText('✗ Incorrect').waitFor(),
      ])
      await goOn(host.page)
    }
    await host.page.getByRole('heading', { name: 'Game Over!' }).waitFor()
    await host.page.getByText('All results are stored.').waitFor()
    await player.page.getByText(/^Game Over!/).waitFor()
    await player.page.getByText(`${QUESTIONS}/${QUESTIONS}`).first().waitFor()
    await player.page.getByRole('button', { name: 'Return Home' }).click()
    await player.page.urlIs(({ pathname }) => pathname === '/')
    expect(new URL(await player.page.url()).origin).toBe(origin)
  })
})
