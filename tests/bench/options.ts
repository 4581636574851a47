export interface Options {
  readonly parts: readonly string[];
  readonly runs: number;
}

const RUNS = 9;

/** Parses `npm run bench -- server bytes --runs 3`: the named parts, or all. Throws on others. */
export function readOptions(args: readonly string[], known: readonly string[]): Options {
  const at = args.indexOf('--runs');
  const runs = at < 0 ? RUNS : Number(args[at + 1]);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number.');
  const named = args.filter((_, index) => at < 0 || (index !== at && index !== at + 1));
  const unknown = named.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(`No part is called ${unknown.join(', ')}: there are ${known.join(', ')}.`);
  }
  return { parts: named.length > 0 ? known.filter((name) => named.includes(name)) : known, runs };
}
