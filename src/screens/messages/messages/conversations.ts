import type { SaidMessage } from '#domain/messages/thread';
import type { CoachLink } from '../../../data/coaching/coaches';

/** The conversation of a link with the other person. */
export interface Conversation {
  readonly link: string;
  readonly name: string;
  /** Whether it is read-only. */
  readonly ended: boolean;
  /** The coach's public WhatsApp number; absent if unknown. */
  readonly whatsapp?: string;
}

/**
 * Name for a link that the server no longer lists, such as that of a former assistant or an erased
 * account.
 */
const SOMEBODY = 'Quem acompanhou você';

/**
 * A person's conversations: with all present coaches, and with all others of their messages, such
 * as assistants and former coaches.
 */
export function conversationsOf(
  coaches: readonly CoachLink[],
  said: readonly SaidMessage[],
): Conversation[] {
  const links = new Set(said.map(({ link }) => link));
  const known = coaches.flatMap(
    ({ link, coach, endedAt, assistants = [], ...more }): Conversation[] => [
      {
        link,
        name: coach.name,
        ended: endedAt !== null,
        ...(more.whatsapp !== undefined && { whatsapp: more.whatsapp }),
      },
      ...assistants
        .filter((help) => links.has(help.link))
        .map((help) => ({ link: help.link, name: help.assistant.name, ended: false })),
    ],
  );
  const others = [...links].filter((link) => known.every((one) => one.link !== link));
  return [
    ...known.filter(({ link, ended }) => !ended || links.has(link)),
    ...others.map((link) => ({ link, name: SOMEBODY, ended: true })),
  ];
}
