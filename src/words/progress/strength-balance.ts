import type { LoadUnit } from '#domain/load';
import type {
  BalancePair,
  PairBalance,
  SideBalance,
  SidesThen,
} from '#domain/progress/strength-balance';
import type { Side } from '#domain/workouts/shape';
import { byCode } from '../format/by-code';
import { formatNumber } from '../format/number';
import { trendValueWords } from './exercise-trend';

/** The title of a pair of lifts: "Puxar e empurrar". */
export const pairTitle = byCode<BalancePair>({
  'pull-push': 'Puxar e empurrar',
  'back-front-thigh': 'Posterior e frente da coxa',
  'upper-lower': 'Parte de cima e de baixo',
});

const percent = (share: number) => `${formatNumber(share * 100, 0)}%`;

/** "Remada curvada (70 kg) é 82% de Supino reto (85 kg). No começo do período: 78%." */
export function pairWords(
  { of, against, ratio, before }: PairBalance,
  nameOf: (exercise: string) => string,
  unit: LoadUnit,
): string {
  const load = (grams: number) => trendValueWords('one-rep-max', grams, unit);
  const now = `${nameOf(of.exercise)} (${load(of.max)}) é ${percent(ratio)} de ${nameOf(against.exercise)} (${load(against.max)}).`;
  if (before === null) return now;
  return percent(before) === percent(ratio)
    ? `${now} Igual ao começo do período.`
    : `${now} No começo do período: ${percent(before)}.`;
}

const SIDES: Record<Side, string> = { left: 'esquerdo', right: 'direito' };

const sideWords = ({ weaker, gap }: SidesThen) =>
  weaker === null || percent(gap) === '0%'
    ? 'os dois lados iguais'
    : `lado ${SIDES[weaker]} ${percent(gap)} abaixo`;

/**
 * "Esquerdo 20 kg, direito 22 kg: lado esquerdo 9% abaixo. No começo do período: lado esquerdo 14%
 * abaixo."
 */
export function sidesWords({ measure, now, before }: SideBalance, unit: LoadUnit): string {
  const value = (side: Side) => trendValueWords(measure, now[side], unit);
  const said = `Esquerdo ${value('left')}, direito ${value('right')}: ${sideWords(now)}.`;
  return before === null ? said : `${said} No começo do período: ${sideWords(before)}.`;
}

/** The source of a comparison and its limits. */
export interface BalanceSource {
  readonly limits: string;
  /** Null where there is none. */
  readonly source: string | null;
}

const SOURCES: Record<BalancePair | 'sides', BalanceSource> = {
  'pull-push': {
    limits:
      'Não há referência para remada contra supino. O estudo mais citado achou forças quase iguais, mas comparando supino com barra fixa, em 42 jogadores de rugby. E a carga de uma polia não é a de uma barra.',
    source: 'Baker e Newton (2004), J Strength Cond Res 18(3), 594–598',
  },
  'back-front-thigh': {
    limits:
      'O valor de 0,6 que se cita vem de aparelhos isocinéticos, que medem a força na articulação. As cargas de duas máquinas não dizem isso: vale só a mudança, nas mesmas máquinas.',
    source: 'Coombs e Garbutt (2002), J Sports Sci Med 1(3), 56–62',
  },
  'upper-lower': {
    limits:
      'Não conhecemos referência sólida: a relação depende do corpo, da técnica e do que se treina. Serve para acompanhar a própria mudança.',
    source: null,
  },
  sides: {
    limits:
      'A diferença é (maior − menor) ÷ maior, em treinos com os dois lados. O limite de 15% que se repete por aí vem de diferenças vistas em pessoas saudáveis, sem prova de que preveja lesão.',
    source: 'Bishop e colegas (2018), Strength Cond J 40(4), 1–6',
  },
};

/** The source that is shown beside a comparison. */
export function balanceSource(of: BalancePair | 'sides'): BalanceSource {
  return SOURCES[of];
}
