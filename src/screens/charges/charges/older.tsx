import { longDay } from '#words/format/day';
import type { OlderCharges } from '../../../data/charges/older-charges';
import { FormFailure } from '../../../parts/input/form-failure';
import { Button } from '../../../ui/control/button';
import { Stack } from '../../../ui/frame/page';
import styles from './charges.module.css';

interface OlderProps {
  older: OlderCharges;
  /** Whether the network does not answer. */
  stale: boolean;
}

/** Shows since when charges are listed, and loads earlier ones. */
export function Older({ older: { since, busy, failure, more }, stale }: OlderProps) {
  if (since === null) return null;
  return (
    <Stack gap="s">
      <p className={styles.quiet}>
        Aqui estão as cobranças com vencimento desde {longDay(since)}, e as de antes que ainda
        esperam alguma coisa.
      </p>
      <Button variant="quiet" full busy={busy} disabled={stale} onClick={more}>
        Mostrar mais antigas
      </Button>
      <FormFailure failure={failure} />
    </Stack>
  );
}
