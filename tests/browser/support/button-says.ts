import type { Page } from 'playwright-core'

/** Resolves once a button has this label, however briefly: the page itself observes mutations. */
export const buttonSays = (page: Page, words: string): Promise<void> =>
  page.evaluate(
    (wanted) =>
      new Promise<void>((done) => {
        const look = () => {
          const buttons = [...document.querySelectorAll('button')]
          if (!buttons.some((one) => one.textContent?.trim() === wanted)) return
          changes.disconnect()
          done()
        }
        const changes = new MutationObserver(look)
        changes.observe(document.body, { childList: true, characterData: true, subtree: true })
        look()
      }),
    words,
  )
