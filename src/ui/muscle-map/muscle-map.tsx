import type { ReactNode } from 'react';
import { BACK_SHAPES, type BodyShape, FRONT_SHAPES } from './body-shapes';
import styles from './muscle-map.module.css';

/** Amount, from none to most. */
export type MapLevel = 0 | 1 | 2 | 3 | 4;

export interface MapRow {
  readonly key: string;
  /** "Peito". */
  readonly name: string;
  /** "4". */
  readonly value: string;
  readonly level: MapLevel;
}

interface MuscleMapProps {
  /** Text alternative as a sentence: "Mais trabalhados: peito, ombros e tríceps." */
  summary: string;
  /** By region of the drawing; absent regions have level 0, other shapes are only body. */
  levels: ReadonlyMap<string, MapLevel>;
  /** The values, highest first. */
  rows: readonly MapRow[];
  /** Column titles of the values: "Músculo", "Séries". */
  heads: readonly [name: string, value: string];
  /** Shown instead of the list without rows. */
  empty?: string;
  /** Text below the list: how it was counted. */
  note?: ReactNode;
}

/** The body from front and back, coloured by level, with a list beside it. */
export function MuscleMap({ summary, levels, rows, heads, empty, note }: MuscleMapProps) {
  return (
    <div className={styles.room}>
      <div className={styles.map}>
        <BodyMap summary={summary} levels={levels} />
        <div className={styles.words}>
          {rows.length === 0 ? (
            <p className={styles.note}>{empty}</p>
          ) : (
            <table className={styles.list}>
              <thead>
                <tr>
                  <th scope="col">{heads[0]}</th>
                  <th scope="col">{heads[1]}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ key, name, value, level }) => (
                  <tr key={key}>
                    <th scope="row">
                      <span className={styles.dot} data-level={level} aria-hidden="true" />
                      {name}
                    </th>
                    <td>{value}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
          {note && <p className={styles.note}>{note}</p>}
        </div>
      </div>
    </div>
  );
}

type BodyMapProps = Pick<MuscleMapProps, 'summary' | 'levels'>;

/** The drawing without its list, for screens with their own list. */
export function BodyMap({ summary, levels }: BodyMapProps) {
  return (
    <div className={styles.bodies} role="img" aria-label={summary}>
      <Body shapes={FRONT_SHAPES} levels={levels} viewBox="-0.5 -0.5 32.6 93.6" />
      <Body shapes={BACK_SHAPES} levels={levels} viewBox="35.4 -0.5 33.6 93.6" />
    </div>
  );
}

interface BodyProps {
  shapes: readonly BodyShape[];
  levels: ReadonlyMap<string, MapLevel>;
  viewBox: string;
}

function Body({ shapes, levels, viewBox }: BodyProps) {
  return (
    <svg className={styles.body} viewBox={viewBox} aria-hidden="true">
      {shapes.map(({ key, region, path }) => (
        <path key={key} d={path} data-level={levels.get(region)} />
      ))}
    </svg>
  );
}
