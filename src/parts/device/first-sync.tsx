import { useEffect } from 'react';
import { recordsDone } from '#words/format/plural';
import { goFirst } from '../../pwa/go-first';
import { ProgressLine } from '../../ui/display/progress-line';
import styles from './first-sync.module.css';

/**
 * Shown above every screen during a device's first sync, because the records are not complete yet.
 */
export default function FirstSync({ records, left }: { records: number; left: number }) {
  const total = records + left;
  // Asks again for each page of records: an installing service worker pauses for seconds only.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    void goFirst();
  }, [records]);
  return (
    <section className={styles.banner} aria-label="Trazendo o que está na sua conta">
      <p id="first-sync">
        Trazendo seu histórico: {recordsDone(records, total)}. Já dá para treinar.
      </p>
      <ProgressLine done={records} total={total} labelledBy="first-sync" />
    </section>
  );
}
