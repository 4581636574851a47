import { describe, expect, test } from 'vitest';
import {
  isOnAccount,
  parkedWords,
  syncExplanation,
  syncedWords,
} from '../../../src/parts/device/sync-explanation';
import { pillWords, type SyncFacts } from '../../../src/parts/device/sync-words';

const SAVED: SyncFacts = {
  phase: 'idle',
  obstacle: null,
  pending: 0,
  unsaved: 0,
  refused: 0,
  syncedAt: 1_000,
  receiving: null,
  parked: 0,
};
const said = (change: Partial<SyncFacts>, signedOut = false, sets = 0) =>
  pillWords({ ...SAVED, ...change }, signedOut, sets);

describe('the sync pill', () => {
  test.each<[string, Partial<SyncFacts>, string, boolean?]>([
    ['everything is over there', {}, 'Tudo salvo'],
    ['a look for news does not flicker', { phase: 'syncing' }, 'Tudo salvo'],
    ['on its way', { phase: 'syncing', pending: 3 }, 'Enviando'],
    ['about to go', { pending: 1 }, '1 registro guardado'],
    ['no network', { phase: 'waiting', obstacle: 'offline' }, 'Sem conexão'],
    [
      'no network and something to send',
      { phase: 'waiting', obstacle: 'offline', pending: 12 },
      'Sem conexão · 12 registros guardados',
    ],
    [
      'a server in trouble',
      { phase: 'waiting', obstacle: 'broken', pending: 2 },
      'Ainda não enviado · 2 registros guardados',
    ],
    [
      'the first reading',
      { phase: 'syncing', receiving: { records: 40, left: 60 }, syncedAt: null },
      'Recebendo',
    ],
    ['not yet asked', { syncedAt: null }, 'Guardado neste aparelho'],
    ['a session that ended', { pending: 2 }, 'Entre de novo para enviar', true],
    ['a session that ended, nothing to send', {}, 'Entre de novo', true],
    ['refused changes', { refused: 2 }, '2 mudanças recusadas'],
    ['an app too old', { obstacle: 'too_old', pending: 1 }, 'Atualize o app para enviar'],
    ['a device that cannot write', { unsaved: 1, pending: 1 }, 'Não salvo neste aparelho'],
  ])('%s', (_, change, text, signedOut = false) => {
    expect(said(change, signedOut).text).toBe(text);
  });

  test('sets are counted as sets, however few changes they travel in', () => {
    const offline: Partial<SyncFacts> = { phase: 'waiting', obstacle: 'offline', pending: 1 };
    expect(said(offline, false, 12).text).toBe('Sem conexão · 12 séries guardadas');
    expect(said(offline, false, 1).text).toBe('Sem conexão · 1 série guardada');
    expect(said({ pending: 2 }, false, 3).text).toBe('3 séries guardadas');
  });

  test('what is only in memory comes before everything else, in red', () => {
    const worst = said({ unsaved: 1, refused: 1, obstacle: 'offline', pending: 3 }, true);
    expect(worst).toMatchObject({ tone: 'danger', text: 'Não salvo neste aparelho' });
  });

  test('only what is on the server is green', () => {
    expect(said({}).tone).toBe('done');
    expect(said({ pending: 1 }).tone).not.toBe('done');
    expect(said({ syncedAt: null }).tone).not.toBe('done');
  });
});

test('nothing is said to be on the account while it waits here', () => {
  expect(syncExplanation(SAVED, false)).toContain('no servidor');
  for (const change of [{ pending: 1 }, { obstacle: 'offline' as const, pending: 1 }]) {
    expect(syncExplanation({ ...SAVED, ...change }, false)).toMatch(
      /^(Guardado|Tudo está guardado) neste aparelho/,
    );
  }
});

test('what the server refused is not on the account', () => {
  expect(isOnAccount(SAVED, false)).toBe(true);
  expect(isOnAccount({ ...SAVED, refused: 1 }, false)).toBe(false);
  expect(syncExplanation({ ...SAVED, refused: 1 }, false)).toContain('só existe neste aparelho');
});

test('what the server shows no more is counted in words', () => {
  expect(parkedWords(1)).toContain('1 registro que este aparelho tinha. Ele fica guardado');
  expect(parkedWords(12)).toContain('12 registros que este aparelho tinha. Eles ficam guardados');
});

test('when everything was last over is said in days and hours', () => {
  const zone = 'America/Sao_Paulo';
  const now = Date.parse('2026-11-20T18:30:00-03:00');
  const at = (text: string) => syncedWords(Date.parse(text), now, zone);
  expect(at('2026-11-20T18:29:40-03:00')).toBe('agora há pouco');
  expect(at('2026-11-20T09:05:00-03:00')).toBe('hoje às 09:05');
  expect(at('2026-11-19T23:50:00-03:00')).toBe('ontem às 23:50');
  expect(at('2026-10-01T07:40:00-03:00')).toBe('01/10/2026 às 07:40');
});
