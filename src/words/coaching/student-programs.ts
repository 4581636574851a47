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

/** A conflict of two changes, as the coach reads it: "Você removeu, e Ana mudou". */
export function conflictWords(conflict: Conflict, student: string): string {
  switch (conflict.kind) {
    case 'removed_theirs':
      return `Você removeu, e ${student} mudou`;
    case 'removed_mine':
      return `${student} removeu, e você mudou`;
    default:
      return `Você e ${student} mudaram`;
  }
}
