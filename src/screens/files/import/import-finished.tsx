import { useState } from 'react';
import { Link } from 'wouter';
import { plural } from '#words/format/plural';
import { Button } from '../../../ui/control/button';
import { buttonClass } from '../../../ui/control/button-class';
import { Card } from '../../../ui/display/card';
import styles from './import.module.css';
import type { Brought, Importing } from './import-state';
import { SpokenTitle } from './spoken-title';
import { UndoDialog } from './undo';
import { countsOf, healthCount, storedSteps, withoutHealth } from './words/counts';
import { enteredWords, finishedTitle, stoppedWords } from './words/finished-words';

interface ImportFinishedProps {
  brought: Brought;
  importing: Importing;
}

/** The stored and omitted records with reasons, and undo. */
export function ImportFinished({ brought, importing }: ImportFinishedProps) {
  const { batch, steps, outcome, declined } = brought;
  const [asking, setAsking] = useState(false);
  const all = steps.filter(({ kind }) => kind === 'workout').length;
  const stored = storedSteps(steps, outcome);
  const counts = withoutHealth(countsOf(stored), outcome.unconsented);
  const { weighings, workouts } = counts;
  const settings = stored.some(({ kind }) => kind === 'preferences');
  const last = stored.findLast(({ kind }) => kind === 'workout');
  const brings = stored.length - outcome.unconsented;

  return (
    <Card as="section" padding="l" labelledBy="finished-title">
      <SpokenTitle id="finished-title">{finishedTitle(counts, all, brings)}</SpokenTitle>
      {outcome.stopped !== null && (
        <p className={styles.notice}>
          {stoppedWords(outcome.stopped, workouts, all, last?.label ?? null)}
        </p>
      )}
      {outcome.refused.length > 0 && (
        <div className={styles.notice}>
          <p>
            {plural(outcome.refused.length, {
              zero: '',
              one: '1 registro passa do tamanho máximo e não entrou:',
              other: '# registros passam do tamanho máximo e não entraram:',
            })}
          </p>
          <ul className={styles.warnings}>
            {outcome.refused.slice(0, 20).map(({ id, label }) => (
              <li key={id}>{label}</li>
            ))}
          </ul>
        </div>
      )}
      <p className={styles.text}>
        {plural(counts.exercises, {
          zero: '',
          one: '1 exercício próprio entrou na sua lista. ',
          other: '# exercícios próprios entraram na sua lista. ',
        })}
        {all > 0 &&
          plural(weighings, {
            zero: '',
            one: '1 pesagem entrou em Corpo. ',
            other: '# pesagens entraram em Corpo. ',
          })}
        {enteredWords(counts)}
        {settings && 'Configurações que faltavam vieram do arquivo. '}
        {brings > 0
          ? 'Está tudo neste aparelho; o envio para a sua conta continua sozinho.'
          : 'Nada mudou neste aparelho.'}
      </p>
      <LeftOut count={declined + outcome.unconsented} />
      <div className={styles.acts}>
        {all === 0 && healthCount(counts) > 0 ? (
          <Link href="/app/body" className={buttonClass({ size: 'l', full: true })}>
            Ver o corpo
          </Link>
        ) : (
          <Link href="/app/history" className={buttonClass({ size: 'l', full: true })}>
            Ver o histórico
          </Link>
        )}
        {brings > 0 && (
          <Button variant="quiet" full onClick={() => setAsking(true)}>
            Desfazer importação
          </Button>
        )}
        <Button variant="plain" full onClick={importing.again}>
          Importar outro arquivo
        </Button>
      </div>
      <UndoDialog
        asked={asking ? { batch, counts } : null}
        onCancel={() => setAsking(false)}
        onConfirm={() => importing.undo(batch)}
      />
    </Card>
  );
}

/** Number of body records that were not stored, with instructions for importing them later. */
function LeftOut({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p className={styles.notice}>
      {plural(count, {
        zero: '',
        one: '1 registro do corpo ficou de fora, porque só é guardado com o seu consentimento. Para trazê-lo',
        other:
          '# registros do corpo ficaram de fora, porque só são guardados com o seu consentimento. Para trazê-los',
      })}{' '}
      depois, importe o arquivo de novo e concorde, ou dê o consentimento em Corpo antes. O que já
      está aqui é reconhecido e fica de fora.
    </p>
  );
}
