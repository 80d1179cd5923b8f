export interface CodeTextProps {
  code: string
  /** A sentence that tells the code; absent: the code alone. */
  within?: string
}

/**
 * A code that people read and type: its zeros wear a drawn slash, since not every font has one.
 * What is read aloud and copied is the plain text.
 */
export function CodeText({ code, within = code }: CodeTextProps) {
  const [before, ...after] = within.split(code)
  return (
    <>
      {before}
      <span className="pq-code">
        {[...code].map((sign, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sign is its place
          <CodeSign key={i} sign={sign} />
        ))}
      </span>
      {after.join(code)}
    </>
  )
}

/** One sign of a code. */
export const CodeSign = ({ sign }: { sign: string }) =>
  sign === '0' ? <span className="pq-zero">0</span> : sign
