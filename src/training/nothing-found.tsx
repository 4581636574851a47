import styles from './nothing-found.module.css';

/** No exercise is found by what was asked. */
export function NothingFound() {
  return (
    <p className={styles.nothing} role="status">
      Nenhum exercício com essas palavras. Tente menos letras ou tire um filtro.
    </p>
  );
}
