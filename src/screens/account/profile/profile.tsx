import {
  Bell,
  BriefcaseBusiness,
  CalendarDays,
  CircleHelp,
  Dumbbell,
  FileText,
  HeartPulse,
  LockKeyhole,
  MapPin,
  MessagesSquare,
  Settings,
  ShieldCheck,
  UserRound,
  UserRoundCheck,
  Weight,
} from 'lucide-react';
import { Fragment } from 'react';
import { useOwnPhoto } from '../../../data/account/own-photo';
import { useRefusedChanges } from '../../../data/device/refused';
import { useSession } from '../../../data/session/session';
import { renderLink } from '../../../parts/page/render-link';
import { Avatar } from '../../../ui/display/avatar';
import { List, ListRow } from '../../../ui/display/list-row';
import { Page } from '../../../ui/frame/page';
import { extraPart } from '../../../ui/state/lazy-part';
import { AppCard } from './app-card';
import { DataCard } from './data-card';
import { InboxCount } from './inbox-count';
import { LostSection } from './lost-section';
import { MessageCount } from './message-count';
import styles from './profile.module.css';
import { RefusedSection } from './refused-section';
import { SignOut } from './sign-out';
import { SyncCard } from './sync-card';
import { ViewSwitch } from './view-switch';

const PaymentsLink = extraPart(async () => ({
  default: (await import('../../../parts/charges/payments-link')).PaymentsLink,
}));
const ChargesLink = extraPart(async () => ({
  default: (await import('../../../parts/charges/charges-link')).ChargesLink,
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

/** The person, the sync status, and the sign-out. */
export default function Profile() {
  const session = useSession();
  const refused = useRefusedChanges();
  const photo = useOwnPhoto();
  const user = 'user' in session ? session.user : null;

  return (
    <Page width="app">
      <header className={styles.person}>
        <Avatar name={user?.name ?? ''} size={56} photo={photo} />
        <div className={styles.names}>
          <h1>{user?.name ?? 'Perfil'}</h1>
          <p>{user?.email}</p>
        </div>
      </header>
      <div className={styles.columns}>
        <div className={styles.column}>
          <ViewSwitch />
          <SyncCard />
          {refused.state === 'ready' && refused.value.length > 0 && (
            <RefusedSection changes={refused.value} />
          )}
          <LostSection />
        </div>
        <div className={styles.links}>
          <List label="Mais">
            {LINKS.map(({ href, title, icon, trailing }) => (
              <Fragment key={href}>
                <ListRow
                  href={href}
                  renderLink={renderLink}
                  title={title}
                  leading={icon}
                  trailing={trailing}
                />
                {href === '/app/coaches' && <PaymentsLink />}
                {href === '/app/professionals/onboarding' && <ChargesLink />}
              </Fragment>
            ))}
          </List>
        </div>
        <div className={styles.column}>
          <AppCard />
          <DataCard />
        </div>
        <SignOut />
      </div>
    </Page>
  );
}
