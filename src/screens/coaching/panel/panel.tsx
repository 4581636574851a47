import { CheckCheck, Dumbbell, UserRoundPlus, UsersRound, WifiOff } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { type Bucket, bucketOf } from '#domain/coaching/attention';
import { addDays } from '#domain/local-day';
import { nobodyWaits, seenWords } from '#words/coaching/attention';
import { requestFailure } from '#words/errors';
import { dayAndMonth } from '#words/format/day';
import {
  isLookedAt,
  isPanelWaiting,
  type PanelStudent,
  useCoachPanel,
} from '../../../data/coaching/coach-panel';
import { useExercises } from '../../../data/exercises/exercises';
import { failureOf } from '../../../data/remote/failure';
import { useAction } from '../../../data/remote/use-action';
import { usePreferences } from '../../../data/store/preferences';
import { useToday } from '../../../parts/input/use-today';
import { LinkButton } from '../../../parts/page/link-button';
import { useDevicePreference } from '../../../preferences/use-preferences';
import { Button } from '../../../ui/control/button';
import { ChipRow, FilterChip } from '../../../ui/control/chip';
import { Disclosure } from '../../../ui/control/disclosure';
import { Card } from '../../../ui/display/card';
import { Page } from '../../../ui/frame/page';
import { PageHeader } from '../../../ui/frame/page-header';
import { notify } from '../../../ui/layer/notify';
import layoutClass from '../../../ui/layout.module.css';
import { lazyPart } from '../../../ui/state/lazy-part';
import { EmptyState, ErrorState } from '../../../ui/state/screen-state';
import { Skeleton } from '../../../ui/state/skeleton';
import { MessagesLink } from './messages-link';
import styles from './panel.module.css';
import { AdherenceCard, MoneyCard } from './panel-cards';
import { PanelRow } from './panel-row';
import { usePanelKeys } from './use-panel-keys';

const InviteSheet = lazyPart(async () => ({
  default: (await import('../../../parts/coaching/invite-sheet')).InviteSheet,
}));

type Shown = 'all' | Exclude<Bucket, 'fine'>;

const SEEN_TOAST = 'panel-seen';

/** The coach's students: first those who need attention, most urgent first. */
export default function PanelScreen() {
  const today = useToday();
  const { panel, failure, retry, markSeen } = useCoachPanel(today);
  const [inviting, setInviting] = useState(false);

  return (
    <>
      <Page
        width="app"
        aside={
          panel &&
          panel.students.length > 0 && (
            <>
              <AdherenceCard adherence={panel.adherence} />
              <MoneyCard />
            </>
          )
        }
      >
        <PageHeader
          title="Quem precisa de você"
          overline={
            panel
              ? `Semana de ${dayAndMonth(panel.week)} a ${dayAndMonth(addDays(panel.week, 6))}`
              : 'Esta semana'
          }
        />
        {failure && panel && (
          <p className={styles.stale}>
            <WifiOff aria-hidden="true" />
            {requestFailure(failure.failure)} Este é o painel como veio da última vez.
          </p>
        )}
        <p className={layoutClass.wrap}>
          <MessagesLink />
          <LinkButton href="/" variant="quiet">
            <Dumbbell aria-hidden="true" />
            Seu treino
          </LinkButton>
        </p>
        {panel === null &&
          (failure ? (
            <ErrorState
              as="h2"
              catalogue="Something went wrong!"
              title="Não deu para buscar o painel"
              action={<Button onClick={retry}>Tentar de novo</Button>}
            >
              <p>{failure.said ?? requestFailure(failure.failure)}</p>
            </ErrorState>
          ) : (
            <Skeleton height={480} />
          ))}
        {panel?.students.length === 0 && (
          <EmptyState
            title="Ninguém por aqui ainda"
            icon={<UsersRound />}
            action={
              <Button icon={<UserRoundPlus aria-hidden="true" />} onClick={() => setInviting(true)}>
                Convidar
              </Button>
            }
          >
            <p>Quem aceitar o seu convite aparece aqui, com o que pede a sua atenção primeiro.</p>
          </EmptyState>
        )}
        {panel && panel.students.length > 0 && (
          <Students students={panel.students} today={today} markSeen={markSeen} />
        )}
      </Page>
      {inviting && <InviteSheet onClose={() => setInviting(false)} />}
    </>
  );
}

interface StudentsProps {
  students: readonly PanelStudent[];
  today: string;
  markSeen: ReturnType<typeof useCoachPanel>['markSeen'];
}

