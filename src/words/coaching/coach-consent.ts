import type { LocalDay } from '#domain/local-day';
import type { ConsentText } from '../account/consent-texts';

/** The texts about sharing with a coach, by the day each took effect; never edited. */
const TEXTS: Readonly<Record<LocalDay, ConsentText>> = {
  '2026-11-22': {
    title: 'Compartilhar com um profissional',
    points: [
      [
        'O que é compartilhado',
        'Fichas e mensagens vêm com o acompanhamento. Treinos, registro no salão, medidas do corpo e saúde, só o que você ligar, cada um por si.',
      ],
      [
        'Com quem',
        'Só com quem convidou você. Se a pessoa trabalhar com uma equipe, quem mais vê aparece em Meu personal.',
      ],
      ['Para quê', 'Montar e ajustar as suas fichas e acompanhar como você treina.'],
      [
        'Cópias',
        'O aparelho de quem acompanha guarda uma cópia para trabalhar sem internet. Ela é apagada no primeiro contato com a internet depois que você desliga ou encerra.',
      ],
      [
        'Como voltar atrás',
        'Em Meu personal, desligue uma parte ou encerre tudo, quando quiser e sem explicar. Os seus registros continuam seus.',
      ],
    ],
    ground: 'Consentimento da LGPD (art. 7º, I, e art. 11, I)',
  },
};

/**
 * The text about sharing that took effect on `version`; null if this version of the app does not
 * know it.
 */
export function coachConsentText(version: LocalDay): ConsentText | null {
  return Object.hasOwn(TEXTS, version) ? (TEXTS[version] ?? null) : null;
}
