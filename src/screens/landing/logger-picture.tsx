import { Check } from 'lucide-react';
import styles from './logger-picture.module.css';

const SETS = [
  { number: 1, load: '80', reps: '8', done: true },
  { number: 2, load: '82,5', reps: '8', done: true },
  { number: 3, load: '82,5', reps: '8', done: false },
] as const;

/** The screen of the running workout, drawn: a picture and not a control. */
export function LoggerPicture() {
  return (
    <div
      className={styles.phone}
      role="img"
      aria-label="Tela do treino: supino reto com barra, duas de três séries feitas com 80 e 82,5 quilos, descanso em 1 minuto e 7 segundos e o disco que conclui a próxima série."
    >
      <div aria-hidden="true">
        <p className={styles.exercise}>Supino reto com barra</p>
        <p className={styles.last}>Última vez: 80 kg × 8</p>
        <div className={styles.sets}>
          {SETS.map((set) => (
            <div key={set.number} className={set.done ? styles.done : styles.next}>
              <span>{set.number}</span>
              <span>{set.load} kg</span>
              <span>{set.reps} reps</span>
              {set.done ? <Check /> : <span className={styles.ring} />}
            </div>
          ))}
        </div>
        <div className={styles.dock}>
          <div className={styles.values}>
            <p className={styles.rest}>
              <strong>1:07</strong> de descanso
            </p>
            <p className={styles.value}>
              <strong>82,5</strong> kg
            </p>
            <p className={styles.value}>
              <strong>8</strong> repetições
            </p>
          </div>
          <svg className={styles.disc} viewBox="0 0 120 120" aria-hidden="true">
            <circle className={styles.track} cx="60" cy="60" r="56" />
            <circle className={styles.sweep} cx="60" cy="60" r="56" pathLength="100" />
            <path
              className={styles.plate}
              d="M60 11a49 49 0 1 1 0 98a49 49 0 1 1 0-98zm0 33a16 16 0 1 0 0 32a16 16 0 1 0 0-32z"
            />
            <circle className={styles.groove} cx="60" cy="60" r="36" />
          </svg>
        </div>
      </div>
    </div>
  );
}
