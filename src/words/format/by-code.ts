/** Reads one table of words: a code to its word. */
export function byCode<Code extends string | number>(
  words: Readonly<Record<Code, string>>,
): (code: Code) => string {
  return (code) => words[code];
}
