import { ClipboardCheck } from 'lucide-react';
import type { Screening } from '#domain/health/screening/screening';
import { isUnsigned, screeningStanding } from '#domain/health/screening/standing';
import { longDay } from '#words/format/day';
import { answersWords, standingWords } from '#words/health/screening';
import { useToday } from '../../../parts/input/use-today';
import { LinkButton } from '../../../parts/page/link-button';
import { renderLink } from '../../../parts/page/render-link';
import { Card } from '../../../ui/display/card';
import { List, ListRow } from '../../../ui/display/list-row';
import { SectionTitle } from '../../../ui/frame/section-title';
import layoutClass from '../../../ui/layout.module.css';
import styles from './health.module.css';

/** Screening status, next step, and finished screenings. */
export function ScreeningCard({ screenings }: { screenings: readonly Screening[] }) {
  const today = useToday();
  const standing = screeningStanding(screenings, today);
  const draft = screenings.find(({ doneAt }) => doneAt === null);
  const finished = screenings.filter(({ doneAt }) => doneAt !== null);
  const { title, text } = standingWords(standing);
  const address = '/app/health/screening';
  const toSign = standing.state !== 'none' && standing.state !== 'over' && standing.unsigned;
  const calm = standing.state === 'current' && draft === undefined;
  return (
    <Card as="section" padding="l" labelledBy="screening" className={layoutClass.middle}>
      <SectionTitle id="screening">Triagem de saúde</SectionTitle>
      <div className={styles.state}>
        <strong>{title}</strong>
        <p>{text}</p>
      </div>
      <div className={layoutClass.wrap}>
        {toSign && <LinkButton href={`${address}/${standing.screening.id}`}>Assinar</LinkButton>}
        <LinkButton href={`${address}/new`} variant={calm || toSign ? 'quiet' : 'primary'}>
          {draft
            ? 'Continuar a triagem'
            : standing.state === 'none'
              ? 'Responder à triagem'
              : 'Responder de novo'}
        </LinkButton>
      </div>
      {finished.length > 0 && (
        <List label="Triagens respondidas" bare>
          {finished.map((screening) => (
            <ListRow
              key={screening.id}
              href={`${address}/${screening.id}`}
              renderLink={renderLink}
              leading={<ClipboardCheck />}
              title={longDay(screening.day)}
              subtitle={
                isUnsigned(screening)
                  ? `${answersWords(screening.answers, 'self')} · falta assinar`
                  : answersWords(screening.answers, 'self')
              }
            />
          ))}
        </List>
      )}
    </Card>
  );
}
