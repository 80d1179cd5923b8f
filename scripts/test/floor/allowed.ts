/** Selectors used only on teacher pages, which require newer browsers. */
export const OF_TEACHERS =
  /\.(pq-(screen|host|code-plate)|picker-|play-(hosted|roster|students|extra)|option-correct|written-|admin-|sets?-)/

const OWN = 'our own name or that of a package, not the browser API'
const ASKED_FOR = 'feature-detected before use, with a fallback'
const DECORATION = 'decoration: the page works the same without it'
const NO_TOUCH = 'only mouse pointers have a cursor'
const WIDER = 'the layout is one column without it, as on a phone'
const TEACHERS = 'teacher pages only'

/**
 * Features beyond the students' minimum browsers that are allowed, by the check's name, with the
 * reason. An unused entry fails a test.
 */
export const ALLOWED: Readonly<Record<string, string>> = {
  '.address': OWN,
  '.animation': ASKED_FOR,
  '.capture': OWN,
  '.command': OWN,
  '.component': OWN,
  '.connection': OWN,
  '.cssFloat': OWN,
  '.delay': OWN,
  '.displayName': OWN,
  '.fetchPriority': ASKED_FOR,
  '.handle': OWN,
  '.highlights': OWN,
  '.in': OWN,
  '.ink': OWN,
  '.interest': OWN,
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
  '.side': OWN,
  '.stats': OWN,
  '.sync': OWN,
  '.take': OWN,
  '.turn': OWN,
  '.variant': OWN,
  '.vibrate': ASKED_FOR,
  '.moveBefore': ASKED_FOR,
  '.startViewTransition': ASKED_FOR,
  '.transferSize': ASKED_FOR,
  '.transferControlToOffscreen': ASKED_FOR,
  OffscreenCanvas: ASKED_FOR,
  'Intl.Segmenter': ASKED_FOR,
  '.requestFullscreen': ASKED_FOR,
  '.exitFullscreen': ASKED_FOR,
  '.fullscreenElement': ASKED_FOR,
  '.adoptedStyleSheets': 'fallback to style elements: packages/embed/src/page/old-browser.ts',
  '.replaceSync': 'fallback to style elements: packages/embed/src/page/old-browser.ts',

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
  'forced-color-adjust': 'browsers without it have no forced colors mode',
  'forced-color-adjust: none': 'browsers without it have no forced colors mode',
  'overscroll-behavior': DECORATION,
  'overscroll-behavior: contain': DECORATION,
  resize: NO_TOUCH,
  'resize: vertical': NO_TOUCH,
  'text-wrap': DECORATION,
  'text-wrap: balance': DECORATION,
  'text-wrap: pretty': DECORATION,
  'text-wrap: wrap': DECORATION,
}
