import { isBelowFloor } from '@pathquest/core/browser-floor'

/**
 * The first script of every page, compiled for very old browsers: in an unsupported one it shows
 * the notice and removes the app's root element, so that the app does not start even if it could.
 */
function showOlderBrowser() {
  const app = document.getElementById('app')
  const template = document.getElementById('older-browser') as Partial<HTMLTemplateElement> &
    Element
  if (!app || !template) return
  app.parentNode?.removeChild(app)
  // Without template support, the notice is the element's own content.
  const notice = template.content ?? template
  while (notice.firstChild) template.parentNode?.insertBefore(notice.firstChild, template)
}

if (isBelowFloor()) showOlderBrowser()
