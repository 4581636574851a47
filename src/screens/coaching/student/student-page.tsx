import type { ReactNode } from 'react';
import { rangeStart } from '#domain/progress/ranges';
import type { PanelView } from '../../../data/coaching/coach-panel';
import type { StudentLink } from '../../../data/coaching/students';
import { useExercises } from '../../../data/exercises/exercises';
import { useSummaries } from '../../../data/progress/summaries';
import { useCopyReach } from '../../../data/student-space/student-reach';
import { ReadFailed } from '../../../parts/device/read-failed';
import { useToday } from '../../../parts/input/use-today';
import { BackBar } from '../../../parts/page/back-link';
import { classNames } from '../../../ui/class-names';
import { Page } from '../../../ui/frame/page';
import layoutClass from '../../../ui/layout.module.css';
import { Skeleton } from '../../../ui/state/skeleton';
import { BodyCard } from './body-card';
import { StudentHealthCard } from './health-card';
import { HistoryCard } from './history-card';
import { StudentMoneyCard } from './money-card';
import { NewsCard } from './news-card';
import { ScopeMissing } from './scope-missing';
import styles from './student.module.css';
import { StudentHead } from './student-head';
import { TrendsCard } from './trends-card';
import { StudentWeekCard } from './week-card';

interface StudentPageProps {
  link: StudentLink;
  /** The coach's private notes, which are stored in the coach's own space. */
  notes: ReactNode;
  panel: PanelView;
}

export function StudentPage({ link, notes, panel }: StudentPageProps) {
  const { student, scopes } = link;
  const today = useToday();
  const reach = useCopyReach();
  const range = reach?.reach ?? '12w';
  const summaries = useSummaries(rangeStart(range, today));
  const exercises = useExercises();
  const book = exercises.state === 'ready' ? exercises.value : null;
  const isLogged = scopes.includes('log');
  const waits = isLogged && (summaries.state === 'loading' || exercises.state === 'loading');
  const past = summaries.state === 'ready' ? summaries.value : [];
  return (
    <>
      <BackBar title={student.name} href="/app/students" label="Voltar aos seus alunos" />
      <Page width="app">
        <StudentHead link={link} />
        <div className={classNames(layoutClass.split, styles.columns)}>
          <div className={layoutClass.wide}>
            {summaries.state === 'failed' ? (
              <ReadFailed what="os treinos" />
            ) : waits ? (
              <Skeleton height={420} />
            ) : isLogged ? (
              <>
                <NewsCard link={link} />
                <StudentWeekCard link={link} summaries={past} book={book} panel={panel} />
                <TrendsCard link={link} summaries={past} book={book} range={range} />
                <HistoryCard
                  link={link}
                  summaries={past}
                  book={book}
                  range={range}
                  coming={reach?.coming ?? false}
                />
              </>
            ) : (
              <>
                {scopes.includes('health') && <NewsCard link={link} />}
                <ScopeMissing link={link} scope="log" title="Treinos" />
              </>
            )}
          </div>
          <div className={layoutClass.wide}>
            {notes}
            <StudentMoneyCard link={link} />
            {scopes.includes('body') ? (
              <BodyCard link={link} />
            ) : (
              <ScopeMissing link={link} scope="body" title="Corpo e metas" />
            )}
            {scopes.includes('health') ? (
              <StudentHealthCard link={link} />
            ) : (
              <ScopeMissing link={link} scope="health" title="Triagem e anamnese" />
            )}
          </div>
        </div>
      </Page>
    </>
  );
}
