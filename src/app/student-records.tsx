import { ChevronLeft } from 'lucide-react';
import { Redirect, Route, Router, Switch, useParams } from 'wouter';
import type { StudentLink } from '#protocol/coaching/coaching';
import { ReachMore } from '../parts/coaching/reach-more';
import { StudentFrame } from '../parts/coaching/student-frame';
import { UpLink } from '../parts/page/up-link';
import { ScopeMissing } from '../screens/coaching/student/scope-missing';
import { Page } from '../ui/frame/page';
import { TopBar } from '../ui/frame/top-bar';
import { usePart } from '../ui/state/lazy-part';
import type { ScreenRoute } from './routes';
import { ScreenLoading } from './screen-loading';
import styles from './student-records.module.css';

/** Names of the scopes that a screen needs. */
const ABOUT = { log: 'Treinos', body: 'Corpo e metas', health: 'Triagem e anamnese' } as const;

/**
 * The screens of training that a coach opens over a student's records, with the scope that each
 * needs. Without it there is nothing to show or write.
 */
const OPEN_TO_COACHES: ReadonlyMap<string, keyof typeof ABOUT> = new Map([
  ['/app/progress/exercises', 'log'],
  ['/app/exercises/:id', 'log'],
  ['/app/body', 'body'],
  ['/app/body/assessments/new', 'body'],
  ['/app/body/assessments/:id', 'body'],
  ['/app/body/assessments/:id/edit', 'body'],
  ['/app/body/assessments/:id/print', 'body'],
  ['/app/body/compare', 'body'],
  ['/app/body/photos', 'body'],
  ['/app/health/screening/:id', 'health'],
  ['/app/health/anamnesis/:id', 'health'],
]);

/**
 * The person's own screens over a student's records. Below /app/students/:id the addresses repeat,
 * so that all links stay within. Screens that a coach may not see lead back to the student.
 */
export function createStudentRecords(routes: readonly ScreenRoute[]) {
  const open = routes.flatMap((route) => {
    const scope = OPEN_TO_COACHES.get(route.path);
    return scope ? [{ route, scope }] : [];
  });
  return function StudentRecords() {
    // The parameter is not named `id`, because screens inside have an id of their own.
    const { student = '' } = useParams<{ student: string }>();
    return (
      <StudentFrame id={student} back={`/app/students/${student}`}>
        {(link) => <Records link={link} open={open} />}
      </StudentFrame>
    );
  };
}

interface RecordsProps {
  link: StudentLink;
  open: readonly { readonly route: ScreenRoute; readonly scope: keyof typeof ABOUT }[];
}

function Records({ link, open }: RecordsProps) {
  const { id, name } = link.student;
  const page = `/app/students/${id}`;
  return (
    <>
      <nav className={styles.whose} aria-label="De quem são os registros">
        <UpLink href={page}>
          <ChevronLeft aria-hidden="true" />
          Registros de {name}
        </UpLink>
      </nav>
      <Router base={page}>
        <Switch>
          {open.map(({ route, scope }) => (
            <Route key={route.path} path={route.path}>
              {link.scopes.includes(scope) ? (
                <>
                  <Shown route={route} />
                  {scope === 'log' && (
                    <Page>
                      <ReachMore />
                    </Page>
                  )}
                </>
              ) : (
                <>
                  <TopBar title={ABOUT[scope]} />
                  <Page>
                    <ScopeMissing link={link} scope={scope} title="Não compartilhado" />
                  </Page>
                </>
              )}
            </Route>
          ))}
          <Route path="/app/history/:workout">
            {({ workout }) => <Redirect to={`~${page}/workouts/${workout}`} replace />}
          </Route>
          <Route>
            <Redirect to={`~${page}`} replace />
          </Route>
        </Switch>
      </Router>
    </>
  );
}

function Shown({ route }: { route: ScreenRoute }) {
  const Screen = usePart(route.screen);
  return Screen ? <Screen /> : <ScreenLoading />;
}
