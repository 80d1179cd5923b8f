import { constructed } from '../constructed'
import { dark } from '../dark'
import { light as frame } from '../styles/frame.css'

const brought = new Set([frame])

/** All sheets of a single file are brought before anything is drawn, and each widget wears them all. */
export const bring = (_name: string, sheet: string) => void brought.add(sheet)
export function wear(shadow: ShadowRoot, _name: string, isDark: boolean): undefined {
  shadow.adoptedStyleSheets = [...brought, ...(isDark ? [dark] : [])].map(constructed)
}
export const undress = () => {}
