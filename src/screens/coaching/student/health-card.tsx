import { ClipboardCheck, NotebookPen } from 'lucide-react';
import { isUnsigned, screeningStanding } from '#domain/health/screening/standing';
import { longDay } from '#words/format/day';
import { answersWords, standingWords } from '#words/health/screening';
import type { StudentLink } from '../../../data/coaching/students';
import { useHealthFile } from '../../../data/health/health-file';
import { ReadFailed } from '../../../parts/device/read-failed';
import { useToday } from '../../../parts/input/use-today';
import { renderLink } from '../../../parts/page/render-link';
import { Card } from '../../../ui/display/card';
import { List, ListRow } from '../../../ui/display/list-row';
import { SectionTitle } from '../../../ui/frame/section-title';
import { Skeleton } from '../../../ui/state/skeleton';
import textClass from '../../../ui/text.module.css';

/** Screening status and answers, read only. */
export function StudentHealthCard({ link }: { link: StudentLink }) {
  const file = useHealthFile();
  const today = useToday();
  const records = `/app/students/${link.student.id}/app/health`;
  if (file.state === 'loading') return <Skeleton height={160} />;
  if (file.state === 'failed') return <ReadFailed what="as respostas de saúde" />;
  const screenings = file.value.screenings.filter(({ doneAt }) => doneAt !== null);
  const anamneses = file.value.anamneses.filter(({ doneAt }) => doneAt !== null);
  return (
    <Card as="section" padding="l" labelledBy="health">
      <SectionTitle id="health">Triagem e anamnese</SectionTitle>
      <p>
        <strong>{standingWords(screeningStanding(screenings, today)).title}</strong>
      </p>
      {(screenings.length > 0 || anamneses.length > 0) && (
        <List bare label="Triagens e anamneses respondidas">
          {screenings.map((screening) => (
            <ListRow
              key={screening.id}
              href={`${records}/screening/${screening.id}`}
              renderLink={renderLink}
              leading={<ClipboardCheck />}
              title={`Triagem de ${longDay(screening.day)}`}
              subtitle={
                isUnsigned(screening)
                  ? `${answersWords(screening.answers, 'other')} · falta assinar`
                  : answersWords(screening.answers, 'other')
              }
            />
          ))}
          {anamneses.map(({ id, day, title }) => (
            <ListRow
              key={id}
              href={`${records}/anamnesis/${id}`}
              renderLink={renderLink}
              leading={<NotebookPen />}
              title={`Anamnese de ${longDay(day)}`}
              subtitle={title}
            />
          ))}
        </List>
      )}
      <p className={textClass.mini}>
        Cada leitura da triagem fica registrada, e {link.student.name} pode ver o registro.
      </p>
    </Card>
  );
}
