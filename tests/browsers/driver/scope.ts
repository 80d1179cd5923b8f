import type { Step, Wanted } from './in-page'

export const wanted = (text: string | RegExp | undefined, isExact = false): Wanted =>
  text === undefined
    ? undefined
    : typeof text === 'string'
      ? { text, isExact }
      : { expression: text.source, flags: text.flags }

/** A step as readable text. */
export function told(step: Step): string {
  if (step.by === 'css') return step.selector
  if (step.by === 'index') return `number ${step.index}`
  const text = step.by === 'role' ? step.name : step.text
  const said = text && ('text' in text ? `"${text.text}"` : `/${text.expression}/${text.flags}`)
  return `${step.by === 'role' ? step.role : step.by} ${said ?? ''}`.trim()
}

interface Exactly {
  exact?: boolean
}

/** A scope for finding elements, with Playwright's method names. */
export abstract class Scope<Found> {
  protected abstract at(step: Step): Found

  getByRole(role: string, { name, exact }: { name?: string | RegExp } & Exactly = {}): Found {
    return this.at({ by: 'role', role, name: wanted(name, exact) })
  }

  getByText(text: string | RegExp, { exact }: Exactly = {}): Found {
    return this.at({ by: 'text', text: wanted(text, exact) })
  }

  getByLabel(text: string | RegExp, { exact }: Exactly = {}): Found {
    return this.at({ by: 'label', text: wanted(text, exact) })
  }

  locator(selector: string): Found {
    return this.at({ by: 'css', selector })
  }
}
