import { type Compilable, type CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from './schema';

/** Placeholder for a value known when the statement runs. */
class Blank {
  constructor(readonly name: string) {}
}

/** Gives the SQL placeholder of a named value. */
export type PlaceOf<Values> = <Name extends keyof Values & string>(
  name: Name,
) => RawBuilder<Values[Name]>;

const placeOf = <Value>(name: string) => sql<Value>`${new Blank(name)}`;

/**
 * Builds a statement once and runs it with other `Values` each time. It is for queries of every
 * request, because building a small statement takes longer than SQLite needs to run it. Returns the
 * rows.
 */
export function prepared<Values extends object>() {
  return <Row>(
    build: (db: Kysely<Database>, place: PlaceOf<Values>) => Compilable<Row>,
  ): ((db: Kysely<Database>, values: Values) => Promise<Row[]>) => {
    const built = new WeakMap<object, CompiledQuery<Row>>();
    return async (db, values) => {
      // One statement per open database and dialect. With plugins it is built every time, so that
      // they see it.
      const { adapter, plugins } = db.getExecutor();
      let query = plugins.length === 0 ? built.get(adapter) : undefined;
      if (!query) {
        query = build(db, placeOf).compile();
        built.set(adapter, query);
      }
      const parameters = query.parameters.map((one) =>
        one instanceof Blank ? Reflect.get(values, one.name) : one,
      );
      const { rows } = await db.executeQuery<Row>({ ...query, parameters });
      return rows;
    };
  };
}
