import { Stethoscope } from 'lucide-react';
import type { Demands } from '#domain/health/screening/demands';
import type { Screening } from '#domain/health/screening/screening';
import { yearAfter } from '#domain/health/screening/standing';
import { answersWords, demandWords, renewalWords, screeningAdvice } from '#words/health/screening';
import { lawName } from '#words/health/screening-places';
import { Card } from '../../../ui/display/card';
import { StatusPill } from '../../../ui/display/status-pill';
import styles from './screening.module.css';

/** Consequences of the answers: advice, legal demands of the place, next date. */
export function OutcomeCard({ screening, demands }: { screening: Screening; demands: Demands }) {
  const demanded = demandWords(demands);
  return (
    <Card as="section" padding="l" labelledBy="outcome" className={styles.card}>
      <h2 id="outcome">{answersWords(screening.answers)}</h2>
      {demands.doctor && (
        <div>
          <StatusPill tone="warn" icon={<Stethoscope aria-hidden="true" />}>
            Fale com um médico
          </StatusPill>
        </div>
      )}
      <p>{screeningAdvice(demands)}</p>
      {demanded.length > 0 && (
        <ul className={styles.demands}>
          {demanded.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      <p>{renewalWords(demands.law.yearly, yearAfter(screening.day))}</p>
      <p className={styles.quiet}>
        {lawName(demands.law.id)}. As regras mudam: confirme com a sua academia.
      </p>
    </Card>
  );
}
