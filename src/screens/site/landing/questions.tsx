import { ChevronDown } from 'lucide-react';
import { LANDING_QUESTIONS } from './question-texts';
import styles from './questions.module.css';
import { Section } from './section';

/** Common questions that open and close without scripts. */
export function Questions() {
  return (
    <Section id="duvidas" title="Dúvidas">
      <div className={styles.questions}>
        {LANDING_QUESTIONS.map(({ question, answer }) => (
          <details key={question}>
            <summary>
              {question}
              <ChevronDown aria-hidden="true" />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
