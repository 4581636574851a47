import { ChartLine, Table2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../control/button';
import styles from './chart-frame.module.css';

export interface ChartTableRow {
  readonly key: string;
  /** Title of the row, then one text per column. */
  readonly cells: readonly string[];
}

interface ChartFrameProps {
  /** Name of the table, such as "Carga do supino reto". */
  label: string;
  /** Text alternative of the drawing, in one sentence. */
  summary: string;
  columns: readonly string[];
  /** Called only when the table is opened. */
  rowsOf: () => readonly ChartTableRow[];
  /** Whether there is nothing to draw, so that `empty` is shown. */
  blank: boolean;
  legend?: ReactNode;
  empty: string;
  children: ReactNode;
}

/**
 * The common parts of every chart: a summary sentence, the drawing, and the same values as a table.
 */
export function ChartFrame(props: ChartFrameProps) {
  const { label, summary, columns, rowsOf, blank, legend, empty, children } = props;
  const [asTable, setAsTable] = useState(false);
  const id = useId();

  if (blank) {
    return (
      <figure className={styles.figure} aria-label={label}>
        <p className={styles.empty}>{empty}</p>
      </figure>
    );
  }
  return (
    <figure className={styles.figure} aria-labelledby={id}>
      <figcaption id={id} className={styles.summary}>
        {summary}
      </figcaption>
      {asTable ? <ChartTable label={label} columns={columns} rows={rowsOf()} /> : children}
      {!asTable && legend}
      <Button
        variant="plain"
        className={styles.toggle}
        icon={asTable ? <ChartLine aria-hidden="true" /> : <Table2 aria-hidden="true" />}
        onClick={() => setAsTable(!asTable)}
      >
        {asTable ? 'Ver como gráfico' : 'Ver como tabela'}
      </Button>
    </figure>
  );
}

interface ChartTableProps {
  label: string;
  columns: readonly string[];
  rows: readonly ChartTableRow[];
}

function ChartTable({ label, columns, rows }: ChartTableProps) {
  return (
    // A long table scrolls in its own area, which the keyboard must reach.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it is there to be scrolled
    <section className={styles.tableRoom} tabIndex={0} aria-label={label}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [head, ...cells] }) => (
            <tr key={key}>
              <th scope="row">{head}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
