import { expect, test } from 'vitest'
import { accessibilityProblems } from './support/axe'
import { must, type Person, students, useBrowser } from './support/browser'
import { answer, questionHasFocus, questionOn } from './support/games'

const open = useBrowser()

declare global {
  interface Window {
    said: { text: string; lang: string; onend: () => void }[]
    silenced: number
  }
}

/** The test browser has no voice: a stub that records what it was asked to say. */
function giveVoice() {
  window.said = []
  window.silenced = 0
  const voice = {
    getVoices: () => [{ lang: 'es-MX' }, { lang: 'en-US' }],
    speak: (one: Window['said'][number]) => window.said.push(one),
    cancel: () => window.silenced++,
    addEventListener() {},
    removeEventListener() {},
  }
  Object.defineProperty(window, 'speechSynthesis', { value: voice })
}

/** A solo game of two questions, at its first. */
async function playSolo({ page, context }: Person): Promise<void> {
  const { questionSets } = await (await context.request.get('/api/question-sets')).json()
  const { id } = must(
    (questionSets as { id: string; title: string }[]).find(
      ({ title }) => title === 'Start a Food Truck',
    ),
  )
  const made = await context.request.post('/api/games', {
    data: { questionSetId: id, sessionType: 'solo', settings: { businessDriver: 'people' } },
  })
  await page.goto(`/game/${(await made.json()).session.id}`)
  await questionOn(page, 1)
}

test('a question and its answers are read in their language, until they end or another one comes', async () => {
  const person = await open({ account: must(students[6]), once: true })
  const { page, context } = person
  await context.addInitScript(giveVoice)
  await playSolo(person)
  const button = page.getByRole('button', { name: 'Read aloud' })
  await questionHasFocus(page)
  await button.focus()
  await page.keyboard.press('Enter')
  const said = await page.evaluate(() => window.said.map(({ text, lang }) => ({ text, lang })))
  expect(said[0]).toEqual({ text: await questionOn(page, 1), lang: 'en' })
  const options = await page.getByRole('radio').allInnerTexts()
  expect(said).toHaveLength(options.length + 1)
  for (const [i, option] of options.entries()) expect(option).toContain(said[i + 1]?.text)
  expect(await accessibilityProblems(page)).toEqual([])

  // Until it ends; then again, and stopped.
  await page.evaluate(() => window.said.at(-1)?.onend())
  await button.click()
  await page.getByRole('button', { name: 'Stop reading' }).click()
  await button.click()
  await page.getByRole('button', { name: 'Stop reading' }).waitFor()
  const silenced = await page.evaluate(() => window.silenced)
  await answer(person, 1)
  await page.getByRole('button', { name: 'Next Question' }).click()
  await questionOn(page, 2)
  await button.waitFor()
  await expect.poll(() => page.evaluate(() => window.silenced)).toBe(silenced + 1)
})

test('on a low phone no answer is covered, before one is picked and after', async () => {
  const person = await open({
    account: must(students[5]),
    viewport: { width: 334, height: 640 },
    once: true,
  })
  const { page, context } = person
  await context.addInitScript(giveVoice)
  await playSolo(person)
  await page.getByRole('button', { name: 'Read aloud' }).waitFor()
  const covered = () =>
    page.getByRole('radio').evaluateAll((tiles) =>
      tiles.flatMap((tile) => {
        const { left, width, top, bottom } = tile.getBoundingClientRect()
        return [top + 4, bottom - 4].flatMap((y) => {
          const over = document.elementFromPoint(left + width / 2, y)
          return over && tile.contains(over) ? [] : [`${tile.textContent} at ${y}`]
        })
      }),
    )
  expect(await covered()).toEqual([])
  const last = page.getByRole('radio').last()
  const { y } = must(await last.boundingBox())
  await last.click()
  await expect
    .poll(() => page.getByRole('button', { name: 'Submit Answer' }).isEnabled())
    .toBe(true)
  expect(await covered()).toEqual([])
  // There was no layout shift under the finger.
  expect(must(await last.boundingBox()).y).toBe(y)
})

test('in Spanish the button is Spanish, and the voice has the language of the question', async () => {
  const person = await open({ account: must(students[4]), once: true })
  const { page, context } = person
  await context.addInitScript(giveVoice)
  await context.addInitScript(() => localStorage.setItem('pathquest-language', 'es'))
  const { questionSets } = await (await context.request.get('/api/question-sets')).json()
  const made = await context.request.post('/api/games', {
    data: { questionSetId: questionSets[0].id, sessionType: 'solo' },
  })
  await page.goto(`/game/${(await made.json()).session.id}`)
  await page.getByRole('button', { name: 'Leer en voz alta' }).click()
  await page.getByRole('button', { name: 'Dejar de leer' }).waitFor()
  await expect.poll(() => page.evaluate(() => window.said[0]?.lang)).toBe('en')

  // The game's own bar switches the language, and the game continues.
  await page.getByRole('button', { name: 'Idioma: Español' }).click()
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('button', { name: 'Leave Game' }).waitFor()
  await questionOn(page, 1)
})

test('without a voice there is no button', async () => {
  const person = await open({ account: must(students[3]) })
  await playSolo(person)
  expect(await person.page.getByRole('button', { name: 'Read aloud' }).count()).toBe(0)
})
