import { CloudOff } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import { UNASKED_FICHA } from '#catalog/program-texts/template';
import { parseProgram } from '#domain/programs/ficha-text/program';
import { dayName } from '#words/programs/program';
import { keepAndStart } from '../../../data/commands/programs/first-ficha';
import { useAccountSource } from '../../../data/commands/write';
import { useExercises } from '../../../data/exercises/exercises';
import { useBeginNameless } from '../../../data/session/begin-nameless';
import { isNameless, useSession } from '../../../data/session/session';
import { useAccountState } from '../../../data/store/account-provider';
import { ReadFailed } from '../../../parts/device/read-failed';
import { BarePage } from '../../../parts/page/bare-page';
import { LinkButton } from '../../../parts/page/link-button';
import { templateFinder } from '../../../parts/programs/template-finder';
import { useProgramTemplates } from '../../../parts/programs/use-program-templates';
import { EmptyState } from '../../../ui/state/screen-state';
import { Skeleton } from '../../../ui/state/skeleton';

const WORKOUT = '/app/workout';
/** Leads a visitor with one tap into the first workout of a ready ficha, without a sign-up. */
export default function Start() {
  const session = useSession();
  const nameless = isNameless(session);
  const begin = useBeginNameless();
  const [refused, setRefused] = useState(false);
  const isVisitor = session.status === 'visitor';

  useEffect(() => {
    if (!isVisitor) return;
    try {
      begin();
    } catch (cause) {
      console.error('A nameless account could not begin', cause);
      setRefused(true);
    }
  }, [isVisitor, begin]);

  if (refused) return <NoStorage />;
  if (nameless) return <FirstWorkout />;
  return isVisitor ? <Waiting /> : <Redirect to="/" replace />;
}

function Waiting() {
  return (
    <BarePage>
      <Skeleton height={480} />
    </BarePage>
  );
}

/** The browser stores nothing for this page, so that no set would be kept. */
function NoStorage() {
  return (
    <BarePage>
      <EmptyState
        as="h1"
        icon={<CloudOff />}
        title="Este navegador não guarda dados"
        action={
          <LinkButton href="/signup" size="l" full>
            Criar conta
          </LinkButton>
        }
      >
        <p>
          Para treinar sem conta, o treino fica guardado no aparelho, e este navegador não deixa.
          Saia da janela anônima ou libere os dados do site, e abra a página de novo.
        </p>
      </EmptyState>
    </BarePage>
  );
}

/** Stores the ficha and starts its first day, unless this device holds training already. */
function FirstWorkout() {
  const source = useAccountSource();
  const data = useAccountState();
  const exercises = useExercises();
  const templates = useProgramTemplates();
  const [, navigate] = useLocation();
  const [failed, setFailed] = useState(false);
  const started = useRef(false);
  const book = exercises.state === 'ready' ? exercises.value : null;
  const all = templates.state === 'ready' ? templates.value : null;
  const draft = useMemo(() => {
    if (!book || !all) return null;
    const template = all.find(({ id }) => id === UNASKED_FICHA);
    if (!template) return null;
    const { draft: parsed } = parseProgram(template.text, templateFinder(book));
    return { ...parsed, template: template.id };
  }, [book, all]);
  const isOpen = data.state === 'open';

  useEffect(() => {
    if (!draft || !isOpen || started.current) return;
    started.current = true;
    const start = async () => {
      const { replica } = source();
      const running = await replica.open('workout');
      const isFirst = running.length === 0 && (await replica.all('program')).length === 0;
      const [day] = draft.days;
      const title = day ? dayName({ key: 'first', title: day.title }, 0) : '';
      if (isFirst) await keepAndStart(source, draft, title);
      navigate(isFirst || running.length > 0 ? WORKOUT : '/', { replace: true });
    };
    start().catch((cause: unknown) => {
      console.error('The first workout could not start', cause);
      setFailed(true);
    });
  }, [draft, isOpen, source, navigate]);

  const isLost = exercises.state === 'failed' || templates.state === 'failed';
  if (failed || isLost || data.state === 'failed') {
    return (
      <BarePage>
        <ReadFailed what="a primeira ficha" />
      </BarePage>
    );
  }
  return <Waiting />;
}
