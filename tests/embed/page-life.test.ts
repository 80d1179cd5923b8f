import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { PathquestApi } from '../../packages/embed/src/page/page'
import { HostedGame } from './support/hosted-game'
import { events, expectQuiet, loader, ready, useSchoolPages } from './support/school-page'

const open = useSchoolPages()

/** Runs as the school's own script would. */
const dark = (page: Page, selector: string) =>
  page.evaluate(
    (one) =>
      getComputedStyle(document.querySelector(one)?.shadowRoot?.firstElementChild as Element)
        .colorScheme === 'dark',
    selector,
  )

test('widgets that a CMS inserts later are found, also deeply nested, and as custom elements', async () => {
  const heard = await open({ body: '<main></main>' })
  const { page } = heard
  await page.evaluate(() => {
    const section = document.createElement('section')
    const inner = document.createElement('div')
    const widget = document.createElement('div')
    widget.dataset.pathquest = 'join-form'
    widget.id = 'late'
    inner.append(widget, document.createElement('pathquest-career-browser'))
    section.append(inner)
    document.querySelector('main')?.append(section)
  })
  await ready(page, 2)
  // An existing element becomes a widget by its attribute.
  await page.evaluate(() => {
    const main = document.querySelector('main') as HTMLElement
    const plain = document.createElement('div')
    main.prepend(plain)
    plain.setAttribute('data-pathquest', 'join-form')
  })
  await ready(page, 3)
  await expectQuiet(heard)
})

test('a moved widget continues', async () => {
  const { page } = await open({
    body: '<div id="a"><div data-pathquest="join-form"></div></div><div id="b"></div>',
  })
  await ready(page)
  await page.getByLabel('Your name').fill('Ana Moved')
  await page.evaluate(() => {
    const widget = document.querySelector('[data-pathquest]') as Element
    document.querySelector('#b')?.append(widget)
  })
  await expect.poll(() => page.locator('#b').getByLabel('Your name').inputValue()).toBe('Ana Moved')
  expect((await events(page)).length).toBe(1)
})

test('a removed widget leaves no connection, no request and no memory', async () => {
  const game = await HostedGame.open()
  const { seatToken } = await game.join('Ana')
  const { page } = await open({ body: '<main></main>' })
  const socket = page.waitForEvent('websocket')
  await page.evaluate(
    ([sessionId, seatToken]) => {
      const element = document.createElement('div')
      Object.assign(element.dataset, { pathquest: 'game-player', sessionId, seatToken })
      document.querySelector('main')?.append(element)
      Object.assign(window, { element: new WeakRef(element) })
    },
    [game.id, seatToken],
  )
  await page.getByRole('heading', { name: 'You are in!' }).waitFor()
  const line = await socket
  const closed = line.isClosed() ? null : line.waitForEvent('close')
  await page.evaluate(() => document.querySelector('main')?.replaceChildren())
  await closed
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const client = await page.context().newCDPSession(page)
  const isGone = async () => {
    await client.send('HeapProfiler.collectGarbage')
    return page.evaluate(
      () => (window as unknown as { element: WeakRef<Element> }).element.deref() === undefined,
    )
  }
  await expect.poll(isGone, { timeout: 10_000 }).toBe(true)
  // An import that the widget began before its removal cannot be aborted.
  expect(requests.filter((url) => !new URL(url).pathname.startsWith('/v1/chunks/'))).toEqual([])
})

test('a page that has the script twice has its widgets once', async () => {
  const heard = await open({
    body: '<div data-pathquest="join-form"></div>',
    script: loader() + loader(),
  })
  await ready(heard.page)
  await expect.poll(() => heard.page.getByLabel('Game code').count()).toBe(1)
  await expectQuiet(heard)
})

test('calls made before the script are executed when it loads', async () => {
  const heard = await open({
    head: `<script nonce="school">
      window.Pathquest = window.Pathquest || { queue: [], render(...call) { this.queue.push(call) } }
    </script>`,
    body: `<div id="here"></div><script nonce="school">
      Pathquest.render('#here', { widget: 'join-form', code: 'abc234', headingLevel: 3 })
    </script>`,
  })
  await ready(heard.page)
  await expect.poll(() => heard.page.getByLabel('Game code').inputValue()).toBe('ABC234')
  await expectQuiet(heard)
})

test('calls made after the script has loaded override queued ones', async () => {
  const { page } = await open({
    head: `<script nonce="school">
      window.Pathquest = { queue: [], render(...call) { this.queue.push(call) } }
      document.addEventListener('load', ({ target }) => {
        if (!target.src?.includes('/v1/embed.js')) return
        Pathquest.render('#here', { widget: 'join-form', code: 'NEW234' })
      }, true)
    </script>`,
    body: `<div id="here"></div><script nonce="school">
      Pathquest.render('#here', { widget: 'join-form', code: 'OLD234' })
    </script>`,
  })
  await ready(page)
  await expect.poll(() => page.getByLabel('Game code').inputValue()).toBe('NEW234')
})

