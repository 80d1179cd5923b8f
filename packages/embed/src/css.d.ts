declare module '*.css' {
  /** All of it, in the light theme. */
  export const light: string
  /** What the dark theme says otherwise: its tokens. */
  export const dark: string
}
