import type { Letter } from '../../core/mail';
import { letter } from '../letter';

/** Reports a suspension by an admin, with the reason. */
export function accountSuspended(to: { name: string; reason: string }): Letter {
  return letter({
    subject: 'A sua conta está suspensa',
    name: to.name,
    paragraphs: [
      `A sua conta da Anilha foi suspensa por quem cuida do app. Motivo: ${to.reason}.`,
      'Enquanto isso não dá para entrar, e a sua página profissional, se houver, fica fora do ar. Os seus registros continuam guardados.',
      'Para conversar sobre isso, escreva para o contato que está no Aviso de privacidade.',
    ],
    footnote: 'Você recebe este e-mail porque tem uma conta na Anilha.',
  });
}

/** Sent after a suspension ended. */
export function accountResumed(to: { name: string }): Letter {
  return letter({
    subject: 'A sua conta voltou',
    name: to.name,
    footnote: 'Você recebe este e-mail porque tem uma conta na Anilha.',
    paragraphs: [
      'A suspensão da sua conta da Anilha terminou. Entre de novo: tudo está como antes.',
    ],
  });
}
