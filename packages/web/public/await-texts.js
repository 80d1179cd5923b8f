// Prerendered markup is in English: whoever reads another language waits for its texts.
;(() => {
  let language = null
  try {
    language = localStorage.getItem('pathquest-language')
  } catch {
    // Storage is closed: the browser's own language counts.
  }
  const isEnglish = /^en\b/i.test(language ?? navigator.language)
  document.documentElement.toggleAttribute('data-awaits-texts', !isEnglish)
})()
