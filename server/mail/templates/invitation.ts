import { localDay } from '#domain/local-day';
import { longDay } from '#words/format/day';
import type { Letter } from '../../core/mail';
import { letter } from '../letter';

const ZONE = 'America/Sao_Paulo';

interface InvitationWords {
  /** Name of the professional's account. */
  readonly name: string;
  readonly url: string;
  /** Epoch ms. */
  readonly expiresAt: number;
}

/** A professional's invitation to a person who may not know the app. */
export function invitationLetter({ name, url, expiresAt }: InvitationWords): Letter {
  return letter({
    subject: `${name} convidou você para treinar pela Anilha`,
    paragraphs: [
      `${name} usa a Anilha para acompanhar treinos e convida você. Ao aceitar, você recebe a ficha no telefone e escolhe o que ${name} pode ver. Aceitar não cobra nada.`,
    ],
    link: { label: 'Ver o convite', url },
    footnote: `O convite vale até ${longDay(localDay(expiresAt, ZONE))}. Se você não conhece ${name}, ignore este e-mail: sem o seu aceite nada acontece.`,
  });
}
