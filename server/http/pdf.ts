/** `%PDF-1.7`, the first line of a file (ISO 32000-1, 7.5.2). */
const START = /^%PDF-[12]\.\d/;
/** The last line; programs that sign or send files add a few bytes after it. */
const END = '%%EOF';
const END_BYTES = 1024;

/** Whether bytes begin and end as a PDF, so that they are no page, picture or script. */
export function isPdf(bytes: Buffer): boolean {
  const end = bytes.subarray(Math.max(0, bytes.length - END_BYTES));
  return START.test(bytes.toString('latin1', 0, 8)) && end.includes(END);
}
