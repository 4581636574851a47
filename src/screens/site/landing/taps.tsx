import { Section } from './section';
import styles from './taps.module.css';

/** A browser test counts every tap: change it there first. */
const COSTS: readonly { taps: number; act: string }[] = [
  { taps: 1, act: 'registrar a série como ela veio' },
  { taps: 2, act: 'subir 2,5 kg e registrar' },
  { taps: 3, act: 'tirar duas repetições e registrar' },
  { taps: 1, act: 'desfazer o que registrou' },
  { taps: 2, act: 'terminar e salvar o treino' },
];

export function Taps() {
  return (
    <Section
      id="um-toque"
      title="Um toque por série"
      lead={
        <>
          <p>
            Carga e repetições já vêm preenchidas com as da última vez. O disco grava a série e
            começa a contar o descanso. Mudou algo? Ajuste antes do toque; as séries seguintes
            acompanham.
          </p>
          <p>Um teste automático refaz esta conta, toque por toque, a cada versão.</p>
        </>
      }
      raised
    >
      <ul className={styles.costs}>
        {COSTS.map(({ taps, act }) => (
          <li key={act}>
            <strong>{taps}</strong>
            <span>
              {taps === 1 ? 'toque para ' : 'toques para '}
              {act}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
