import { useState } from 'react';
import type { Anamnesis } from '#domain/health/anamnesis/anamnesis';
import { anamnesisChanges } from '#domain/health/anamnesis/changes';
import { numericDay } from '#words/format/day';
import { changesWords, saidWords } from '#words/health/anamnesis';
import { Card } from '../../../ui/display/card';
import { SelectField } from '../../../ui/field/select-field';
import { SectionTitle } from '../../../ui/frame/section-title';
import styles from './anamnesis.module.css';

interface ChangesCardProps {
  anamnesis: Anamnesis;
  /** Other finished anamneses, newest first. */
  others: readonly Anamnesis[];
}

/** Differences from the answers of another day, which the person chooses. */
export function ChangesCard({ anamnesis, others }: ChangesCardProps) {
  const earlier = others.find(({ day, at }) => day <= anamnesis.day && at < anamnesis.at);
  const [chosen, setChosen] = useState(earlier?.id ?? others[0]?.id);
  const other = others.find(({ id }) => id === chosen) ?? others[0];
  if (!other) return null;
  const [before, after] = other.at < anamnesis.at ? [other, anamnesis] : [anamnesis, other];
  const changes = anamnesisChanges(before, after);
  return (
    <Card as="section" padding="l" labelledBy="changes" className={styles.card}>
      <SectionTitle id="changes">O que mudou</SectionTitle>
      <SelectField
        label="Comparar com a de"
        value={other.id}
        onChange={(event) => setChosen(event.target.value)}
        options={others.map(({ id, day, title }) => ({
          value: id,
          label: `${numericDay(day)} · ${title}`,
        }))}
      />
      <p>
        {changesWords(changes.length)}{' '}
        {before.day === after.day
          ? 'no mesmo dia.'
          : `de ${numericDay(before.day)} a ${numericDay(after.day)}.`}
      </p>
      {changes.length > 0 && (
        <dl className={styles.changes}>
          {changes.map(({ question, before: was, after: is }) => (
            <div key={question}>
              <dt>{(is ?? was)?.asked}</dt>
              <dd>
                {was ? saidWords(was.said) : 'Sem resposta'} →{' '}
                <strong>{is ? saidWords(is.said) : 'sem resposta'}</strong>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}
