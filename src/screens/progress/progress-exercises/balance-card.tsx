import { useMemo } from 'react';
import { balancePairs } from '#catalog/balance-pairs';
import { pairBalances, sideBalances } from '#domain/progress/strength-balance';
import type { TrainedExercise } from '#domain/progress/trained-exercises';
import { balanceSource, pairTitle, pairWords, sidesWords } from '#words/progress/strength-balance';
import type { ExerciseBook } from '../../../data/exercises/exercises';
import { usePreferences } from '../../../data/store/preferences';
import { exerciseNamer } from '../../../parts/exercises/exercise-namer';
import { Disclosure } from '../../../ui/control/disclosure';
import { Card } from '../../../ui/display/card';
import { SectionTitle } from '../../../ui/frame/section-title';
import styles from './progress-exercises.module.css';

const MOST_SIDED = 3;

interface BalanceCardProps {
  /** Most trained first. */
  trained: readonly TrainedExercise[];
  book: ExerciseBook;
}

/** Compares pairs of lifts (see `balancePairs`) and both sides of the body, without judging. */
export function BalanceCard({ trained, book }: BalanceCardProps) {
  const { unit, oneRepMax } = usePreferences();
  const pairs = useMemo(() => pairBalances(trained, balancePairs), [trained]);
  const sides = useMemo(
    () => sideBalances(trained, oneRepMax).slice(0, MOST_SIDED),
    [trained, oneRepMax],
  );
  if (pairs.length === 0 && sides.length === 0) return null;
  const nameOf = exerciseNamer(book);
  return (
    <Card as="section" padding="l" labelledBy="balance">
      <SectionTitle id="balance">Equilíbrio de força</SectionTitle>
      <p className={styles.note}>
        {pairs.length > 0 && 'Pelo 1RM estimado do último treino de cada exercício. '}
        São só números lado a lado: não são um diagnóstico.
      </p>
      <ul className={styles.balance}>
        {pairs.map((balance) => (
          <li key={balance.pair}>
            <h3>{pairTitle(balance.pair)}</h3>
            <p className={styles.said}>{pairWords(balance, nameOf, unit)}</p>
            <Ground of={balance.pair} />
          </li>
        ))}
        {sides.length > 0 && (
          <li>
            <h3>Esquerdo e direito</h3>
            {sides.map((balance) => (
              <p key={balance.exercise} className={styles.said}>
                {nameOf(balance.exercise)}: {sidesWords(balance, unit)}
              </p>
            ))}
            <Ground of="sides" />
          </li>
        )}
      </ul>
    </Card>
  );
}

function Ground({ of }: { of: Parameters<typeof balanceSource>[0] }) {
  const { limits, source } = balanceSource(of);
  return (
    <Disclosure title="O que isto diz e não diz">
      <p>{limits}</p>
      {source && <p>Fonte: {source}.</p>}
    </Disclosure>
  );
}
