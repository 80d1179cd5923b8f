/** The last name of a path of categories in Moodle; within names a slash is written twice. */
export const lastCategory = (path: string): string =>
  (path.split(/(?<!\/)\/(?!\/)/).at(-1) ?? '')
    .replaceAll('//', '/')
    .trim()
    .replace(/^\$(course|module|system|cat\d*|coursecat\d*)\$$/i, '')