function Students({ students, today, markSeen }: StudentsProps) {
  const { unit } = usePreferences();
  const exercises = useExercises();
  const book = exercises.state === 'ready' ? exercises.value : null;
  const [shown, setShown] = useState<Shown>('all');
  const [shortcuts] = useDevicePreference('shortcuts');
  const [, navigate] = useLocation();
  const place = useRef<HTMLDivElement>(null);

  const bucket = ({ reasons: [first] }: PanelStudent) => first && bucketOf(first);
  const waiting = students.filter(isPanelWaiting);
  const fine = students.filter((row) => !isPanelWaiting(row) && !isLookedAt(row));
  const seen = students.filter(isLookedAt);
  const listed = shown === 'all' ? waiting : waiting.filter((row) => bucket(row) === shown);
  const unseen = shown === 'all' ? [...listed, ...fine] : listed;
  const count = (of: Bucket) => waiting.filter((row) => bucket(row) === of).length;

  const links = () => [...(place.current?.querySelectorAll<HTMLElement>('[data-link]') ?? [])];
  const currentAt = () => links().findIndex((row) => row.contains(document.activeElement));
  const current = () => unseen.find(({ link }) => link === links()[currentAt()]?.dataset.link);
  const focus = (at: number) => links().at(at)?.querySelector<HTMLElement>('a')?.focus();

  const see = useAction(async (rows: readonly PanelStudent[]) => {
    const at = currentAt();
    try {
      const undo = await markSeen(rows);
      notify.plain(
        rows.length === 1 ? `Visto: ${rows[0]?.student.name ?? ''}` : seenWords(rows.length),
        {
          id: SEEN_TOAST,
          action: {
            label: 'Desfazer',
            onAction: () => {
              undo().catch((error: unknown) => {
                notify.error(requestFailure(failureOf(error).failure));
              });
            },
          },
        },
      );
    } catch (error) {
      notify.error(requestFailure(failureOf(error).failure));
      return;
    }
    // The focused row is gone, so the next one gets the focus.
    if (at >= 0) requestAnimationFrame(() => focus(Math.min(at, links().length - 1)));
  });

  usePanelKeys(
    shortcuts
      ? {
          move: (by) => {
            const at = currentAt() + by;
            if (at >= 0 && at < links().length) focus(at);
          },
          seen: () => {
            const row = current();
            if (row && !see.busy) void see.run([row]);
          },
          message: () => {
            const row = current();
            if (row) navigate(`/app/students/${row.student.id}/messages`);
          },
          edit: () => {
            const row = current();
            if (row) navigate(`/app/students/${row.student.id}/programs`);
          },
        }
      : null,
  );

  const rows = (some: readonly PanelStudent[]) =>
    some.map((row) => (
      <PanelRow
        key={row.link}
        row={row}
        today={today}
        unit={unit}
        book={book}
        onSeen={() => void see.run([row])}
      />
    ));

  return (
    <div ref={place} className={layoutClass.middle}>
      <ChipRow label="Mostrar">
        <FilterChip
          pressed={shown === 'all'}
          count={students.length}
          onChange={() => setShown('all')}
        >
          Todos
        </FilterChip>
        {(['attention', 'review'] as const).map((one) => (
          <FilterChip
            key={one}
            pressed={shown === one}
            count={count(one)}
            onChange={(pressed) => setShown(pressed ? one : 'all')}
          >
            {one === 'attention' ? 'Atenção' : 'Revisar'}
          </FilterChip>
        ))}
      </ChipRow>
      {listed.length > 0 ? (
        <Card>
          <ul className={styles.rows} aria-label="Quem precisa de você">
            {rows(listed)}
          </ul>
        </Card>
      ) : (
        <p className={styles.none}>
          {waiting.length === 0
            ? nobodyWaits(fine.length, seen.length)
            : 'Ninguém espera por você aqui.'}
        </p>
      )}
      {shown === 'all' && fine.length > 0 && (
        <Card as="section" labelledBy="fine">
          <div className={styles.fine}>
            <h2 id="fine">Em dia ({fine.length})</h2>
            <Button
              variant="quiet"
              icon={<CheckCheck aria-hidden="true" />}
              busy={see.busy}
              onClick={() => void see.run(fine)}
            >
              {fine.length === 1
                ? 'Já vi quem está em dia'
                : `Já vi as ${fine.length} pessoas em dia`}
            </Button>
          </div>
          <ul className={styles.rows} aria-label="Em dia">
            {rows(fine)}
          </ul>
        </Card>
      )}
      {shown === 'all' && seen.length > 0 && (
        <Disclosure title={`Já vistas (${seen.length})`} className={styles.seen}>
          <ul className={styles.rows} aria-label="Já vistas">
            {rows(seen)}
          </ul>
        </Disclosure>
      )}
      {shortcuts && (
        <p className={styles.keys}>
          <kbd>J</kbd> e <kbd>K</kbd> andam · <kbd>R</kbd> já vi · <kbd>M</kbd> mensagem ·{' '}
          <kbd>E</kbd> fichas
        </p>
      )}
    </div>
  );
}
