import styles from './figures.module.css';

/** Three figures about the product. */
export function LandingFigures() {
  return (
    <dl className={styles.figures}>
      <div>
        <dt>toque por série</dt>
        <dd>1</dd>
      </div>
      <div>
        <dt>barras de sinal para treinar</dt>
        <dd>0</dd>
      </div>
      <div>
        <dt>para registrar os seus treinos</dt>
        <dd>R$&nbsp;0</dd>
      </div>
    </dl>
  );
}
