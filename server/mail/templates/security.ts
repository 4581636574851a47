import type { Letter } from '../../core/mail';
import { letter } from '../letter';

const CHANGES = {
  'second-factor-on': 'A verificação em duas etapas foi ligada na sua conta.',
  'second-factor-off': 'A verificação em duas etapas foi desligada na sua conta.',
  'recovery-codes': 'Novos códigos de recuperação foram gerados. Os anteriores não valem mais.',
  'passkey-added': 'Uma chave de acesso foi adicionada à sua conta. Com ela se entra sem senha.',
  'passkey-removed': 'Uma chave de acesso foi removida da sua conta.',
} as const;

export type SecurityChange = keyof typeof CHANGES;

/** Reports a changed credential to the account's owner. */
export function securityChanged(to: {
  name: string;
  change: SecurityChange;
  /** Address of the page with the account's credentials. */
  url: string;
}): Letter {
  return letter({
    subject: 'Mudança na segurança da sua conta',
    name: to.name,
    paragraphs: [CHANGES[to.change]],
    link: { label: 'Ver a segurança da conta', url: to.url },
    footnote:
      'Se não foi você, nessa mesma tela: troque a senha, tire os outros aparelhos da conta e remova as chaves de acesso que não são suas.',
  });
}
