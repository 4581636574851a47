import {
  Bell,
  BriefcaseBusiness,
  CalendarDays,
  CircleHelp,
  Dumbbell,
  FileDown,
  FileText,
  FileUp,
  HeartPulse,
  LockKeyhole,
  MapPin,
  MessagesSquare,
  Settings,
  Sheet,
  ShieldCheck,
  UserRound,
  UserRoundCheck,
  Weight,
} from 'lucide-react';
import { Fragment } from 'react';
import { localDay } from '#domain/local-day';
import { unreadFor } from '#domain/messages/thread';
import { unreadCount } from '#words/device/notices';
import { shortDay, timeOfDay } from '#words/format/day';
import { plural } from '#words/format/plural';
import { newMessageWords } from '#words/messages/messages';
import { useOwnPhoto } from '../../../data/account/own-photo';
import { useLostChanges, useLostCommands } from '../../../data/device/lost-changes';
import { useRefusedChanges } from '../../../data/device/refused';
import { useExport } from '../../../data/files/export';
import { useUnread } from '../../../data/messages/inbox';
import { useMessages } from '../../../data/messages/messages';
import { useAction } from '../../../data/remote/use-action';
import { isNameless, useIsCoach, useSession } from '../../../data/session/session';
import { zoneHere } from '../../../data/store/zone-here';
import { NamelessCard } from '../../../parts/account/nameless-card';
import { datedName, saveMade } from '../../../parts/input/save-file';
import { renderLink } from '../../../parts/page/render-link';
import { classNames } from '../../../ui/class-names';
import { Button } from '../../../ui/control/button';
import { Avatar } from '../../../ui/display/avatar';
import { List, ListRow } from '../../../ui/display/list-row';
import { StatusPill } from '../../../ui/display/status-pill';
import { Page, Stack } from '../../../ui/frame/page';
import { SectionTitle } from '../../../ui/frame/section-title';
import layoutClass from '../../../ui/layout.module.css';
import { extraPart } from '../../../ui/state/lazy-part';
import { RingLoader } from '../../../ui/state/ring-loader';
import textClass from '../../../ui/text.module.css';
import { AppCard } from './app-card';
import { ChargesLink, CoachLinks, ViewSwitch } from './coach-part';
import { EraseAll } from './erase-all';
import styles from './profile.module.css';
import { RefusedSection } from './refused-section';
import { SignOut } from './sign-out';
import { SyncCard } from './sync-card';

const PaymentsLink = extraPart(async () => ({
  default: (await import('../../../parts/charges/payments-link')).PaymentsLink,
}));
const LINKS = [
  { href: '/app/exercises', title: 'Exercícios', icon: <Dumbbell /> },
  { href: '/app/gyms', title: 'Locais de treino', icon: <MapPin /> },
  { href: '/app/body', title: 'Corpo', icon: <Weight /> },
  { href: '/app/health', title: 'Saúde', icon: <HeartPulse /> },
  { href: '/app/coaches', title: 'Meu personal', icon: <UserRoundCheck /> },
  {
    href: '/app/messages',
    title: 'Mensagens',
    icon: <MessagesSquare />,
    trailing: <MessageCount />,
  },
  { href: '/app/agenda', title: 'Agenda', icon: <CalendarDays /> },
  {
    href: '/app/professionals/onboarding',
    title: 'Área profissional',
    icon: <BriefcaseBusiness />,
  },
  { href: '/app/account', title: 'Conta e segurança', icon: <UserRound /> },
  { href: '/app/account/privacy', title: 'Privacidade', icon: <LockKeyhole /> },
  { href: '/app/inbox', title: 'Avisos', icon: <Bell />, trailing: <InboxCount /> },
  { href: '/app/settings', title: 'Configurações', icon: <Settings /> },
  { href: '/app/help', title: 'Ajuda', icon: <CircleHelp /> },
  { href: '/legals/terms', title: 'Termos de uso', icon: <FileText /> },
  { href: '/legals/privacy', title: 'Aviso de privacidade', icon: <ShieldCheck /> },
];

/** Links to screens that wait for a sign-up. */
const NAMED: ReadonlySet<string> = new Set([
  '/app/body',
  '/app/health',
  '/app/coaches',
  '/app/messages',
  '/app/agenda',
  '/app/professionals/onboarding',
  '/app/account',
  '/app/account/privacy',
]);

