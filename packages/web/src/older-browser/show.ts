import { isBelowFloor } from '@pathquest/core/browser-floor'

/**
 * The script inside every page, before that of the app: it is built for browsers that understand
 * little. Without its element the app does not start, should the browser understand it after all.
 */
function showOlderBrowser() {
  const app = document.getElementById('app')
  const told = document.getElementById('older-browser') as Partial<HTMLTemplateElement> & Element
  if (!app || !told) return
  app.parentNode?.removeChild(app)
  // Where templates are unknown, the notice is the element's own content.
  const notice = told.content ?? told
  while (notice.firstChild) told.parentNode?.insertBefore(notice.firstChild, told)
}

if (isBelowFloor()) showOlderBrowser()
