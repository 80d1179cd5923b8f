/** LDNOOBW's lists of words by language, which come without types. */
declare module 'naughty-words' {
  const lists: Readonly<Record<string, readonly string[]>>
  export default lists
}
