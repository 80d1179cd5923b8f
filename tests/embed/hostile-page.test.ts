import { expect, test } from 'vitest'
import { SMALL_PHONE } from '../browser/support/browser'
import { expectQuiet, ready, useSchoolPages } from './support/school-page'

const open = useSchoolPages()

const HOSTILE = `<style nonce="school">
  html { font-size: 6px; direction: rtl; font-family: fantasy; color: rgb(200, 0, 200); line-height: 3 }
  * { all: unset !important; letter-spacing: 9px !important; text-transform: uppercase !important;
      word-spacing: 9px !important; box-sizing: content-box !important; text-align: right !important }
  head, style, script, title { display: none !important }
  div, button, input, select, dialog, section, p, h2, h3, svg, label { display: none !important;
      color: rgb(200, 0, 200) !important; font-size: 3px !important; visibility: hidden !important }
  pathquest-career-browser { direction: rtl !important; font-size: 3px !important; text-indent: 50px !important;
      line-height: 9 !important; color: rgb(200, 0, 200) !important; white-space: pre !important }
</style>`
const nonce = "style-src 'nonce-school'"

test('page styles do not affect a widget, whatever they are', async () => {
  const heard = await open({
    head: HOSTILE,
    body: '<pathquest-career-browser id="widget"></pathquest-career-browser>',
    policy: nonce,
  })
  const { page } = heard
  await ready(page)
  await page.getByRole('heading', { name: 'Explore Careers' }).waitFor()
  await page.getByLabel('Search careers').fill('a')
  const styleOf = (selector: string) =>
    page.evaluate((one) => {
      const element = document.querySelector('#widget')?.shadowRoot?.querySelector(one)
      const { fontSize, letterSpacing, textTransform, direction, color, boxSizing, wordSpacing } =
        getComputedStyle(element as Element)
      const { textIndent, whiteSpace, visibility, lineHeight } = getComputedStyle(
        element as Element,
      )
      return {
        fontSize,
        letterSpacing,
        textTransform,
        direction,
        color,
        boxSizing,
        wordSpacing,
        textIndent,
        whiteSpace,
        visibility,
        lineHeight,
      }
    }, selector)
  const widget = await styleOf('.pq')
  expect(widget).toMatchObject({
    fontSize: '17px',
    letterSpacing: 'normal',
    textTransform: 'none',
    direction: 'ltr',
    color: 'rgb(13, 43, 44)',
    boxSizing: 'border-box',
    wordSpacing: '0px',
    textIndent: '0px',
    whiteSpace: 'normal',
    visibility: 'visible',
    lineHeight: '25.5px',
  })
  expect(await styleOf('input')).toMatchObject({ fontSize: '17px', visibility: 'visible' })
  // Its own stylesheets, including that of the frame.
  expect(
    await page.evaluate(() => {
      const inside = document.querySelector('#widget')?.shadowRoot?.querySelector('section')
      const { display, padding, position } = getComputedStyle(inside as Element)
      return { display, padding, position }
    }),
  ).toEqual({ display: 'grid', padding: '16px', position: 'static' })
  const [rootWidth, pageWidth] = await page.evaluate(() => [
    document.querySelector('#widget')?.shadowRoot?.firstElementChild?.clientWidth,
    document.documentElement.clientWidth,
  ])
  expect(rootWidth).toBe(pageWidth)
  expect(heard.console).toEqual([])
})

test('on an old page without a doctype (quirks mode) widgets look the same', async () => {
  const boxesOn = async (doctype: string) => {
    const { page } = await open({
      doctype,
      // So few that all of them are drawn, regardless of the scroll position.
      body: `<pathquest-career-browser data-industry="Health Science" data-sector="Support Services"></pathquest-career-browser>
        <pathquest-join-form></pathquest-join-form>`,
    })
    await ready(page, 2)
    await page.waitForLoadState('networkidle')
    await page.waitForFunction(() => {
      const browser = document.querySelector('pathquest-career-browser')?.shadowRoot
      const banners = [...(browser?.querySelectorAll('.pq-career-banner') ?? [])]
      return banners.length > 0 && banners.every((banner) => banner.querySelector('svg'))
    })
    return page.evaluate(() => ({
      mode: document.compatMode,
      boxes: [...document.querySelectorAll('pathquest-career-browser, pathquest-join-form')].map(
        ({ shadowRoot }) =>
          [...(shadowRoot?.querySelectorAll('*') ?? [])].map((element) => {
            const { width, height } = element.getBoundingClientRect()
            return `${element.localName} ${width.toFixed(2)} x ${height.toFixed(2)}`
          }),
      ),
    }))
  }
  const now = await boxesOn('<!doctype html>')
  const old = await boxesOn('')
  expect([now.mode, old.mode]).toEqual(['CSS1Compat', 'BackCompat'])
  expect(old.boxes).toEqual(now.boxes)
})

