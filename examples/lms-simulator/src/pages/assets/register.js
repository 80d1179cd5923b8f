// A tool that has registered asks its opener to close it (Dynamic Registration 1.0).
/** @type {HTMLFormElement | null} */
const form = document.querySelector('form#invite')
/** @type {Window | null} */
let opened = null

form?.addEventListener('submit', () => {
  opened = window.open('', form.target, 'width=720,height=820')
})

addEventListener('message', ({ data, source }) => {
  const subject = data?.subject ?? (typeof data === 'string' ? data : '')
  if (subject !== 'org.imsglobal.lti.close') return
  if (opened && source === opened) opened.close()
  location.reload()
})
