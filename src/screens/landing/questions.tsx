import { ChevronDown } from 'lucide-react';
import styles from './questions.module.css';

const QUESTIONS: readonly { question: string; answer: string }[] = [
  {
    question: 'Preciso instalar alguma coisa?',
    answer:
      'Não. Abre no navegador do celular e do computador. Se quiser, adicione à tela de início: ela passa a abrir como um app, também sem internet.',
  },
  {
    question: 'E se a internet cair no meio do treino?',
    answer:
      'Nada muda. As séries ficam guardadas no aparelho e são enviadas quando a conexão volta.',
  },
  {
    question: 'Quanto custa?',
    answer: 'Registrar os próprios treinos é de graça, sem limite de treinos e sem anúncio.',
  },
  {
    question: 'O que vocês fazem com os meus dados?',
    answer:
      'Guardamos os seus treinos para mostrá-los a você. Não vendemos, não mostramos anúncio e não contamos para ninguém. O código é aberto e o aviso de privacidade diz o resto em português claro.',
  },
];

export function Questions() {
  return (
    <section className={styles.questions} aria-labelledby="questions">
      <h2 id="questions">Dúvidas</h2>
      {QUESTIONS.map(({ question, answer }) => (
        <details key={question}>
          <summary>
            {question}
            <ChevronDown aria-hidden="true" />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </section>
  );
}
