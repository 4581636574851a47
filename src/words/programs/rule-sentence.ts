import type { LoadUnit } from '#domain/load';
import type { Prescription } from '#domain/programs/prescription';
import { RULE_DEFAULTS, type Rule, type RuleType } from '#domain/programs/rule';
import { byCode } from '../format/by-code';
import { formatLoad } from '../format/load';
import { formatNumber } from '../format/number';
import { plural } from '../format/plural';

export const ruleLabel = byCode<RuleType>({
  none: 'Sem progressão automática',
  double: 'Dupla progressão',
  linear: 'Progressão linear',
  wave: 'Ondas por semana',
  rir: 'Pelas repetições em reserva',
  top_backoff: 'Série pesada e mais leves',
});

/** The effect of a progression rule, in sentences for the person who chooses it. */
export function ruleSentence(rule: Rule, sets: Prescription, unit: LoadUnit): string {
  return [progress(rule, sets, unit), stall(rule)].filter((part) => part !== '').join(' ');
}

function progress(rule: Rule, sets: Prescription, unit: LoadUnit): string {
  const step = rule.step === undefined ? 'um passo' : formatLoad(rule.step, unit);
  const [least, most] = workingReps(sets);
  switch (rule.type) {
    case 'none':
      return 'A carga fica como está escrita, ou como na última vez.';
    case 'double':
      return `Quando todas as séries chegarem ${most}, a carga sobe ${step} e as repetições recomeçam ${least}.`;
    case 'linear': {
      const every = rule.every ?? RULE_DEFAULTS.every;
      const when = every === 1 ? 'A cada treino cumprido' : `A cada ${every} treinos cumpridos`;
      return `${when}, a carga sobe ${step}.`;
    }
    case 'wave':
      return rule.waves
        ? `A carga segue ${rule.waves.map((percent) => `${formatNumber(percent)}%`).join(', ')} de 1RM, uma por semana, e depois recomeça.`
        : 'Escreva as porcentagens de 1RM, uma por semana.';
    case 'rir':
      return 'A carga muda para que sobrem as repetições em reserva pedidas em cada série.';
    case 'top_backoff':
      return `A primeira série é a mais pesada e sobe ${step} quando chega ${most}. As outras ficam ${rule.backoff ?? RULE_DEFAULTS.backoff}% mais leves.`;
  }
}

/** The range of the first working set, in words that also fit an open prescription. */
function workingReps(sets: Prescription): readonly [least: string, most: string] {
  const reps = sets.find(({ kind, reps: asked }) => kind !== 'warmup' && asked)?.reps;
  if (!reps) return ['do mínimo', 'ao máximo de repetições'];
  const most = plural(reps[1], { zero: '0 repetições', one: '1 repetição', other: '# repetições' });
  return [`em ${reps[0]}`, `a ${most}`];
}

function stall({ type, stalls, deload }: Rule): string {
  if (type === 'none') return '';
  const isWave = type === 'wave';
  const after = stalls ?? RULE_DEFAULTS.stalls;
  if (after === 0) return isWave ? 'O 1RM nunca baixa sozinho.' : 'A carga nunca baixa sozinha.';
  const misses = after === 1 ? '1 treino sem cumprir' : `${after} treinos seguidos sem cumprir`;
  return `Depois de ${misses}, ${isWave ? 'o 1RM' : 'ela'} baixa ${deload ?? RULE_DEFAULTS.deload}%.`;
}