/** The person, the sync status, links to other screens, the app, the data, and the sign-out. */
export default function Profile() {
  const session = useSession();
  const refused = useRefusedChanges();
  const photo = useOwnPhoto();
  const isCoach = useIsCoach();
  const user = 'user' in session ? session.user : null;
  const nameless = isNameless(session);

  return (
    <Page width="app">
      <header className={styles.person}>
        <Avatar name={user?.name ?? ''} size={56} photo={photo} />
        <div className={styles.names}>
          <h1>{nameless ? 'Sem conta' : (user?.name ?? 'Perfil')}</h1>
          <p>{nameless ? 'Treinando neste aparelho' : user?.email}</p>
        </div>
      </header>
      <div className={classNames(layoutClass.wideTop, styles.columns)}>
        <div className={layoutClass.wideTop}>
          {nameless && <NamelessCard />}
          {isCoach && <CoachLinks />}
          {!nameless && <ViewSwitch />}
          <SyncCard />
          {refused.state === 'ready' && refused.value.length > 0 && (
            <RefusedSection changes={refused.value} />
          )}
          <LostSection />
        </div>
        <div className={styles.links}>
          <List label="Mais">
            {LINKS.filter(({ href }) => !nameless || !NAMED.has(href)).map(
              ({ href, title, icon, trailing }) => (
                <Fragment key={href}>
                  <ListRow
                    href={href}
                    renderLink={renderLink}
                    title={title}
                    leading={icon}
                    trailing={trailing}
                  />
                  {href === '/app/coaches' && <PaymentsLink />}
                  {href === '/app/professionals/onboarding' && !isCoach && <ChargesLink />}
                </Fragment>
              ),
            )}
          </List>
        </div>
        <div className={layoutClass.wideTop}>
          <AppCard />
          <DataCard />
        </div>
        {nameless ? <EraseAll /> : <SignOut />}
      </div>
    </Page>
  );
}

/** Number of unread notices, at the end of the link to them; absent without any. */
function InboxCount() {
  const unread = useUnread();
  if (!unread) return null;
  return (
    <StatusPill tone="info" sign="dot">
      {unreadCount(unread)}
    </StatusPill>
  );
}

/** Number of unread messages, at the end of the link to them. */
function MessageCount() {
  const messages = useMessages();
  const session = useSession();
  if (messages.state !== 'ready' || !('user' in session)) return null;
  const unread = unreadFor(messages.value, session.user.id).length;
  if (unread === 0) return null;
  return (
    <StatusPill tone="info" sign="dot">
      {newMessageWords(unread)}
    </StatusPill>
  );
}

/** The person's data as files: import and export. */
function DataCard() {
  const files = useExport();
  const save = useAction(async (kind: 'own' | 'sheet' | 'strong' | 'hevy') => {
    if (!files) return;
    if (kind === 'own') await saveMade(datedName('anilha', 'anilha'), files.own());
    else if (kind === 'sheet') await saveMade(datedName('anilha', 'csv'), files.sheet());
    else await saveMade(datedName(`anilha-${kind}`, 'csv'), files.app(kind));
  });
  const waiting = save.busy && <RingLoader size={20} label="Montando o arquivo" />;

  return (
    <Stack gap="s">
      <SectionTitle>Seus dados</SectionTitle>
      <List label="Seus dados">
        <ListRow
          href="/app/import"
          renderLink={renderLink}
          title="Importar treinos"
          subtitle="De outro app de treino ou de um arquivo da Anilha"
          leading={<FileUp />}
        />
        <ListRow
          title="Exportar tudo"
          subtitle="Um arquivo .anilha, que dá para importar de volta"
          leading={<FileDown />}
          trailing={waiting}
          onClick={() => void save.run('own')}
        />
        <ListRow
          title="Exportar planilha"
          subtitle="As séries feitas, em CSV para Excel"
          leading={<Sheet />}
          trailing={waiting}
          onClick={() => void save.run('sheet')}
        />
        <ListRow
          title="Exportar no formato do Strong"
          subtitle="CSV que o Hevy importa, com descansos; sem bi-sets, lados e PSE"
          leading={<Sheet />}
          trailing={waiting}
          onClick={() => void save.run('strong')}
        />
        <ListRow
          title="Exportar no formato do Hevy"
          subtitle="CSV como o do Hevy, com bi-sets; sem descansos, lados e PSE"
          leading={<Sheet />}
          trailing={waiting}
          onClick={() => void save.run('hevy')}
        />
      </List>
      <p className={textClass.hint}>
        Nos formatos do Strong e do Hevy, séries de rest-pause, cluster e AMRAP viram séries comuns.
        Só o arquivo .anilha leva tudo.
      </p>
    </Stack>
  );
}

/** Changes in students' records that were lost: number and time only, without personal data. */
function LostSection() {
  const lost = useLostChanges();
  const commands = useLostCommands();
  if (lost.length === 0) return null;
  const timeZone = zoneHere();
  return (
    <section className={layoutClass.closeAuto} aria-labelledby="lost-title">
      <SectionTitle id="lost-title">Não entraram na conta de alunos</SectionTitle>
      <ul className={layoutClass.middleAuto}>
        {lost.map(({ count, at }) => (
          <li key={at} className={styles.change}>
            <p className={styles.changeName}>
              {plural(count, { zero: '', one: '1 mudança', other: '# mudanças' })}{' '}
              <span>
                · {shortDay(localDay(at, timeZone))}, {timeOfDay(at, timeZone)}
              </span>
            </p>
          </li>
        ))}
      </ul>
      <p className={styles.text}>
        A pessoa encerrou o vínculo ou mudou o que compartilha antes de elas chegarem. O conteúdo
        não fica neste aparelho.
      </p>
      <div className={styles.acts}>
        <Button variant="plain" onClick={() => commands?.drop()}>
          Entendi
        </Button>
      </div>
    </section>
  );
}
