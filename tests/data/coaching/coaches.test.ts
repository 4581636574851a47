import { expect, test } from 'vitest';
import type { CoachLink } from '#protocol/coaching/coaching';
import { nameOnLink } from '../../../src/data/coaching/coaches';

const carla: CoachLink = {
  link: 'own',
  coach: { id: 'carla', name: 'Carla' },
  scopes: ['program'],
  startedAt: 1,
  endedAt: null,
  assistants: [{ link: 'help', assistant: { id: 'rui', name: 'Rui' }, scopes: ['program'] }],
};

test('what an assistant writes comes under their own name', () => {
  expect(nameOnLink([carla], 'own')).toBe('Carla');
  expect(nameOnLink([carla], 'help')).toBe('Rui');
  expect(nameOnLink([carla], 'gone')).toBeNull();
});
