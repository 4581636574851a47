import { type Compilable, type CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from './schema';

/** Placeholder for a value known when the statement runs. */
class Blank {
  constructor(readonly name: string) {}
}

/** The place of a value in a statement, by the value's name. */
type PlaceOf<Values> = <Name extends keyof Values & string>(name: Name) => RawBuilder<Values[Name]>;

const placeOf = <Value>(name: string) => sql<Value>`${new Blank(name)}`;

/**
 * A statement that is built once and run with other `Values` each time. For what every request asks:
 * the query builder takes longer over a small statement than SQLite does. Answers the rows.
 */
export function prepared<Values extends object>() {
  return <Row>(
    build: (db: Kysely<Database>, place: PlaceOf<Values>) => Compilable<Row>,
  ): ((db: Kysely<Database>, values: Values) => Promise<Row[]>) => {
    const built = new WeakMap<object, CompiledQuery<Row>>();
    return async (db, values) => {
      // One per open database, in its dialect. Plugins still see every statement.
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
