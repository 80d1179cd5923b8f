/** Actions of WebDriver, which both protocols write alike. */
export type PointerAction =
  | { type: 'pointerMove'; x: number; y: number; duration?: number }
  | { type: 'pointerDown' | 'pointerUp'; button: 0 }
  | { type: 'pause'; duration: number }

export type Pointer = 'mouse' | 'touch'

export type KeyAction = { type: 'keyDown' | 'keyUp'; value: string }

/** A document to speak with: that of a tab, or of a frame in it by the `name` of its element. */
export interface Place {
  tab: string
  frame?: string | undefined
}

/** One person's browser, as a protocol reaches it. */
export interface Transport {
  engine: string
  /** Runs the body of an async function of `args` there; what it gives is JSON. */
  run: (place: Place, body: string, args: unknown[]) => Promise<unknown>
  goto: (tab: string, url: string) => Promise<void>
  /** By a mouse, or by a finger. */
  point: (place: Place, actions: PointerAction[], by?: Pointer) => Promise<void>
  keys: (place: Place, actions: KeyAction[]) => Promise<void>
  resize: (tab: string, size: { width: number; height: number }) => Promise<void>
  tabs: () => Promise<string[]>
  closeTab: (tab: string) => Promise<void>
  picture: (tab: string) => Promise<Buffer>
  /** What pages complained about since: errors, and what a policy refused. */
  complaints: () => Promise<string[]>
  close: () => Promise<void>
}
