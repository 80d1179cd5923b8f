import { showFailure } from './failure'
import { readOptions, type WidgetName, type WidgetOptions } from './options'

/** A widget that stands on the page. */
export interface Mounted {
  update(options: WidgetOptions): void
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
  /** Makes an element a widget. `target`: the element or a selector of it. */
  render(target: HTMLElement | string, options: RenderOptions): Mounted
  /** Looks for widgets below `root`, e.g. in a shadow root of the page's own. */
  scan(root?: ParentNode): void
  /** Calls of `render` or functions of the API, made before the script came. */
  queue: { push(call: QueuedCall): unknown }
}
export type QueuedCall =
  | ((pathquest: PathquestApi) => void)
  | [target: HTMLElement | string, options: RenderOptions]

declare global {
  interface Window {
    Pathquest?: Partial<Omit<PathquestApi, 'queue'>> & {
      queue?: QueuedCall[] | PathquestApi['queue']
    }
  }
}

export interface Source {
  version: string
  origin: string
  /** Height in px that is kept free for each widget until it stands. */
  heights: Partial<Record<WidgetName, number>>
  /** `attempt` counts from 0. */
  load(widget: WidgetName, attempt: number): Promise<Mount>
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
export function watchPage({ version, origin, heights, load }: Source): void {
  const before = window.Pathquest
  if (before?.version) return
  const instances = new Map<Element, Instance>()
  const given = new WeakMap<Element, WidgetOptions>()
  const names = Object.keys(heights) as WidgetName[]

  const optionsOf = (host: Element) => ({ ...readOptions(host), ...given.get(host) })
  const widgetOf = (host: Element) =>
    host.localName.startsWith(TAG) ? host.localName.slice(TAG.length) : host.getAttribute(MARK)

  /** Brings what stands in an element in line with its attributes. */
  function adopt(host: HTMLElement): void {
    const known = instances.get(host)
    const widget = widgetOf(host) as WidgetName
    if (known && known.widget === widget) return known.mounted?.update(optionsOf(host))
    if (known) drop(host)
    if (!names.includes(widget)) return
    let attempt = 0
    const instance: Instance = {
      widget,
      load() {
        load(widget, attempt++).then(
          (mount) => {
            if (instances.get(host) === instance) {
              instance.mounted = mount(host, optionsOf(host), origin)
            }
          },
          () => {
            if (instances.get(host) !== instance) return
            const { locale, theme } = optionsOf(host)
            showFailure(host, locale, theme, instance.load)
          },
        )
      },
    }
    instances.set(host, instance)
    near.observe(host)
    changes.observe(host, { attributes: true })
  }

  function drop(host: Element): void {
    near.unobserve(host)
    instances.get(host)?.mounted?.remove()
    if (instances.delete(host)) host.shadowRoot?.replaceChildren()
  }

  function scan(root: ParentNode = document): void {
    if (root instanceof HTMLElement && root.hasAttribute(MARK)) adopt(root)
    for (const host of root.querySelectorAll<HTMLElement>(`[${MARK}]`)) adopt(host)
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
  // What is moved leaves and comes back within one batch: it goes on as it was.
  const changes = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'attributes') adopt(target as HTMLElement)
      for (const node of addedNodes) if (node instanceof Element) scan(node)
    }
    for (const host of instances.keys()) if (!host.isConnected) drop(host)
  })

  const render: PathquestApi['render'] = (target, { widget, ...options }) => {
    const host = typeof target === 'string' ? document.querySelector<HTMLElement>(target) : target
    if (!host) throw new TypeError(`Pathquest.render: nothing on this page matches ${target}`)
    given.set(host, options)
    host.setAttribute(MARK, widget)
    adopt(host)
    return {
      update(changed) {
        given.set(host, { ...given.get(host), ...changed })
        adopt(host)
      },
      remove() {
        given.delete(host)
        host.removeAttribute(MARK)
        drop(host)
      },
    }
  }
  const push = (call: QueuedCall) => {
    if (typeof call === 'function') call(api)
    else render(...call)
  }
  const api: PathquestApi = { version, render, scan, queue: { push } }
  window.Pathquest = api

  // Weightless rules: every rule of the page outweighs them.
  const room = new CSSStyleSheet()
  room.replaceSync(
    names
      .map((name) => {
        const tag = TAG + name
        return `:where(${tag}:not([hidden])){display:block}:where(${tag},[${MARK}=${name}]){min-height:${heights[name]}px}`
      })
      .join(''),
  )
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, room]
  for (const name of names) {
    if (customElements.get(TAG + name)) continue
    customElements.define(
      TAG + name,
      class extends HTMLElement {
        connectedCallback() {
          adopt(this)
        }
        // The page's own shadow roots are not observed: there this alone tells.
        disconnectedCallback() {
          queueMicrotask(() => this.isConnected || drop(this))
        }
      },
    )
  }
  changes.observe(document, { childList: true, subtree: true, attributeFilter: [MARK] })
  scan()
  for (const call of (before?.queue ?? []) as QueuedCall[]) push(call)
}
