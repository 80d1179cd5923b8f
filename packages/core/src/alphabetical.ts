const collator = /* @__PURE__ */ new Intl.Collator('en', { numeric: true })

/** As people look up a name or a title: 2 before 10, ä beside a. */
export const alphabetical = (a: string, b: string): number => collator.compare(a, b)
