/** Names that differ in capitals and spaces alone have one key. */
export const personKey = (name: string) =>
  name.replace(/\s+/gu, ' ').trim().toLocaleLowerCase('pt-BR');

/** The names of a column, with those of merged cells on each of their rows. */
interface MergedNames {
  readonly names: readonly string[];
  /** Number of rows that took the name above them. */
  readonly count: number;
}

/**
 * Names with those of merged cells carried down. Cells are merged only where the first row has a
 * name, no name repeats, and most names have blank rows below. Elsewhere a blank row has no
 * name.
 */
export function mergedNames(written: readonly string[]): MergedNames {
  const filled = written.filter((name) => name !== '');
  const blocks = written.filter((name, at) => name !== '' && written[at + 1] === '');
  const isMerged =
    written[0] !== '' &&
    blocks.length * 2 > filled.length &&
    new Set(filled.map(personKey)).size === filled.length;
  if (!isMerged) return { names: written, count: 0 };
  let above = '';
  const names = written.map((name) => {
    above = name || above;
    return above;
  });
  return { names, count: written.length - filled.length };
}
