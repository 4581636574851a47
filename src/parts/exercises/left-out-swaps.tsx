import { useId, useState } from 'react';
import { leftOutWords } from '#words/exercises/swap';
import { Button } from '../../ui/control/button';
import { SwapCandidates, type SwapChoice } from './swap-candidates';
import styles from './swap-sheet.module.css';

/**
 * The number of suggestions left out because of pain, with the reason and a button that shows them.
 */
export function LeftOutSwaps(props: SwapChoice) {
  const { candidates } = props;
  const [open, setOpen] = useState(false);
  const list = useId();
  return (
    <>
      <p className={styles.lead}>{leftOutWords(candidates)}</p>
      <Button
        variant="quiet"
        className={styles.anyway}
        aria-expanded={open}
        aria-controls={list}
        onClick={() => setOpen(!open)}
      >
        {open ? 'Deixar de fora' : 'Ver mesmo assim'}
      </Button>
      <div id={list} hidden={!open}>
        {open && <SwapCandidates {...props} label="Ficaram de fora" />}
      </div>
    </>
  );
}
