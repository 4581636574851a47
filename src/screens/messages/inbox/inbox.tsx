import { Bell, BellOff, CheckCheck, Dumbbell, Settings2, ShieldCheck, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { type LocalDay, localDay } from '#domain/local-day';
import { unreadCount } from '#words/device/notices';
import { requestFailure } from '#words/errors';
import { headingDay, relativeDay, timeOfDay } from '#words/format/day';
import { capitalise } from '#words/format/list';
import { type Notice, useInbox } from '../../../data/messages/inbox';
import type { Failure } from '../../../data/remote/failure';
import { useAction } from '../../../data/remote/use-action';
import { zoneHere } from '../../../data/store/zone-here';
import { FormFailure } from '../../../parts/input/form-failure';
import { useToday } from '../../../parts/input/use-today';
import { BackBar } from '../../../parts/page/back-link';
import { classNames } from '../../../ui/class-names';
import { Button } from '../../../ui/control/button';
import { iconButtonClass } from '../../../ui/control/icon-button';
import { List, ListRow } from '../../../ui/display/list-row';
import { Page, Stack } from '../../../ui/frame/page';
import { SectionTitle } from '../../../ui/frame/section-title';
import { notify } from '../../../ui/layer/notify';
import layoutClass from '../../../ui/layout.module.css';
import { EmptyState, ErrorState } from '../../../ui/state/screen-state';
import { Skeleton } from '../../../ui/state/skeleton';
import textClass from '../../../ui/text.module.css';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import styles from './inbox.module.css';

/** All notices, whether or not a device or a mail delivered them. */
export default function Inbox() {
  const { notices, unread, failure, retry, more, markRead } = useInbox();
  const all = useAction(async () => {
    await markRead('all');
    notify.success('Tudo marcado como lido');
  });

  return (
    <>
      <BackBar
        title="Avisos"
        subtitle={notices && notices.length > 0 ? unreadCount(unread) : undefined}
        href="/app/profile"
        label="Voltar ao perfil"
        actions={
          <Link
            href="/app/settings/notifications"
            className={iconButtonClass()}
            aria-label="Configurar avisos"
          >
            <Settings2 aria-hidden="true" />
          </Link>
        }
      />
      <Page>
        {notices === null ? (
          failure ? (
            <Unread failure={failure} onRetry={retry} />
          ) : (
            <Skeleton height={320} />
          )
        ) : notices.length === 0 ? (
          <EmptyState title="Nenhum aviso por aqui" icon={<BellOff />}>
            <p>
              O que a Anilha avisa fica guardado nesta tela, mesmo que o aparelho não tenha
              mostrado.
            </p>
          </EmptyState>
        ) : (
          <>
            {failure && <AsItWas failure={failure} />}
            {unread > 0 && (
              <div className={styles.acts}>
                <Button
                  variant="quiet"
                  icon={<CheckCheck aria-hidden="true" />}
                  busy={all.busy}
                  onClick={() => void all.run()}
                >
                  Marcar tudo como lido
                </Button>
                <FormFailure failure={all.failure} />
              </div>
            )}
            <Days
              notices={notices}
              // Opening it must not fail; offline it only stays marked as new.
              onOpen={(notice) => {
                if (notice.readAt === null) void markRead(notice).catch(() => undefined);
              }}
            />
            {more && <More more={more} />}
          </>
        )}
      </Page>
    </>
  );
}

function Days({
  notices,
  onOpen,
}: {
  notices: readonly Notice[];
  onOpen: (notice: Notice) => void;
}) {
  const today = useToday();
  const zone = zoneHere();
  return noticesByDay(notices, today, zone).map(({ day, heading, notices: of }) => (
    <Stack key={day} gap="s">
      <SectionTitle>{heading}</SectionTitle>
      <List label={heading}>
        {of.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} zone={zone} onOpen={onOpen} />
        ))}
      </List>
    </Stack>
  ));
}

function More({ more }: { more: () => Promise<void> }) {
  const read = useAction(more);
  return (
    <Stack gap="s">
      <Button variant="quiet" full busy={read.busy} onClick={() => void read.run()}>
        Mostrar mais antigos
      </Button>
      <FormFailure failure={read.failure} />
    </Stack>
  );
}

/** Shown if the notices were never read on this device and cannot be read now. */
function Unread({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const again = <Button onClick={onRetry}>Tentar de novo</Button>;
  if (failure.failure === 'offline') {
    return (
      <EmptyState title="Sem conexão" icon={<WifiOff />} action={again}>
        <p>Os avisos aparecem aqui quando a internet voltar.</p>
      </EmptyState>
    );
  }
  return (
    <ErrorState
      as="h2"
      catalogue="Something went wrong!"
      title="Não deu para buscar os avisos"
      action={again}
    >
      <p>{failure.said ?? requestFailure(failure.failure)}</p>
    </ErrorState>
  );
}

function AsItWas({ failure }: { failure: Failure }) {
  return (
    <p className={classNames(layoutClass.line, textClass.warning, styles.stale)} role="status">
      <WifiOff aria-hidden="true" />
      {failure.failure === 'offline'
        ? 'Sem conexão. Estes são os avisos da última vez.'
        : 'Não deu para buscar os avisos de agora. Estes são os da última vez.'}
    </p>
  );
}

interface NoticeDay {
  readonly day: LocalDay;
  /** A heading such as "Hoje", "Ontem" or "Sexta, 20 de nov.". */
  readonly heading: string;
  readonly notices: readonly Notice[];
}

/** Notices in their order, by the local day of their arrival. */
function noticesByDay(notices: readonly Notice[], today: LocalDay, zone: string): NoticeDay[] {
  const days = new Map<LocalDay, Notice[]>();
  for (const notice of notices) {
    const day = localDay(notice.at, zone);
    days.set(day, [...(days.get(day) ?? []), notice]);
  }
  return [...days].map(([day, of]) => {
    const near = relativeDay(day, today);
    const heading = near === 'hoje' || near === 'ontem' ? capitalise(near) : headingDay(day);
    return { day, heading, notices: of };
  });
}

/** An unknown kind gets the general icon. */
const ICONS: Readonly<Record<string, ReactNode>> = {
  today: <Dumbbell />,
  account: <ShieldCheck />,
};

interface NoticeRowProps {
  notice: Notice;
  zone: string;
  /** Called when the notice is opened, before its screen. */
  onOpen: (notice: Notice) => void;
}

/** One notice with a link to its subject. */
function NoticeRow({ notice, zone, onOpen }: NoticeRowProps) {
  const { kind, title, body, path, at, readAt } = notice;
  const unread = readAt === null;
  return (
    <ListRow
      href={path}
      renderLink={(link) => <Link {...link} onClick={() => onOpen(notice)} />}
      leading={ICONS[kind] ?? <Bell />}
      title={
        <span className={unread ? textClass.strong : styles.read}>
          {unread && <VisuallyHidden>Não lido: </VisuallyHidden>}
          {title}
        </span>
      }
      subtitle={body}
      trailing={
        <span className={styles.when}>
          {timeOfDay(at, zone)}
          {unread && <span className={styles.dot} />}
        </span>
      }
    />
  );
}
