import type { Letter } from '../../core/mail';
import { letter } from '../letter';

/**
 * Reports a scheduled erasure: its day and how to cancel. `day` is in words, such as "3 de maio de
 * 2027".
 */
export function deletionScheduled(to: { name: string; day: string; loginUrl: string }): Letter {
  return letter({
    subject: 'A exclusão da sua conta está marcada',
    name: to.name,
    paragraphs: [
      `Recebemos o pedido de excluir a sua conta da Anilha. Ela e tudo o que está nela serão apagados em ${to.day}.`,
      'Até lá nada se perde: para cancelar, entre na Anilha com o seu e-mail e a sua senha e toque em "Cancelar exclusão".',
      'Todas as sessões foram encerradas.',
    ],
    link: { label: 'Entrar', url: to.loginUrl },
    footnote:
      'Se não foi você, entre, cancele a exclusão e troque a senha: outra pessoa a conhece. Se a senha não servir mais, escolha outra em "Esqueci a senha".',
  });
}

/** Sent after a deletion was cancelled. */
export function deletionCancelled(to: { name: string }): Letter {
  return letter({
    subject: 'A sua conta continua',
    name: to.name,
    paragraphs: [
      'A exclusão da sua conta da Anilha foi cancelada. Tudo está como antes: os seus registros, as suas fichas e as suas preferências.',
    ],
    footnote: 'Se não foi você, troque a senha: outra pessoa a conhece.',
  });
}

/** The last mail to a person; afterwards the address is erased. */
export function accountErased(to: { name: string }): Letter {
  return letter({
    subject: 'A sua conta foi excluída',
    name: to.name,
    paragraphs: [
      'Como você pediu, apagamos a sua conta da Anilha e tudo o que estava nela. Das cópias de segurança os dados saem conforme elas são substituídas.',
      'Se algum aparelho seu ainda guarda registros, ele avisa quando abrir o app com internet, deixa salvar um arquivo e apaga o resto.',
    ],
    footnote: 'Este é o último e-mail que mandamos. O seu endereço também foi apagado.',
  });
}
