import { numericDay } from '#words/format/day';
import { FactList } from '../../../ui/display/fact-list';
import styles from './import.module.css';

/** "03/01/2019 a 20/11/2026", or a single day. */
export function periodWords({ from, to }: { from: string; to: string }): string {
  return from === to ? numericDay(from) : `${numericDay(from)} a ${numericDay(to)}`;
}

/** First and last day; null without any. */
export function periodOf(days: readonly string[]): { from: string; to: string } | null {
  const sorted = [...days].sort();
  const [from, to] = [sorted[0], sorted.at(-1)];
  return from === undefined || to === undefined ? null : { from, to };
}

/** Figures with their names, as a list. */
export function Figures({ facts }: { facts: readonly (readonly [string, string])[] }) {
  return <FactList facts={facts} className={styles.figures} />;
}
