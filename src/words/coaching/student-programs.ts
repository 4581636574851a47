import type { Conflict } from '#domain/coaching/rebase';
import { commitRefusal } from '../errors';
import { numericDay } from '../format/day';

type Refusal = Parameters<typeof commitRefusal>[0] | 'unknown' | 'newer';

/** Why a ficha was not published, carried or taken back. */
export function publishRefusal(reason: Refusal): string {
  switch (reason) {
    case 'unknown':
      return 'Esta ficha não está mais neste aparelho.';
    case 'newer':
      return 'Já há uma versão mais nova desta ficha. Abra a ficha e mude por lá.';
    case 'exercises':
      return 'A ficha chegou ao limite, contando o que foi removido. Publique como ficha nova.';
    case 'bytes':
      return 'A ficha chegou ao tamanho máximo. Encurte as notas ou faça outra ficha.';
    default:
      return commitRefusal(reason);
  }
}

/** "Versão 3, publicada por Carla em 20/11/2026". */
export function versionWords(version: {
  readonly number: number;
  readonly byName: string;
  /** Publication day in the reader's zone; null if unknown. */
  readonly day: string | null;
}): string {
  const by = version.byName === '' ? '' : ` por ${version.byName}`;
  const on = version.day === null ? '' : ` em ${numericDay(version.day)}`;
  return `Versão ${version.number}, publicada${by}${on}`;
}

/** A version that the student cannot have yet: "Versão 2, ainda neste aparelho". */
export function unsentVersion(number: number, student: string, isRefused: boolean): string {
  return isRefused
    ? `Versão ${number} não foi aceita: o vínculo pode ter terminado. ${student} não a recebeu.`
    : `Versão ${number}, ainda neste aparelho. ${student} recebe quando houver conexão.`;
}

const PUBLISHED: Readonly<Record<Conflict['kind'], string>> = {
  value: 'já mudou na ficha publicada',
  removed_theirs: 'agora sai, e já mudou na ficha publicada',
  removed_mine: 'agora muda, e já saiu da ficha publicada',
};

/** The two values of a conflict to choose from, the coach's new one first. */
export function conflictValues(
  { theirs, mine }: { readonly theirs: string; readonly mine: string },
  student: string,
  isPublished: boolean,
): readonly [string, string] {
  return isPublished
    ? [`A mudança de agora: ${theirs}`, `Na ficha publicada: ${mine}`]
    : [`O seu: ${theirs}`, `De ${student}: ${mine}`];
}

/**
 * A conflict of two changes, as the coach reads it: "Você removeu, e Ana mudou".
 * @param isPublished whether a coach published the other change
 */
export function conflictWords(
  conflict: Pick<Conflict, 'kind'>,
  student: string,
  isPublished: boolean,
): string {
  if (isPublished) return PUBLISHED[conflict.kind];
  switch (conflict.kind) {
    case 'removed_theirs':
      return `Você removeu, e ${student} mudou`;
    case 'removed_mine':
      return `${student} removeu, e você mudou`;
    default:
      return `Você e ${student} mudaram`;
  }
}
