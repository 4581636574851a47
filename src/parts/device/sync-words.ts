import { capitalise } from '#words/format/list';
import { plural } from '#words/format/plural';
import type { useSyncStatus } from '../../data/store/sync-status';

export type SyncFacts = ReturnType<typeof useSyncStatus>;

export interface PillWords {
  tone: 'neutral' | 'done' | 'warn' | 'danger';
  sign: 'dot' | 'ring' | 'busy';
  text: string;
}

/** The pending data: "12 séries guardadas", or without sets "1 registro guardado". */
function kept(count: number, sets: number): string {
  if (sets > 0) {
    return plural(sets, { zero: '', one: '1 série guardada', other: '# séries guardadas' });
  }
  return plural(count, {
    zero: 'nada por enviar',
    one: '1 registro guardado',
    other: '# registros guardados',
  });
}

function refusals(count: number): string {
  return plural(count, {
    zero: 'Nenhuma mudança recusada',
    one: '1 mudança recusada',
    other: '# mudanças recusadas',
  });
}

function waiting(why: string, pending: number, sets: number): PillWords {
  const text = pending > 0 ? `${why} · ${kept(pending, sets)}` : why;
  return { tone: 'neutral', sign: 'ring', text };
}

/**
 * The pill's text; states that need the person come first.
 * @param sets number of pending sets
 */
export function pillWords(status: SyncFacts, signedOut: boolean, sets: number): PillWords {
  const { phase, obstacle, pending, unsaved, refused, syncedAt, receiving } = status;
  if (unsaved > 0 || obstacle === 'storage') {
    return { tone: 'danger', sign: 'dot', text: 'Não salvo neste aparelho' };
  }
  if (signedOut || obstacle === 'signed_out' || obstacle === 'wrong_account') {
    const text = pending > 0 ? 'Entre de novo para enviar' : 'Entre de novo';
    return { tone: 'warn', sign: 'ring', text };
  }
  if (refused > 0) return { tone: 'danger', sign: 'dot', text: refusals(refused) };
  if (obstacle === 'too_old') {
    return { tone: 'warn', sign: 'ring', text: 'Atualize o app para enviar' };
  }
  if (obstacle === 'offline') return waiting('Sem conexão', pending, sets);
  if (obstacle !== null) return waiting('Ainda não enviado', pending, sets);
  if (receiving !== null) return { tone: 'neutral', sign: 'busy', text: 'Recebendo' };
  if (pending > 0) {
    return phase === 'syncing'
      ? { tone: 'neutral', sign: 'busy', text: 'Enviando' }
      : { tone: 'neutral', sign: 'ring', text: capitalise(kept(pending, sets)) };
  }
  if (syncedAt !== null) return { tone: 'done', sign: 'dot', text: 'Tudo salvo' };
  return { tone: 'neutral', sign: 'ring', text: 'Guardado neste aparelho' };
}
