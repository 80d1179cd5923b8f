/** Where the running script came from; found by its name where the browser does not tell. */
export function scriptBase(name: string): URL {
  const script = (document.currentScript ??
    document.querySelector(`script[src*="${name}"]`)) as HTMLScriptElement
  return new URL('.', script.src)
}
