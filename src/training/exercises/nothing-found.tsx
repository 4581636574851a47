import styles from './nothing-found.module.css';

/** Shown when a search finds no exercise. */
export function NothingFound() {
  return (
    <p className={styles.nothing} role="status">
      Nenhum exercício com essas palavras. Tente menos letras ou tire um filtro.
    </p>
  );
}
