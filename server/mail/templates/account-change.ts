import { AGE_ZONE } from '#domain/age';
import { localDay } from '#domain/local-day';
import { numericDay, timeOfDay } from '#words/format/day';
import type { Letter } from '../../core/mail';
import { letter, named } from '../letter';

/** An instant (epoch ms) in the clock of São Paulo, as most users read it. */
function moment(at: number): string {
  const day = numericDay(localDay(at, AGE_ZONE));
  return `em ${day}, às ${timeOfDay(at, AGE_ZONE)} (horário de Brasília)`;
}

/**
 * The six-digit code that proves a new e-mail. It has no name, because until then the mailbox may
 * be a stranger's.
 */
export function emailChangeCode(to: { code: string; minutes: number }): Letter {
  return letter({
    subject: `${to.code} é o código para trocar o seu e-mail`,
    paragraphs: [
      `Digite este código na Anilha para que este passe a ser o e-mail da sua conta. Ele vale por ${to.minutes} minutos.`,
    ],
    code: to.code,
    footnote: 'Se não foi você, ignore este e-mail. Sem o código, nada muda.',
  });
}

/** Sent instead of a code to the owner of an e-mail that another account wants to use. */
export function emailTaken(to: { name: string }): Letter {
  return letter({
    subject: 'Este e-mail já é da sua conta na Anilha',
    name: to.name,
    paragraphs: [
      'Alguém que está em outra conta pediu para usar este e-mail nela. Ele já é o desta conta, e continua sendo.',
      'Se foi você, entre com este e-mail, ou use um e-mail diferente na outra conta.',
    ],
    footnote: 'Se não foi você, não precisa fazer nada.',
  });
}

/** Sent to the old address after the e-mail changed. */
export function emailChanged(to: { name: string; at: number; contact?: string }): Letter {
  const help = to.contact ? `escreva agora para ${to.contact}` : 'fale agora com quem mantém o app';
  return letter({
    subject: 'O e-mail da sua conta mudou',
    name: to.name,
    paragraphs: [
      `O e-mail da sua conta na Anilha foi trocado ${moment(to.at)}. As próximas mensagens vão para o e-mail novo, e é com ele que se entra.`,
      `Se não foi você, ${help}, a partir deste endereço, e troque a senha deste e-mail também.`,
    ],
    footnote: 'Se foi você, não precisa fazer nada.',
  });
}

/** Reports a changed password, with instructions for an owner who did not change it. */
export function passwordChanged(to: { name?: string; at: number; forgotUrl: string }): Letter {
  return letter({
    subject: 'A senha da sua conta mudou',
    ...named(to),
    paragraphs: [
      `A senha da sua conta na Anilha foi trocada ${moment(to.at)}.`,
      'Se não foi você, escolha outra agora pelo link abaixo. Isso também tira da conta todos os aparelhos.',
    ],
    link: { label: 'Escolher outra senha', url: to.forgotUrl },
    footnote: 'Se foi você, não precisa fazer nada.',
  });
}

/** Reports a sign-in from an unknown browser. */
export function newDevice(to: {
  name: string;
  device: string;
  at: number;
  accountUrl: string;
}): Letter {
  return letter({
    subject: 'Entrada na sua conta em um aparelho novo',
    name: to.name,
    paragraphs: [
      `Alguém entrou na sua conta da Anilha ${moment(to.at)}.`,
      `Aparelho: ${to.device}.`,
      'Se não foi você, troque a senha em "Conta e segurança": a troca tira da conta os outros aparelhos.',
    ],
    link: { label: 'Ver onde a conta está aberta', url: to.accountUrl },
    footnote:
      'Se foi você, não precisa fazer nada. Isto também aparece quando o navegador esquece quem você é.',
  });
}
