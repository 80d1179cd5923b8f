/** An empty window that looks like this page; null where the browser or the LMS allows none. */
export function openBlankWindow(title: string): Window | null {
  const opened = window.open('', '_blank', 'popup,width=1280,height=720')
  if (!opened) return null
  const { documentElement: ours } = document
  const { documentElement: theirs, head, body } = opened.document
  theirs.lang = ours.lang
  theirs.dataset.theme = ours.dataset.theme
  theirs.className = ours.className
  body.className = 'pq'
  opened.document.title = title
  for (const sheet of document.querySelectorAll('link[rel="stylesheet"], style')) {
    const copy = opened.document.importNode(sheet, true)
    // An empty page has no address to complete a relative one with.
    if (sheet instanceof HTMLLinkElement) copy.setAttribute('href', sheet.href)
    head.append(copy)
  }
  return opened
}
