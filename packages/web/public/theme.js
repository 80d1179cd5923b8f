// Before the first paint: the stored choice, else the system's, else light.
;(() => {
  let theme = null
  try {
    theme = localStorage.getItem('pathquest-theme')
  } catch {
    // Storage is closed to framed pages in some browsers.
  }
  if (theme !== 'light' && theme !== 'dark') {
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  }
  document.documentElement.dataset.theme = theme
  document.documentElement.classList.toggle('dark', theme === 'dark')
})()
