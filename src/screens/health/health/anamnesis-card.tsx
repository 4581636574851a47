import { NotebookPen } from 'lucide-react';
import type { Anamnesis } from '#domain/health/anamnesis/anamnesis';
import { longDay } from '#words/format/day';
import { plural } from '#words/format/plural';
import { LinkButton } from '../../../parts/page/link-button';
import { renderLink } from '../../../parts/page/render-link';
import { Card } from '../../../ui/display/card';
import { List, ListRow } from '../../../ui/display/list-row';
import { SectionTitle } from '../../../ui/frame/section-title';
import layoutClass from '../../../ui/layout.module.css';
import styles from './health.module.css';

/** The current anamnesis and the finished ones. */
export function AnamnesisCard({ anamneses }: { anamneses: readonly Anamnesis[] }) {
  const draft = anamneses.find(({ doneAt }) => doneAt === null);
  const finished = anamneses.filter(({ doneAt }) => doneAt !== null);
  const [latest] = finished;
  return (
    <Card as="section" padding="l" labelledBy="anamnesis" className={layoutClass.middle}>
      <SectionTitle id="anamnesis">Anamnese</SectionTitle>
      <div className={styles.state}>
        <strong>
          {draft
            ? 'Começada, ainda não concluída'
            : latest
              ? `Respondida em ${longDay(latest.day)}`
              : 'Ainda sem resposta'}
        </strong>
        <p>
          Objetivo, história de treino, dores, saúde e rotina em um só lugar, para montar o treino
          ou mostrar a quem orienta você.
        </p>
      </div>
      <div className={layoutClass.wrap}>
        <LinkButton href="/app/health/anamnesis" variant={latest && !draft ? 'quiet' : 'primary'}>
          {draft
            ? 'Continuar a anamnese'
            : latest
              ? 'Atualizar a anamnese'
              : 'Responder à anamnese'}
        </LinkButton>
      </div>
      {finished.length > 0 && (
        <List label="Anamneses respondidas" bare>
          {finished.map(({ id, day, title, answers }) => (
            <ListRow
              key={id}
              href={`/app/health/anamnesis/${id}`}
              renderLink={renderLink}
              leading={<NotebookPen />}
              title={longDay(day)}
              subtitle={`${title} · ${plural(Object.keys(answers).length, {
                zero: 'sem respostas',
                one: '1 resposta',
                other: '# respostas',
              })}`}
            />
          ))}
        </List>
      )}
    </Card>
  );
}
