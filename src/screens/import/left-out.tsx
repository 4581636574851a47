import { plural } from '#words/format/plural';
import styles from './import.module.css';

/** Number of body records that were not stored, with instructions for importing them later. */
export function LeftOut({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p className={styles.notice}>
      {plural(count, {
        zero: '',
        one: '1 registro do corpo ficou de fora, porque só é guardado com o seu consentimento. Para trazê-lo',
        other:
          '# registros do corpo ficaram de fora, porque só são guardados com o seu consentimento. Para trazê-los',
      })}{' '}
      depois, importe o arquivo de novo e concorde, ou dê o consentimento em Corpo antes. O que já
      está aqui é reconhecido e fica de fora.
    </p>
  );
}
