/** 1-6 and A-F choose an option; undefined for every other key. */
export function answerOfKey(
  key: string,
  { options }: { options: readonly string[] },
): number | undefined {
  if (key.length !== 1) return undefined
  const letter = key.toUpperCase().charCodeAt(0) - 65
  const index = letter >= 0 && letter < 6 ? letter : '123456'.indexOf(key)
  return index >= 0 && index < options.length ? index : undefined
}
