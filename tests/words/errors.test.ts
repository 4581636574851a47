import { describe, expect, it } from 'vitest';
import { storageFailure } from '#words/device/storage-failure';
import { commitRefusal, fieldError, requestFailure, syncRefusal } from '#words/errors';
import { setKindHint, setKindLabel, setKindMark, setKindsInOrder } from '#words/workouts/sets';

const everyMessage = [
  ...(['offline', 'broken', 'refused', 'signed_out', 'too_many'] as const).map(requestFailure),
  ...['clock', 'invalid', 'forbidden', 'too_large', 'twin', 'newer', 'full', 'other'].map(
    syncRefusal,
  ),
  ...(['write', 'broken', 'newer', 'blocked', 'private'] as const).map(storageFailure),
  ...(['exercises', 'sets', 'bytes', 'value'] as const).map(commitRefusal),
  ...(['load', 'reps', 'email', 'name', 'name_too_long'] as const).map(fieldError),
];

describe('messages', () => {
  it('speak in sentence case, without exclamation marks and without blame', () => {
    for (const message of everyMessage) {
      expect(message).toMatch(/^\p{Lu}/u);
      expect(message).not.toMatch(/!|erro|falhou|você errou|inválid[ao]s?\b/i);
    }
  });

  it('ask for an e-mail that can be one', () => {
    expect(fieldError('email')).toBe('Por favor, insira um e-mail válido');
  });

  it('never look into what every object inherits', () => {
    expect(syncRefusal('constructor')).toBe(syncRefusal('other'));
  });
});

describe('kinds of set', () => {
  it('have a name, and a working set is the rule', () => {
    expect(setKindsInOrder.map(setKindLabel)).toEqual([
      'Série normal',
      'Aquecimento',
      'Drop-set',
      'Falha',
      'Rest-pause',
      'Cluster',
      'Máximo de repetições',
    ]);
    expect(setKindMark('warmup')).toBe('A');
    expect(setKindMark('normal')).toBe('');
    expect(setKindHint('failure')).toContain('repetição');
  });
});
