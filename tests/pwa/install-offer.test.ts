import { describe, expect, test } from 'vitest';
import { createInstallOffer, DISMISSED_FOR, isIos } from '../../src/pwa/install-offer';

type Outcome = 'accepted' | 'dismissed';

function createPhone(options: { ios?: boolean; standalone?: boolean } = {}) {
  const kept = new Map<string, string>();
  const phone = {
    time: 1_000_000,
    events: new EventTarget(),
    environment: {
      now: () => phone.time,
      isStandalone: () => options.standalone ?? false,
      isIos: options.ios ?? false,
      get events() {
        return phone.events;
      },
      stored: {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => void kept.set(key, value),
      },
    },
    offerPrompt(outcome: Outcome) {
      const prompt = async () => ({ outcome });
      const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt,
      });
      phone.events.dispatchEvent(event);
      return event;
    },
  };
  return phone;
}

describe('the browser that offers a prompt', () => {
  test('is kept from asking by itself, and asks when a screen wants it', async () => {
    const phone = createPhone();
    const offer = createInstallOffer(phone.environment);
    expect([offer.getWay(), offer.isSuggested()]).toEqual(['none', false]);
    expect(await offer.prompt()).toBe('unavailable');
    expect(phone.offerPrompt('accepted').defaultPrevented).toBe(true);
    expect([offer.getWay(), offer.isSuggested()]).toEqual(['prompt', true]);
    expect(await offer.prompt()).toBe('accepted');
    phone.events.dispatchEvent(new Event('appinstalled'));
    expect([offer.getWay(), offer.isSuggested()]).toEqual(['installed', false]);
  });

  test('that was refused is not suggested again for 30 days, after a reload either', async () => {
    const phone = createPhone();
    phone.offerPrompt('dismissed');
    const offer = createInstallOffer(phone.environment);
    phone.offerPrompt('dismissed');
    expect(await offer.prompt()).toBe('dismissed');
    const reloaded = createInstallOffer(phone.environment);
    phone.offerPrompt('accepted');
    expect([reloaded.getWay(), reloaded.isSuggested()]).toEqual(['prompt', false]);
    phone.time += DISMISSED_FOR;
    expect(reloaded.isSuggested()).toBe(true);
  });
});

describe('an iPhone', () => {
  test('is told the steps until it is installed or the person says no', () => {
    const offer = createInstallOffer(createPhone({ ios: true }).environment);
    expect([offer.getWay(), offer.isSuggested()]).toEqual(['ios', true]);
    offer.dismiss();
    expect([offer.getWay(), offer.isSuggested()]).toEqual(['ios', false]);
    const installed = createInstallOffer(createPhone({ ios: true, standalone: true }).environment);
    expect([installed.getWay(), installed.isSuggested()]).toEqual(['installed', false]);
  });

  test('is recognised, and so is an iPad that says it is a Mac', () => {
    expect(isIos('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 'iPhone', 5)).toBe(true);
    expect(isIos('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'MacIntel', 5)).toBe(true);
    expect(isIos('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'MacIntel', 0)).toBe(false);
    expect(isIos('Mozilla/5.0 (Linux; Android 15)', 'Linux armv8l', 5)).toBe(false);
  });
});
