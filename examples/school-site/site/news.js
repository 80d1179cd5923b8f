// As a content management system does it: articles are drawn by a script, blocks are put into them.
const shownAtFirst = 2
const list = document.querySelector('.articles')
const more = document.querySelector('.more')

function element(name, text, className) {
  const made = document.createElement(name)
  if (text) made.textContent = text
  if (className) made.className = className
  return made
}

/** A block of somebody else's: the element alone; the script in the head finds it. */
function widget({ pathquest }) {
  const block = element('div')
  block.dataset.pathquest = pathquest
  return block
}

function article({ title, date, text, block }) {
  const made = element('article')
  made.append(element('h2', title), element('p', date, 'date'), element('p', text))
  if (!block) return made
  const dismiss = element('button', 'Hide this form')
  const form = widget(block)
  dismiss.type = 'button'
  dismiss.addEventListener('click', () => {
    form.remove()
    dismiss.remove()
  })
  made.append(form, dismiss)
  return made
}

const articles = await (await fetch('/news.json')).json()
list.append(...articles.slice(0, shownAtFirst).map(article))
more.addEventListener('click', () => {
  list.append(...articles.slice(shownAtFirst).map(article))
  more.remove()
})
