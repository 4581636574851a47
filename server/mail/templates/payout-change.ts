import { AGE_ZONE } from '#domain/age';
import { localDay } from '#domain/local-day';
import { numericDay, timeOfDay } from '#words/format/day';
import type { Letter } from '../../core/mail';
import { letter } from '../letter';

/**
 * Reports that the name or Pix key for a professional's charges changed. The mail does not contain
 * the key.
 */
export function payoutChanged(to: { name: string; at: number; url: string }): Letter {
  const when = `em ${numericDay(localDay(to.at, AGE_ZONE))}, às ${timeOfDay(to.at, AGE_ZONE)} (horário de Brasília)`;
  return letter({
    subject: 'Os dados de recebimento mudaram',
    name: to.name,
    paragraphs: [
      `O nome ou a chave Pix que recebe as suas cobranças na Anilha mudou ${when}.`,
      'Confira agora se a chave é sua. Se não foi você, corrija a chave, troque a senha e tire os outros aparelhos da conta.',
    ],
    link: { label: 'Ver os dados de recebimento', url: to.url },
    footnote: 'Se foi você, não precisa fazer nada.',
  });
}
