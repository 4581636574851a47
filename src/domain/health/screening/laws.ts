import type { LawPlace } from './places';
import { SCREENING_AGES } from './questions';

/** A law about joining a gym, or the usual rules where none is known. */
export type LawId =
  | 'sp-16724'
  | 'sorocaba-12861'
  | 'curitiba-16017'
  | 'df-1985'
  | 'rj-2014'
  | 'petropolis-7621'
  | 'pi-6760'
  | 'usual';

/** Requirements of a law. Ages are full years. */
export interface Law {
  readonly id: LawId;
  /** Ages for the questionnaire, both included. */
  readonly ages: { readonly from: number; readonly to: number };
  /** Below this age a parent or guardian authorises in writing. */
  readonly guardianUnder: number;
  /** Ages that need a medical certificate regardless of answers: below `under`, and from `from`. */
  readonly certificate: { readonly under: number; readonly from: number };
  /** Signers of the responsibility term: people with a yes, everybody, or none. */
  readonly term: 'yes' | 'always' | 'never';
  /** Whether a yes requires a medical certificate too. */
  readonly certificateOnYes: boolean;
  /** Pregnancy requires a medical certificate. */
  readonly certificateOnPregnancy: boolean;
  /** Whether the answers need the signature of a health or training professional. */
  readonly professionalSigns: boolean;
  /** The law requires both papers every twelve months. */
  readonly yearly: boolean;
}

const USUAL: Law = {
  id: 'usual',
  ages: SCREENING_AGES,
  guardianUnder: 15,
  certificate: { under: 0, from: 70 },
  term: 'yes',
  certificateOnYes: false,
  certificateOnPregnancy: false,
  professionalSigns: false,
  yearly: false,
};

const RIO = {
  ...USUAL,
  guardianUnder: 18,
  term: 'always',
  certificateOnYes: true,
  yearly: true,
} as const;

/**
 * The known laws, each from its text or from its legislature's announcement. People elsewhere see
 * the usual rules, with advice to ask their gym.
 */
export const LAWS: Readonly<Record<LawId, Law>> = {
  usual: USUAL,
  /** São Paulo, state law 16.724/2018 (art. 5-A of law 10.848/2001). */
  'sp-16724': { ...USUAL, id: 'sp-16724' },
  /** Sorocaba, law 12.861/2023: equal to its state's. */
  'sorocaba-12861': { ...USUAL, id: 'sorocaba-12861' },
  /** Curitiba, law 16.017/2022 (on law 13.559/2010): 18 to 60, not pregnant, every answer a no. */
  'curitiba-16017': {
    ...USUAL,
    id: 'curitiba-16017',
    ages: { from: 18, to: 60 },
    certificate: { under: 18, from: 61 },
    term: 'never',
    certificateOnYes: true,
    certificateOnPregnancy: true,
    professionalSigns: true,
  },
  /** Distrito Federal, bill 1.985/2014 as the CLDF passed it on 1 December 2015. */
  'df-1985': {
    ...USUAL,
    id: 'df-1985',
    ages: { from: 16, to: 69 },
    guardianUnder: 18,
    yearly: true,
  },
  /** Rio de Janeiro, state law of May 2014: both papers, every year, by the guardian of a minor. */
  'rj-2014': { ...RIO, id: 'rj-2014' },
  /** Petrópolis, law 7.621/2017: as its state's; a certificate is waived only without a yes. */
  'petropolis-7621': { ...RIO, id: 'petropolis-7621' },
  /** Piauí, state law 6.760/2016, arts. 3 and 4; it names no ages. */
  'pi-6760': { ...USUAL, id: 'pi-6760' },
};

/** The law of a place; a city's outranks its state's. */
export function lawIn({ state, city }: LawPlace): Law {
  if (city === 'curitiba') return LAWS['curitiba-16017'];
  if (city === 'petropolis') return LAWS['petropolis-7621'];
  if (city === 'sorocaba') return LAWS['sorocaba-12861'];
  if (state === 'SP') return LAWS['sp-16724'];
  if (state === 'DF') return LAWS['df-1985'];
  if (state === 'RJ') return LAWS['rj-2014'];
  if (state === 'PI') return LAWS['pi-6760'];
  return LAWS.usual;
}
