/** Written by the build: what the parts of a single file take from it, in the order they know. */
declare module 'shared-with-parts' {
  export const shared: unknown[]
}
