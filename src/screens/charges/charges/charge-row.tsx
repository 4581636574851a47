import { Link } from 'wouter';
import { monthFacts } from '#domain/charges/money-months';
import { statusSumOf } from '#domain/charges/standing';
import { reais, standingOn } from '#words/charges/charges';
import type { Charge } from '../../../data/charges/charges';
import { Button } from '../../../ui/control/button';
import { Avatar } from '../../../ui/display/avatar';
import { CheckboxField } from '../../../ui/field/checkbox-field';
import { groupOf } from './board';
import styles from './charge-row.module.css';
import { useRemind } from './use-remind';

interface ChargeRowProps {
  charge: Charge;
  /** Epoch ms. */
  now: number;
  stale: boolean;
  /** Null while nothing is being selected. */
  ticked: boolean | null;
  onTick: (on: boolean) => void;
  onAnswer: () => void;
}

/** A charge: student, title, status, and the next act. */
export function ChargeLine({ charge, now, stale, ticked, onTick, onAnswer }: ChargeRowProps) {
  const { id, other, title } = charge;
  const group = groupOf(charge, now);
  const remind = useRemind(charge);
  const words = standingOn(charge, now);
  const sum = reais(statusSumOf(monthFacts(charge)));
  if (ticked !== null) {
    return (
      <li>
        <CheckboxField
          label={`${other.name}, ${sum}`}
          hint={`${title} · ${words}`}
          checked={ticked}
          onChange={({ target }) => onTick(target.checked)}
        />
      </li>
    );
  }
  return (
    <li className={styles.row}>
      <span className={styles.face}>
        <Avatar name={other.name} size={36} />
      </span>
      <div className={styles.told}>
        <Link href={`/app/charges/${id}`} className={styles.name}>
          {other.name}
        </Link>
        <p className={styles.what} data-late={group === 'late'}>
          <span>{title}</span> <strong>{words}</strong>
        </p>
        <span className={styles.sum}>{sum}</span>
      </div>
      <div className={styles.acts}>
        {group === 'claimed' && !stale ? (
          <Button aria-label={`Confirmar o pagamento de ${other.name}`} onClick={onAnswer}>
            Confirmar
          </Button>
        ) : group === 'late' && other.id !== null && !stale ? (
          <Button
            variant="quiet"
            aria-label={`Lembrar ${other.name}`}
            busy={remind.busy}
            onClick={() => void remind.run()}
          >
            Lembrar
          </Button>
        ) : null}
      </div>
    </li>
  );
}
