import { FactList } from '../../../ui/display/fact-list';
import styles from './import.module.css';

/** Figures with their names, as a list. */
export function Figures({ facts }: { facts: readonly (readonly [string, string])[] }) {
  return <FactList facts={facts} className={styles.figures} />;
}
