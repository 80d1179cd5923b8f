import { showFailure } from './failure'
import { hasConstructedSheets, isTooOld, styleElement } from './old-browser'
import { readOptions, type WidgetName, type WidgetOptions } from './options'

/** A mounted widget. */
export interface Mounted {
  update(options: Partial<WidgetOptions>): void
  remove(): void
}

/** Mounts a widget into its element; `origin` is the origin of the script. */
export type Mount = (host: HTMLElement, options: WidgetOptions, origin: string) => Mounted

/** The argument of `Pathquest.render()`: the widget's name and its options. */
export interface RenderOptions extends WidgetOptions {
  widget: WidgetName
}

/** `window.Pathquest` once the script has run. */
export interface PathquestApi {
  readonly version: string
  /** Turns an element into a widget. `target`: the element or a selector. */
  render(target: HTMLElement | string, options: RenderOptions): Mounted
  /** Finds widgets below `root`, e.g. in a shadow root of the page's own. */
  scan(root?: ParentNode): void
}

/** A stub that the page may define first: its `render` queues calls until the script has loaded. */
export interface PathquestQueue {
  queue: Parameters<PathquestApi['render']>[]
}

declare global {
  interface Window {
    Pathquest?: Partial<PathquestApi & PathquestQueue>
  }
}

interface Instance {
  widget: WidgetName
  mounted?: Mounted
  load(): void
}

const MARK = 'data-pathquest'
const TAG = 'pathquest-'
/** Widgets are loaded before they scroll into view. */
const AHEAD = '600px'

/**
 * Observes the page for widgets and defines `window.Pathquest`; a second script finds it defined.
 */
export function watchPage(
  version: string,
  /** The origin of the script. */
  origin: string,
  /** Height in px that is reserved for each widget until it is shown. */
  heights: Partial<Record<WidgetName, number>>,
  /** `search`: appended to the URL of the widget's own chunk. */
  load: (widget: WidgetName, search: string) => Promise<{ mount: Mount }>,
): void {
  const before = window.Pathquest
  if (before?.version) return
  const instances = new Map<Element, Instance>()

  /** Mounts, updates or removes the widget of an element to match its attributes. */
  function adopt(host: HTMLElement): void {
    const tag = host.localName
    const name = tag.startsWith(TAG) ? tag.slice(TAG.length) : host.getAttribute(MARK)
    const known = instances.get(host)
    if (known?.widget === name) {
      known.mounted?.update(readOptions(host))
      return
    }
    drop(host)
    const widget = name as WidgetName
    if (!heights[widget]) return
    // Another URL after each failure, since some browsers cache a failed import.
    let search = ''
    const instance: Instance = {
      widget,
      load() {
        if (isTooOld()) return showFailure(host, readOptions(host))
        load(widget, search).then(
          ({ mount }) => {
            if (isCurrent()) instance.mounted ??= mount(host, readOptions(host), origin)
          },
          () => {
            search += '?'
            if (isCurrent()) showFailure(host, readOptions(host), instance.load)
          },
        )
      },
    }
    const isCurrent = () => instances.get(host) === instance
    instances.set(host, instance)
    near.observe(host)
    changes.observe(host, { attributes: true })
  }

  function drop(host: Element): void {
    instances.get(host)?.mounted?.remove()
    if (instances.delete(host)) host.shadowRoot?.replaceChildren()
  }

  function scan(root: ParentNode = document): void {
    for (const host of root.querySelectorAll<HTMLElement>(`[${MARK}]`)) {
      if (!instances.has(host)) adopt(host)
    }
  }

  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        near.unobserve(target)
        instances.get(target)?.load()
      }
    },
    { rootMargin: AHEAD },
  )
  // A moved widget is removed and added within one batch and keeps its state. Removals from a
  // shadow root of the page, which is not observed, are detected at the page's next change.
  const changes = new MutationObserver((records) => {
    for (const { target, attributeName } of records) {
      if (attributeName) adopt(target as HTMLElement)
    }
    scan()
    for (const host of instances.keys()) if (!host.isConnected) drop(host)
  })

  const render: PathquestApi['render'] = (target, { widget, ...options }) => {
    const isElement = (target as HTMLElement).dataset
    const host = (isElement ? target : document.querySelector(target as string)) as HTMLElement
    // Options are stored as attributes in any case; an empty one removes it.
    const update = (changed: Record<string, string | number | undefined>) => {
      for (const name in changed) host.dataset[name] = (changed[name] ?? '') as string
      adopt(host)
    }
    update({ ...options, pathquest: widget })
    return { update, remove: () => update({ pathquest: '' }) }
  }
  window.Pathquest = { version, render, scan }

  // Rules with zero specificity: every rule of the page overrides them.
  let room = ''
  for (const name in heights) {
    const tag = TAG + name
    room += `:where(:is(${tag},[${MARK}=${name}]):not([hidden])){display:block;min-height:${heights[name as WidgetName]}px}`
    customElements.define(
      tag,
      class extends HTMLElement {
        connectedCallback() {
          adopt(this)
        }
      },
    )
  }
  if (hasConstructedSheets) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(room)
    document.adoptedStyleSheets.push(sheet)
  } else document.head.append(styleElement(room))
  changes.observe(document, { childList: true, subtree: true, attributeFilter: [MARK] })
  scan()
  // One microtask each, so that one that throws does not stop the others.
  for (const call of before?.queue ?? []) queueMicrotask(() => render(...call))
}
