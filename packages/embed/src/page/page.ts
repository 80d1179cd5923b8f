import { showFailure } from './failure'
import { hasConstructedSheets, isTooOld, styleElement } from './old-browser'
import { readOptions, type WidgetName, type WidgetOptions } from './options'

/** A widget that stands on the page. */
export interface Mounted {
  update(options: Partial<WidgetOptions>): void
  remove(): void
}

/** Puts a widget into its element; `origin` is where the script came from. */
export type Mount = (host: HTMLElement, options: WidgetOptions, origin: string) => Mounted

/** What `Pathquest.render()` takes: the widget's name and its options. */
export interface RenderOptions extends WidgetOptions {
  widget: WidgetName
}

/** `window.Pathquest` once the script has run. */
export interface PathquestApi {
  readonly version: string
  /** Makes an element a widget. `target`: the element or a selector that finds one. */
  render(target: HTMLElement | string, options: RenderOptions): Mounted
  /** Looks for widgets below `root`, e.g. in a shadow root of the page's own. */
  scan(root?: ParentNode): void
}

/** What the page may put there before: its `render` keeps the calls until the script comes. */
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
/** A widget is fetched before it is scrolled to. */
const AHEAD = '600px'

/** Watches the page for widgets and gives it `window.Pathquest`; a second script finds it there. */
export function watchPage(
  version: string,
  /** Where the script came from. */
  origin: string,
  /** Height in px that is kept free for each widget until it stands. */
  heights: Partial<Record<WidgetName, number>>,
  /** `search`: what to put behind the address of the widget's own chunk. */
  load: (widget: WidgetName, search: string) => Promise<{ mount: Mount }>,
): void {
  const before = window.Pathquest
  if (before?.version) return
  const instances = new Map<Element, Instance>()

  /** Brings what stands in an element in line with its attributes. */
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
    // Another address after each failure, since some browsers remember that one.
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
  // What is moved leaves and comes back within one batch: it goes on as it was. What left a shadow
  // root of the page, which is not observed, is found gone with the page's next change.
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
    // Options are attributes however they came; an empty one is none.
    const update = (changed: Record<string, string | number | undefined>) => {
      for (const name in changed) host.dataset[name] = (changed[name] ?? '') as string
      adopt(host)
    }
    update({ ...options, pathquest: widget })
    return { update, remove: () => update({ pathquest: '' }) }
  }
  window.Pathquest = { version, render, scan }

  // Rules without weight: every rule of the page outweighs them.
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
  // Each by itself: one that throws keeps none of the others.
  for (const call of before?.queue ?? []) queueMicrotask(() => render(...call))
}
