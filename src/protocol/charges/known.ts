import * as v from 'valibot';
import { UNKNOWN } from '#domain/charges/unknown';

/**
 * One of the values that this version knows; `unknown` for one of a later server, so that an open
 * tab of this version still reads the rest.
 */
export const known = <const Options extends readonly string[]>(options: Options) =>
  v.fallback(v.picklist([...options, UNKNOWN]), UNKNOWN);
/** The values of a list that this version knows. */
export const knownOf = <const Option extends string>(options: readonly Option[]) =>
  v.pipe(
    v.array(v.string()),
    v.transform((list) => options.filter((one) => list.includes(one))),
  );
