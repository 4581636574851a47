import {
  CircleHelp,
  Dumbbell,
  FileText,
  MapPin,
  Settings,
  ShieldCheck,
  Weight,
} from 'lucide-react';
import { useRefusedChanges } from '../../data/refused';
import { useSession } from '../../data/session';
import { Avatar } from '../../ui/avatar';
import { List, ListRow } from '../../ui/list-row';
import { Page } from '../../ui/page';
import { renderLink } from '../render-link';
import { AppCard } from './app-card';
import { DataCard } from './data-card';
import styles from './profile.module.css';
import { RefusedSection } from './refused-section';
import { SignOut } from './sign-out';
import { SyncCard } from './sync-card';

const LINKS = [
  { href: '/app/exercises', title: 'Exercícios', icon: <Dumbbell /> },
  { href: '/app/gyms', title: 'Locais de treino', icon: <MapPin /> },
  { href: '/app/body', title: 'Corpo', icon: <Weight /> },
  { href: '/app/settings', title: 'Configurações', icon: <Settings /> },
  { href: '/help', title: 'Ajuda', icon: <CircleHelp /> },
  { href: '/legals/terms', title: 'Termos de uso', icon: <FileText /> },
  { href: '/legals/privacy', title: 'Aviso de privacidade', icon: <ShieldCheck /> },
];

/** Who is here, what is saved where, and the way out. */
export default function Profile() {
  const session = useSession();
  const refused = useRefusedChanges();
  const user = 'user' in session ? session.user : null;

  return (
    <Page width="app">
      <header className={styles.person}>
        <Avatar name={user?.name ?? ''} size={56} />
        <div className={styles.names}>
          <h1>{user?.name ?? 'Perfil'}</h1>
          <p>{user?.email}</p>
        </div>
      </header>
      <div className={styles.columns}>
        <div className={styles.column}>
          <SyncCard />
          {refused.state === 'ready' && refused.value.length > 0 && (
            <RefusedSection changes={refused.value} />
          )}
        </div>
        <div className={styles.links}>
          <List label="Mais">
            {LINKS.map(({ href, title, icon }) => (
              <ListRow
                key={href}
                href={href}
                renderLink={renderLink}
                title={title}
                leading={icon}
              />
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
