export interface CodeTextProps {
  code: string
  /** A sentence that contains the code; absent: only the code. */
  within?: string
}

/**
 * A code that people read and type: its zeros get a drawn slash, since not every font has one.
 * Screen readers and the clipboard get the plain text.
 */
export function CodeText({ code, within = code }: CodeTextProps) {
  const [before, ...after] = within.split(code)
  return (
    <>
      {before}
      <span className="pq-code">
        {[...code].map((sign, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a character is identified by its position
          <CodeSign key={i} sign={sign} />
        ))}
      </span>
      {after.join(code)}
    </>
  )
}

/** One character of a code. */
export const CodeSign = ({ sign }: { sign: string }) =>
  sign === '0' ? <span className="pq-zero">0</span> : sign
