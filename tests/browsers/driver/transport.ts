/** WebDriver actions, which both protocols format alike. */
export type PointerAction =
  | { type: 'pointerMove'; x: number; y: number; duration?: number }
  | { type: 'pointerDown' | 'pointerUp'; button: 0 }
  | { type: 'pause'; duration: number }

export type Pointer = 'mouse' | 'touch'

export type KeyAction = { type: 'keyDown' | 'keyUp'; value: string }

/** A target document: that of a tab, or of a frame in it by the `name` of its element. */
export interface Place {
  tab: string
  frame?: string | undefined
}

/** One person's browser, as controlled by a protocol. */
export interface Transport {
  engine: string
  /** Runs the body of an async function of `args` there; its result is JSON. */
  run: (place: Place, body: string, args: unknown[]) => Promise<unknown>
  goto: (tab: string, url: string) => Promise<void>
  /** With a mouse, or with touch. */
  point: (place: Place, actions: PointerAction[], by?: Pointer) => Promise<void>
  keys: (place: Place, actions: KeyAction[]) => Promise<void>
  resize: (tab: string, size: { width: number; height: number }) => Promise<void>
  tabs: () => Promise<string[]>
  closeTab: (tab: string) => Promise<void>
  picture: (tab: string) => Promise<Buffer>
  /** Errors of pages since the last call, including CSP violations. */
  complaints: () => Promise<string[]>
  close: () => Promise<void>
}
