// A button that is pressed before the page's script runs is remembered: the page repeats the press.
;(() => {
  const remember = ({ target }) => {
    window.earlyPress = target.closest?.('#app button')
  }
  window.earlyPress = null
  window.stopRemembering = () => document.removeEventListener('click', remember, true)
  document.addEventListener('click', remember, true)
})()
