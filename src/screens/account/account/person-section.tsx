import { KeyRound, Mail, UserRound } from 'lucide-react';
import { useState } from 'react';
import { useOwnAccount } from '../../../data/session/own-account';
import { useSession } from '../../../data/session/session';
import { PhotoField } from '../../../parts/account/photo-field';
import { Card } from '../../../ui/display/card';
import { List, ListRow } from '../../../ui/display/list-row';
import { EmailSheet } from './email-sheet';
import { NameSheet } from './name-sheet';
import { PasswordSheet } from './password-sheet';

/** The person's name and sign-in address. */
export function PersonSection() {
  const session = useSession();
  const account = useOwnAccount();
  const [open, setOpen] = useState<'name' | 'email' | 'password' | null>(null);
  const close = () => setOpen(null);
  const { name = '', email = '' } = 'user' in session ? session.user : {};
  const pending = account.state === 'ready' ? account.value.pendingEmail : null;
  return (
    <Card as="section" padding="l" labelledBy="person-section">
      <h2 id="person-section">Seus dados</h2>
      <PhotoField name={name} />
      <List bare label="Seus dados">
        <ListRow
          title="Nome"
          subtitle={name}
          leading={<UserRound />}
          onClick={() => setOpen('name')}
        />
        <ListRow
          title="E-mail"
          subtitle={
            pending === null ? (
              email
            ) : (
              <>
                {email}
                <br />
                Falta confirmar {pending}
              </>
            )
          }
          leading={<Mail />}
          onClick={() => setOpen('email')}
        />
        <ListRow
          title="Senha"
          subtitle="Trocar a senha"
          leading={<KeyRound />}
          onClick={() => setOpen('password')}
        />
      </List>
      {open === 'name' && <NameSheet name={name} onClose={close} />}
      {open === 'email' && <EmailSheet account={account} onClose={close} />}
      {open === 'password' && <PasswordSheet onClose={close} />}
    </Card>
  );
}
