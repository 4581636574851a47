import { ChevronDown } from 'lucide-react';
import { QUESTIONS } from './question-texts';
import styles from './questions.module.css';

/** Opens and closes without script. */
export function Questions() {
  return (
    <section id="duvidas" className={styles.questions} aria-labelledby="duvidas-titulo">
      <h2 id="duvidas-titulo">Dúvidas</h2>
      <div>
        {QUESTIONS.map(({ question, answer }) => (
          <details key={question}>
            <summary>
              {question}
              <ChevronDown aria-hidden="true" />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
