import { plural } from '#words/plural';
import styles from './import.module.css';

/** Weighings that a file holds and that were not stored, and how to bring them later. */
export function LeftOut({ weighings }: { weighings: number }) {
  if (weighings === 0) return null;
  return (
    <p className={styles.notice}>
      {plural(weighings, {
        zero: '',
        one: '1 pesagem ficou de fora, porque o peso só é guardado com o seu consentimento. Para trazê-la',
        other:
          '# pesagens ficaram de fora, porque o peso só é guardado com o seu consentimento. Para trazê-las',
      })}{' '}
      depois, importe o arquivo de novo e concorde, ou dê o consentimento em Peso antes. O que já
      está aqui é reconhecido e fica de fora.
    </p>
  );
}
