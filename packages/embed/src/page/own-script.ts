/** The running script; found by its name where the browser does not tell. */
export const ownScript = (name: string) =>
  (document.currentScript ?? document.querySelector(`script[src*="${name}"]`)) as HTMLScriptElement
