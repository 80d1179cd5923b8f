/** Styles of a kind's editor; the app's bundler takes them in. */
declare module '*.css'
