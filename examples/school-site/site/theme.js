// The theme's script: search by hotkey, tabs that Back understands, scroll positions of its own.
const pages = [
  ['Home', '/'],
  ['News', '/news'],
  ['Career Week', '/careers'],
  ['Schedule of Career Week', '/careers?tab=schedule'],
  ['Counseling office', '/careers?tab=counseling'],
]
const form = document.querySelector('.search')
const field = form.querySelector('input')
const found = form.querySelector('ul')

function openSearch(open) {
  form.hidden = !open
  if (open) field.focus()
}
document.querySelector('.search-open').addEventListener('click', () => openSearch(form.hidden))
field.addEventListener('input', () => {
  const words = field.value.trim().toLowerCase()
  const hits = pages.filter(([name]) => words && name.toLowerCase().includes(words))
  found.replaceChildren(
    ...hits.map(([name, address]) => {
      const [entry, link] = [document.createElement('li'), document.createElement('a')]
      link.textContent = name
      link.href = address
      entry.append(link)
      return entry
    }),
  )
})
form.addEventListener('submit', (event) => event.preventDefault())
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') openSearch(false)
  // As themes do: it sees who is typing only where nothing is hidden from it.
  if (event.target.closest('input, select, textarea') || event.ctrlKey || event.metaKey) return
  if (event.key === 's' || event.key === '/') {
    event.preventDefault()
    openSearch(true)
  }
})

/** The tab of an address; pages without tabs have none. */
function showTab() {
  const tab = new URLSearchParams(location.search).get('tab') ?? 'browse'
  for (const panel of document.querySelectorAll('[data-panel]')) {
    panel.hidden = panel.dataset.panel !== tab
  }
  for (const link of document.querySelectorAll('[data-tab]')) {
    if (link.dataset.tab === tab) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
  }
}
const keepScroll = () => history.replaceState({ ...history.state, y: scrollY }, '')
function goBackTo() {
  showTab()
  scrollTo(0, history.state?.y ?? 0)
}
for (const link of document.querySelectorAll('[data-tab]')) {
  link.addEventListener('click', (event) => {
    event.preventDefault()
    keepScroll()
    history.pushState({}, '', link.href)
    showTab()
  })
}
history.scrollRestoration = 'manual'
addEventListener('popstate', goBackTo)
addEventListener('pagehide', keepScroll)
showTab()
addEventListener('load', goBackTo)
