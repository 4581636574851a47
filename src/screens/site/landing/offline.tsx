import styles from './offline.module.css';
import { Section } from './section';
import section from './section.module.css';

const PLACES: readonly { title: string; text: string }[] = [
  {
    title: 'No aparelho, na hora',
    text: 'O toque grava a série no aparelho antes de a tela mudar. Bateria no fim, app fechado, página recarregada: ela continua lá.',
  },
  {
    title: 'Na sua conta, quando dá',
    text: 'Sem sinal, as séries esperam. Quando a conexão volta elas vão sozinhas, na ordem, sem botão de sincronizar.',
  },
  {
    title: 'Nos outros aparelhos, somadas',
    text: 'Celular e computador se juntam série por série, mesmo que os dois tenham registrado sem internet. Uma não apaga a outra.',
  },
];

export function Offline() {
  return (
    <Section
      id="sem-internet"
      title="Feita para o subsolo"
      lead={
        <>
          <p>
            Abre sem internet, registra sem internet e termina o treino sem internet. A rede serve
            para levar uma cópia, não para deixar você treinar.
          </p>
          <p>
            <a href="#demonstracao" className={section.link}>
              Corte a internet da demonstração
            </a>
          </p>
        </>
      }
    >
      <ol className={styles.places}>
        {PLACES.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
