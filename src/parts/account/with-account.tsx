import { UserRoundPlus } from 'lucide-react';
import type { ComponentType } from 'react';
import { isNameless, useSession } from '../../data/session/session';
import { Page, Stack } from '../../ui/frame/page';
import { EmptyState } from '../../ui/state/screen-state';
import { LinkButton } from '../page/link-button';
import { loginAddress } from './login-address';

/** A screen that waits for a sign-up: health, coaches, charges and settings of the account. */
export function withAccount(Screen: ComponentType): ComponentType {
  return function WithAccount() {
    return isNameless(useSession()) ? <NeedsAccount /> : <Screen />;
  };
}

/** Said to people without a sign-up in place of a screen, with the two ways on. */
function NeedsAccount() {
  const login = loginAddress(location);
  return (
    <Page width="app">
      <EmptyState
        as="h1"
        icon={<UserRoundPlus />}
        title="Para isto, crie a sua conta"
        action={
          <Stack gap="s">
            <LinkButton href={login.replace('/login', '/signup')} size="l" full>
              Criar conta
            </LinkButton>
            <LinkButton href={login} variant="quiet" size="l" full>
              Já tenho conta
            </LinkButton>
          </Stack>
        }
      >
        <p>
          Saúde, personal e cobranças precisam saber quem você é. Os treinos e as fichas que você já
          fez aqui continuam com você.
        </p>
      </EmptyState>
    </Page>
  );
}
