import type { Assessment } from '#domain/health/body/assessment';
import { type Compared, compareAssessments, isDerived } from '#domain/health/body/comparison';
import type { MeasureUnits } from '#domain/health/body/figures';
import { numericDay } from '#words/format/day';
import {
  comparedChange,
  comparedFigure,
  comparedName,
  comparedUnit,
} from '#words/health/assessment-comparison';
import { MEASURE_GROUPS } from '#words/health/assessment-facts';
import textClass from '../../ui/text.module.css';
import { VisuallyHidden } from '../../ui/visually-hidden';
import styles from './compared-table.module.css';

const GROUPS: readonly { readonly title: string; readonly has: (of: Compared) => boolean }[] = [
  { title: 'Composição', has: (of) => of === 'weight' || of === 'fat' || isDerived(of) },
  ...MEASURE_GROUPS.map(({ title, prefix }) => ({
    title,
    has: (of: Compared) => of.startsWith(prefix),
  })),
];

interface ComparedTableProps {
  before: Assessment;
  after: Assessment;
  units: MeasureUnits;
}

/** Two assessments side by side with their differences; only values that at least one has. */
export function ComparedTable({ before, after, units }: ComparedTableProps) {
  const figures = compareAssessments(before, after, units.measures);
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>
            Avaliações de {numericDay(before.day)} e {numericDay(after.day)}
          </VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">Medida</th>
            <th scope="col">{numericDay(before.day)}</th>
            <th scope="col">{numericDay(after.day)}</th>
            <th scope="col">Diferença</th>
          </tr>
        </thead>
        {GROUPS.map(({ title, has }) => {
          const rows = figures.filter(({ of }) => has(of));
          if (rows.length === 0) return null;
          return (
            <tbody key={title}>
              <tr>
                <th scope="colgroup" colSpan={4} className={styles.group}>
                  {title}
                </th>
              </tr>
              {rows.map(({ of, before: from, after: to, by }) => (
                <tr key={of} className={styles.row}>
                  <th scope="row">
                    {comparedName(of, units)}{' '}
                    <span className={textClass.mini}>{comparedUnit(of, units)}</span>
                  </th>
                  <td>
                    <Figure>{comparedFigure(of, from, units)}</Figure>
                  </td>
                  <td>
                    <Figure>{comparedFigure(of, to, units)}</Figure>
                  </td>
                  <td className={styles.change}>
                    <Figure>{comparedChange(of, by, units)}</Figure>
                  </td>
                </tr>
              ))}
            </tbody>
          );
        })}
      </table>
    </div>
  );
}

/** Screen readers skip the dash of a missing value. */
function Figure({ children }: { children: string }) {
  if (children !== '–') return children;
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>sem valor</VisuallyHidden>
    </>
  );
}
