import fc from 'fast-check';
import { expect, test } from 'vitest';
import { onlySent } from '../../src/telemetry/sent-event';

const CANARY = 'canário';

test('what the library adds to an event stays here', () => {
  const added = fc.dictionary(fc.string(), fc.constant(CANARY));
  fc.assert(
    fc.property(added, added, (properties, person) => {
      const sent = onlySent({
        uuid: 'u',
        event: 'screen_opened',
        properties: {
          ...properties,
          $current_url: `https://anilha.example/app/history/${CANARY}`,
          $referrer: CANARY,
          $pathname: CANARY,
          $raw_user_agent: CANARY,
          $device_id: CANARY,
          token: 'phc_chave',
          distinct_id: 'acaso',
          screen: '/app/history/:id',
        },
        $set: person,
        $set_once: { $initial_current_url: CANARY },
      });
      expect(JSON.stringify(sent)).not.toContain(CANARY);
      expect(sent.properties).toEqual({
        token: 'phc_chave',
        distinct_id: 'acaso',
        screen: '/app/history/:id',
      });
    }),
  );
});
