/**
 * The running script; found by its name where the browser does not tell. An element of the page that
 * is named `currentScript` stands in the way of the real one: then, too.
 */
export function ownScript(name: string): HTMLScriptElement {
  const running = document.currentScript
  return (
    running?.localName === 'script' ? running : document.querySelector(`script[src*="${name}"]`)
  ) as HTMLScriptElement
}
