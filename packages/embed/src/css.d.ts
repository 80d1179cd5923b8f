declare module '*.css' {
  import type { Sheet } from './sheets'

  const sheet: Sheet
  export default sheet
}
