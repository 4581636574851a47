import type { Exercise } from '#domain/exercises/exercise';
import type { LoadUnit } from '#domain/load';
import type { FirstLoad } from '#domain/progression/first-load/first-load';
import { formatLoad } from '../format/load';

const ENOUGH = 'se sobrarem mais de 3 repetições';

/** A proposed first load with its margin: "Para começar: 25 kg. Se sobrarem ..., até 32,5 kg." */
export function firstLoadWords({ grams, most }: FirstLoad, unit: LoadUnit): string {
  const more = most > grams ? `vá até ${formatLoad(most, unit)}` : 'aumente na próxima';
  return `Comece com ${formatLoad(grams, unit)}; ${ENOUGH}, ${more}.`;
}

/** How to start without a proposal: "Comece só com a barra; se sobrarem ..., aumente." */
export function lightestWords(
  { equipment, loadKind, unilateral }: Pick<Exercise, 'equipment' | 'loadKind' | 'unilateral'>,
  careful: boolean,
): string {
  const start = lightest({ equipment, loadKind, unilateral });
  if (careful) return `Pelas suas respostas de saúde, comece ${start}.`;
  return `Comece ${start}; ${ENOUGH}, aumente.`;
}

function lightest({
  equipment,
  loadKind,
  unilateral,
}: Pick<Exercise, 'equipment' | 'loadKind' | 'unilateral'>): string {
  switch (equipment) {
    case 'barbell':
    case 'ez-bar':
    case 'trap-bar':
    case 'smith':
      return loadKind === 'total' ? 'só com a barra' : 'com a anilha mais leve';
    case 'dumbbell':
      return loadKind === 'total' || unilateral
        ? 'com um halter leve'
        : 'com um par de halteres leves';
    case 'kettlebell':
      return 'com um kettlebell leve';
    case 'plate':
      return 'com a anilha mais leve';
    case 'machine':
    case 'cable':
      return loadKind === 'per_side' ? 'com pouco peso de cada lado' : 'com a menor carga';
    default:
      return 'com pouca carga';
  }
}

/** Where the lightest load of the gym is more than a person would be proposed. */
export const TOO_HEAVY =
  'O menor peso daqui pode ser muito para começar: prefira a máquina ou halteres leves.';

/** Where a proposed load comes from, and that it is no target. */
export const FIRST_LOAD_SOURCE =
  'É um ponto de partida, não uma meta. Vem do seu peso, sexo e idade: 4 de cada 5 pessoas como você levantam mais, uma vez só (normas do Cooper Institute). Disso, quem começa usa de 40 a 50%, e quem já treina de 60 a 70% (ACSM, 2011). Com 60 anos ou mais, de 40 a 50%.';
