import { EQUIPMENT } from '#domain/exercises/exercise';
import { hereCodes } from '#domain/gyms/gym';
import type { GymPreset } from '#domain/gyms/kits';
import type { Gym, Machine } from '#domain/gyms/shape';
import { type LoadUnit, loadIn } from '#domain/load';
import { equipmentLabel } from '../exercises/equipment';
import { capitalise, formatList } from '../format/list';
import { formatLoad, formatLoadFigure } from '../format/load';
import { formatNumber } from '../format/number';
import { plural } from '../format/plural';

const NBSP = '\u00a0';

const PRESETS: Record<GymPreset, { name: string; hint: string }> = {
  complete: {
    name: 'Academia completa',
    hint: 'Barras, anilhas à vontade, halteres e máquinas',
  },
  barbell: { name: 'Em casa: barra e anilhas', hint: 'Uma barra e duas anilhas de cada peso' },
  dumbbells: { name: 'Em casa: halteres', hint: 'Halteres até 10 kg e um banco' },
  bands: { name: 'Em casa: elásticos', hint: 'Elásticos de treino e o peso do corpo' },
  body: { name: 'Só o corpo', hint: 'Sem equipamento: viagem, praça, quarto' },
};

/** The preset of a new gym: "Academia completa". */
export function presetName(preset: GymPreset): string {
  return PRESETS[preset].name;
}

export function presetHint(preset: GymPreset): string {
  return PRESETS[preset].hint;
}

/** The name of a gym; a default while its own has not arrived. */
export function gymName(gym: Pick<Gym, 'name'>): string {
  return gym.name || 'Local sem nome';
}

/** The equipment in one line: "Tem de tudo", "Tudo menos Smith", "Barra, halteres e mais 3". */
export function gymSummary({ equipment }: Pick<Gym, 'equipment'>): string {
  if (equipment === null) return 'Tem de tudo';
  const missing = EQUIPMENT.filter((code) => !hereCodes(equipment).includes(code));
  if (missing.length === 0) return 'Tem de tudo';
  if (missing.length <= 3) return `Tudo menos ${formatList(missing.map(equipmentLabel))}`;
  const names = equipment.map(equipmentLabel);
  if (names.length === 0) return 'Nenhum equipamento';
  const shown = names.length > 3 ? [...names.slice(0, 2), `mais ${names.length - 2}`] : names;
  return capitalise(formatList(shown));
}

/** The number of plates of one weight: "2 anilhas", "À vontade". */
export function plateCount(count: number | null): string {
  if (count === null) return 'À vontade';
  return plural(count, { zero: 'Nenhuma', one: '1 anilha', other: '# anilhas' });
}

interface Run {
  from: number;
  to: number;
  step: number;
  length: number;
}

/** A row of weights in words: "1 a 10 kg de 1 em 1, 12 a 50 kg de 2 em 2". */
export function weightsWords(weights: readonly number[], unit: LoadUnit): string {
  const runs: Run[] = [];
  for (const grams of weights) {
    const amount = loadIn(grams, unit);
    const run = runs.at(-1);
    const step = run ? Math.round((amount - run.to) * 100) / 100 : 0;
    if (run && (run.length === 1 || step === run.step)) {
      Object.assign(run, { to: amount, step, length: run.length + 1 });
    } else {
      runs.push({ from: amount, to: amount, step: 0, length: 1 });
    }
  }
  const figure = (amount: number) => formatNumber(amount);
  return runs
    .map(({ from, to, step, length }) => {
      if (length === 1) return `${figure(from)}${NBSP}${unit}`;
      if (length === 2) return `${figure(from)} e ${figure(to)}${NBSP}${unit}`;
      return `${figure(from)} a ${figure(to)}${NBSP}${unit} de ${figure(step)} em ${figure(step)}`;
    })
    .join(', ');
}

/** The known facts of a machine: "Banco no 4 · Começa em 7 kg · De 5 em 5". */
export function machineWords(machine: Machine, unit: LoadUnit): string {
  const { startGrams, stepGrams, maxGrams, stackGrams, plateLoaded, note } = machine;
  const stack = stackGrams && stackGrams.length > 0 ? weightsWords(stackGrams, unit) : '';
  const step = stepGrams === null ? '' : formatLoadFigure(stepGrams, unit);
  return [
    note,
    plateLoaded ? 'Com anilhas' : '',
    startGrams === null ? '' : `Começa em ${formatLoad(startGrams, unit)}`,
    stack || (step && `De ${step} em ${step}`),
    maxGrams === null || stack ? '' : `Até ${formatLoad(maxGrams, unit)}`,
  ]
    .filter((part) => part !== '')
    .join(' · ');
}
