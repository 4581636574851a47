import type { Letter } from '../../core/mail';
import { letter, named } from '../letter';

const NOT_YOU = 'Se não foi você, ignore este e-mail. Nada muda na sua conta.';

/**
 * The six-digit code that proves an e-mail. It has no name, because a stranger may have typed this
 * address.
 */
export function verificationCode(to: { code: string; minutes: number }): Letter {
  return letter({
    subject: `${to.code} é o seu código da Anilha`,
    paragraphs: [`Digite este código na Anilha. Ele vale por ${to.minutes} minutos.`],
    code: to.code,
    footnote: NOT_YOU,
  });
}

/**
 * The link for choosing a new password. Opening it changes nothing. The name is left out if the
 * address is unverified.
 */
export function passwordReset(to: { name?: string; url: string }): Letter {
  return letter({
    subject: 'Escolha uma nova senha',
    ...named(to),
    paragraphs: [
      'Recebemos um pedido para trocar a sua senha. O link abaixo vale por uma hora e só uma vez.',
      'Ao trocar a senha, você sai dos outros aparelhos.',
      // A mailed link never opens the installed app of an iPhone, which has separate storage.
      'O link abre no navegador. Se você usa o app instalado, troque a senha ali e depois entre no app com a nova.',
    ],
    link: { label: 'Escolher nova senha', url: to.url },
    footnote: NOT_YOU,
  });
}

/** Sent instead of a code after a sign-up with an e-mail that already has an account. */
export function accountExists(to: { name: string; loginUrl: string; forgotUrl: string }): Letter {
  return letter({
    subject: 'Você já tem uma conta na Anilha',
    name: to.name,
    paragraphs: [
      'Alguém pediu para criar uma conta com este e-mail, e ele já tem uma.',
      `Se esqueceu a senha, escolha outra em ${to.forgotUrl}`,
    ],
    link: { label: 'Entrar', url: to.loginUrl },
    footnote: NOT_YOU,
  });
}
