import { KeyRound, Mail, UserRound } from 'lucide-react';
import { useState } from 'react';
import { NAME_MAX, nameSchema } from '#domain/account/account';
import { useOwnAccount } from '../../../data/session/own-account';
import { useAccount, useSession } from '../../../data/session/session';
import { PhotoField } from '../../../parts/account/photo-field';
import { Card } from '../../../ui/display/card';
import { List, ListRow } from '../../../ui/display/list-row';
import { notify } from '../../../ui/layer/notify';
import { EmailSheet } from './email-sheet';
import { PasswordSheet } from './password-sheet';
import { RenameSheet } from './rename-sheet';

/** The person's name, e-mail and password, each with a button that changes it. */
export function PersonSection() {
  const session = useSession();
  const { updateUser } = useAccount();
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
      {open === 'name' && (
        <RenameSheet
          title="Nome"
          label="Como quer que a gente chame você"
          schema={nameSchema}
          maxLength={NAME_MAX}
          autoComplete="name"
          name={name}
          rename={async (changed) => {
            await updateUser({ name: changed });
            notify.success('Nome trocado');
          }}
          onClose={close}
        />
      )}
      {open === 'email' && <EmailSheet account={account} onClose={close} />}
      {open === 'password' && <PasswordSheet onClose={close} />}
    </Card>
  );
}