const SHRINKING = {
  'in a row': '<div style="display: flex">WIDGET<p>Our news</p></div>',
  'in a centred column':
    '<div style="display: flex; flex-direction: column; align-items: center">WIDGET</div>',
  'in a float': '<div style="float: left">WIDGET</div>',
  'in a table': '<table><tr><td>WIDGET</td><td>Our news</td></tr></table>',
}

test.each(Object.entries(SHRINKING))(
  'a widget %s takes the available width, and no more',
  async (_, html) => {
    const { page } = await open({
      body: html.replace('WIDGET', '<div data-pathquest="join-form"></div>'),
      policy: '',
      viewport: { width: 1000, height: 800 },
    })
    await ready(page)
    const widthOf = () =>
      page.evaluate(() => document.querySelector('[data-pathquest]')?.getBoundingClientRect().width)
    expect(await widthOf()).toBeGreaterThan(800)
    await page.setViewportSize(SMALL_PHONE)
    expect(await widthOf()).toBeGreaterThan(150)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  },
)

test('a widget does not affect the page: its styles, its height, its scroll', async () => {
  const { page } = await open({
    body: `<h2 class="pq-card" id="own">Our own</h2><div data-pathquest="career-browser"></div>`,
    policy: '',
  })
  const look = () =>
    page.evaluate(() => {
      const { padding, font, color, backgroundColor } = getComputedStyle(
        document.querySelector('#own') as Element,
      )
      return {
        padding,
        font,
        color,
        backgroundColor,
        margin: getComputedStyle(document.body).margin,
      }
    })
  const before = await look()
  await ready(page)
  expect(await look()).toEqual(before)
})

test('hotkeys of the page do not fire while the user types, and work again after it', async () => {
  const { page } = await open({
    body: `<div data-pathquest="career-browser"></div>
      <script nonce="school">
        window.pressed = []
        for (const type of ['keydown', 'keypress', 'keyup'])
          document.addEventListener(type, (event) => pressed.push(event.key))
      </script>`,
  })
  await ready(page)
  const pressed = () => page.evaluate(() => (window as unknown as { pressed: string[] }).pressed)
  await page.getByLabel('Search careers').pressSequentially('s/j ')
  await page.keyboard.press('Escape')
  expect(await pressed()).toEqual([])
  await page.getByRole('button', { name: /^Chef/ }).or(page.getByRole('heading')).first().waitFor()
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.keyboard.press('j')
  expect(await pressed()).toEqual(['j', 'j', 'j'])
})

test('the page keeps its back button, its scroll and its focus around a dialog', async () => {
  const heard = await open({
    body: '<div data-pathquest="career-browser"></div>',
    viewport: SMALL_PHONE,
  })
  const { page } = heard
  await ready(page)
  const entries = await page.evaluate(() => history.length)
  const address = page.url()
  await page.getByLabel('Search careers').fill('civil')
  // Loaded: from here on nothing above a card moves.
  await page.getByRole('button', { name: 'Remove the filter “civil”' }).waitFor()
  const card = page.getByRole('button', { name: 'Civil Engineer', exact: true })
  await card.scrollIntoViewIfNeeded()
  const scrolled = await page.evaluate(() => scrollY)
  await card.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('A Day in the Life').waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled)
  const focused = () =>
    page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.textContent)
  await expect.poll(focused).toContain('Civil Engineer')
  const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflow)
  await expect.poll(overflow).toBe('visible')
  await page.mouse.wheel(0, -2_000)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(Math.max(scrolled, 1))
  expect(await page.evaluate(() => history.length)).toBe(entries)
  expect(page.url()).toBe(address)
  await expectQuiet(heard)
})
