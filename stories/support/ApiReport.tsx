import { Source } from '@storybook/addon-docs/blocks'

/** What API Extractor notes beside the declarations. */
const NOTES = ['// @public', '// (undocumented)', '// (No @packageDocumentation']

/** The declarations in a report of API Extractor, without its own headings and notes. */
export function ApiReport({ report }: { report: string }) {
  const declarations = /```ts\n([\s\S]*?)```/.exec(report)?.[1]
  if (declarations === undefined) {
    throw new Error('The API report has no declarations: write it anew with `npm run api:update`')
  }
  const code = declarations
    .split('\n')
    .filter((line) => !NOTES.some((note) => line.trimStart().startsWith(note)))
    .join('\n')
    .trim()
  return <Source code={code} language="tsx" />
}
