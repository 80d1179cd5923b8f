/**
 * Hostile and unusual user input: must appear as text everywhere, never as markup, code or
 * formulas.
 */
export const HOSTILE_TEXTS = [
  '<script>window.hostile = 1</script>',
  '"><img src=x onerror="window.hostile = 1">',
  "'-window.hostile=1-'",
  '<svg onload=window.hostile=1>',
  '</title></textarea></style><b>out</b>',
  'javascript:window.hostile=1//question',
  '{{constructor.constructor("window.hostile=1")()}}',
  '$' + '{window.hostile=1} $& $1 %s %00 \\u0000',
  '=HYPERLINK("http://evil.example","click me")',
  '+1+cmd|" /C calc"!A0 and more',
  '@SUM(1+1)*cmd|calc!A0',
  "Robert'); DROP TABLE questions;--",
  '&lt;b&gt;not bold&lt;/b&gt; &amp; &#60;',
  '../../../etc/passwd and back again',
  '\u202Eright to left override\u202C',
  'zero\u200Bwidth\uFEFF and \u0007 bell',
  'Ṱ̡̢̧̛̖̹o̷̢̨ ̵i̷n̶v̸o̷k̵e̶ the hive',
  '😀👩‍👩‍👧‍👦🏳️‍🌈 family and flags',
  'الأسئلة بالعربية عن المهن',
  'one\nline\tand\r\nanother',
] as const
