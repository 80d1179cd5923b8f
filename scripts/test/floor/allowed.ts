/** Selectors of what teachers alone meet, whose browsers are newer. */
export const OF_TEACHERS =
  /\.(pq-(screen|host|code-plate)|picker-|play-(hosted|roster|students|extra)|option-correct|written-|admin-|sets?-)/

const OWN = 'a name of ours or of a package, not the one of browsers'
const ASKED_FOR = 'asked for before it is used, with another way'
const DECORATION = 'without it the page looks plainer and works the same'
const NO_TOUCH = 'pointers alone have a cursor'
const WIDER = 'what it arranges anew stands in one column without it, which is the form of a phone'
const TEACHERS = 'of teachers alone'

/**
 * What goes beyond the floor of students and may, by the name that the check gives it, and why. An
 * entry that nothing built needs any more fails a test.
 */
export const ALLOWED: Readonly<Record<string, string>> = {
  '.address': OWN,
  '.animation': ASKED_FOR,
  '.capture': OWN,
  '.component': OWN,
  '.connection': OWN,
  '.cssFloat': OWN,
  '.delay': OWN,
  '.displayName': OWN,
  '.fetchPriority': ASKED_FOR,
  '.handle': OWN,
  '.in': OWN,
  '.imageSizes': ASKED_FOR,
  '.isError': OWN,
  '.locale': OWN,
  '.move': OWN,
  '.movementX': ASKED_FOR,
  '.movementY': ASKED_FOR,
  '.number': OWN,
  '.percent': OWN,
  '.popover': OWN,
  '.priority': OWN,
  '.role': OWN,
  '.share': OWN,
  '.stats': OWN,
  '.sync': OWN,
  '.take': OWN,
  '.turn': OWN,
  '.variant': OWN,
  '.moveBefore': ASKED_FOR,
  '.startViewTransition': ASKED_FOR,
  '.transferSize': ASKED_FOR,
  '.transferControlToOffscreen': ASKED_FOR,
  OffscreenCanvas: ASKED_FOR,
  'Intl.Segmenter': ASKED_FOR,
  '.requestFullscreen': ASKED_FOR,
  '.exitFullscreen': ASKED_FOR,
  '.fullscreenElement': ASKED_FOR,
  '.adoptedStyleSheets': 'style elements stand in for it: packages/embed/src/page/old-browser.ts',
  '.replaceSync': 'style elements stand in for it: packages/embed/src/page/old-browser.ts',

  '@container pq-widget': WIDER,
  '@container pq-answers': WIDER,
  '@container pq-podium': DECORATION,
  '@container mode-cards': TEACHERS,
  '@container pq-screen': TEACHERS,
  '@container play-students': TEACHERS,
  '@container sets': TEACHERS,
  '@container picker': TEACHERS,
  '@container catalogue': TEACHERS,
  container: WIDER,
  'container: inline-size': WIDER,

  'align-content: start': 'in grids since Safari 11; newer in blocks',
  'stroke: currentColor': 'old; newer as a context of markers',
  'font: ui-monospace': 'followed by other fonts',
  'contain-intrinsic-height': DECORATION,
  'contain-intrinsic-size': DECORATION,
  'content-visibility': DECORATION,
  'content-visibility: auto': DECORATION,
  'cursor: default': NO_TOUCH,
  'cursor: grab': NO_TOUCH,
  'cursor: grabbing': NO_TOUCH,
  'cursor: not-allowed': NO_TOUCH,
  'cursor: pointer': NO_TOUCH,
  'field-sizing': DECORATION,
  'field-sizing: content': DECORATION,
  'forced-color-adjust': 'there is no high contrast where it is missing',
  'forced-color-adjust: none': 'there is no high contrast where it is missing',
  'overscroll-behavior': DECORATION,
  'overscroll-behavior: contain': DECORATION,
  resize: NO_TOUCH,
  'resize: vertical': NO_TOUCH,
  'text-wrap': DECORATION,
  'text-wrap: balance': DECORATION,
  'text-wrap: pretty': DECORATION,
  'text-wrap: wrap': DECORATION,
}