test('a call for a missing element does not prevent the other calls', async () => {
  const { page } = await open({
    head: `<script nonce="school">
      addEventListener('error', (event) => {
        window.told = true
        event.preventDefault()
      })
      window.Pathquest = { queue: [], render(...call) { this.queue.push(call) } }
      Pathquest.render('#elsewhere', { widget: 'career-browser' })
      Pathquest.render('#here', { widget: 'join-form' })
    </script>`,
    body: '<div id="here"></div>',
  })
  await ready(page)
  await page.locator('#here').getByLabel('Game code').waitFor()
  // The invalid call still throws.
  expect(await page.evaluate(() => (window as unknown as { told: boolean }).told)).toBe(true)
})

test('options change in place, by attribute or by the handle, and remove() leaves the element', async () => {
  const { page } = await open({ body: '<div id="here">Our own text</div>' })
  await page.evaluate(() => {
    const handle = (window as unknown as { Pathquest: PathquestApi }).Pathquest.render('#here', {
      widget: 'join-form',
      theme: 'light',
    })
    Object.assign(window, { handle })
  })
  await ready(page)
  await page.getByLabel('Your name').fill('Ana Stays')
  await page.evaluate(() =>
    (window as unknown as { handle: { update: (o: object) => void } }).handle.update({
      theme: 'dark',
      locale: 'es',
    }),
  )
  await page.getByLabel('Tu nombre').waitFor()
  // Texts and theme are fetched in parallel.
  await expect.poll(() => dark(page, '#here')).toBe(true)
  await page.evaluate(() => document.querySelector('#here')?.setAttribute('data-theme', 'light'))
  await expect.poll(() => dark(page, '#here')).toBe(false)
  // Nothing was remounted.
  await expect.poll(() => page.getByLabel('Tu nombre').inputValue()).toBe('Ana Stays')
  expect((await events(page)).length).toBe(1)
  await page.evaluate(() =>
    (window as unknown as { handle: { remove: () => void } }).handle.remove(),
  )
  expect(await page.getByRole('textbox').count()).toBe(0)
  await expect.poll(() => page.locator('#here').textContent()).toBe('Our own text')
})

test('two widgets of one kind each have their own theme and language', async () => {
  const { page } = await open({
    body: `<div id="one" data-pathquest="join-form"></div>
      <pathquest-join-form id="two" theme="dark" locale="es-MX"></pathquest-join-form>`,
  })
  await ready(page, 2)
  await page.locator('#one').getByRole('button', { name: 'Join Game' }).waitFor()
  await page.locator('#two').getByLabel('Tu nombre').waitFor()
  await expect.poll(() => dark(page, '#two')).toBe(true)
  expect(await dark(page, '#one')).toBe(false)
})

test('the automatic theme follows the system while the page is open', async () => {
  const { page } = await open({
    body: '<div id="one" data-pathquest="join-form" data-theme="auto"></div>',
    dark: true,
  })
  await ready(page)
  await expect.poll(() => dark(page, '#one')).toBe(true)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(() => dark(page, '#one')).toBe(false)
})

test('a page that handles the join event shows the game itself', async () => {
  const game = await HostedGame.open()
  const { page } = await open({
    body: `<div id="join" data-pathquest="join-form" data-code="${game.code}"></div><div id="play"></div>
      <script nonce="school">
        document.addEventListener('pathquest:join', (event) => {
          event.preventDefault()
          const { sessionId, seatToken } = event.detail
          Pathquest.render('#play', { widget: 'game-player', sessionId, seatToken })
        })
      </script>`,
  })
  await ready(page)
  await page.getByRole('button', { name: 'Join Game' }).click()
  await page.locator('#play').getByRole('heading', { name: 'You are in!' }).waitFor()
  await page.locator('#join').getByLabel('Game code').waitFor()
})

test('a filtered list asks for its first careers alone, and no card is lost while more come', async () => {
  const heard = await open({
    head: `<script nonce="school">
      let most = 0
      window.cardsLost = 0
      requestAnimationFrame(function look() {
        const cells = document.querySelector('pathquest-career-browser')?.shadowRoot
          ?.querySelectorAll('li.pq-career-cell').length ?? 0
        window.cardsLost = Math.max(window.cardsLost, most - cells)
        most = Math.max(most, cells)
        requestAnimationFrame(look)
      })
    </script>`,
    body: '<pathquest-career-browser data-industry="Health Science"></pathquest-career-browser>',
  })
  const { page } = heard
  await ready(page)
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => Reflect.get(window, 'cardsLost'))).toBe(0)
  const asked = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => {
      const { pathname, search } = new URL(name)
      return pathname === '/api/careers' ? [search] : []
    }),
  )
  expect(asked[0]).toBe('?industry=Health+Science&limit=12')
  for (const search of asked) expect(search).toContain('limit=')
  await expectQuiet(heard)
})
