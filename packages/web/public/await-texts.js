// Prerendered markup has one language: whoever reads another one waits for its texts.
;(() => {
  let language = null
  try {
    language = localStorage.getItem('pathquest-language')
  } catch {
    // Storage is closed: the browser's own languages count.
  }
  const tags = [language ?? '', ...navigator.languages]
  const known = tags.find((tag) => /^(en|es)\b/i.test(tag)) ?? 'en'
  const isOther = known.slice(0, 2).toLowerCase() !== document.documentElement.lang
  document.documentElement.toggleAttribute('data-awaits-texts', isOther)
})()
