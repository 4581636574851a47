import { expect, test, vi } from 'vitest';
import { HEALTH_CONSENT_VERSION, type HealthChoice } from '#domain/account/health-consent';
import type { Pain } from '#domain/health/pain';

const PAIN: Pain = { id: 'w1', at: 1, day: '2026-11-20', region: 'shoulder', strength: 3 };
let health: HealthChoice;

vi.mock('react', () => ({ useMemo: (make: () => unknown) => make() }));
vi.mock('../../src/parts/input/use-today', () => ({ useToday: () => '2026-11-21' }));
vi.mock('../../src/data/health/health-file', () => ({
  useHealthFile: () => ({ state: 'ready', value: { health, pains: [PAIN] } }),
}));

const { useSparedRegions } = await import('../../src/parts/exercises/use-spared-regions');

test.each([
  ['today’s text', HEALTH_CONSENT_VERSION, [PAIN.region]],
  ['an older text', '2020-01-01', []],
])('H1g: a swap spares what hurts only under a consent to %s', (_, version, spared) => {
  health = { consent: { version, at: 1 }, withdrawnAt: null };
  expect(useSparedRegions()).toEqual({ state: 'ready', value: spared });
});
