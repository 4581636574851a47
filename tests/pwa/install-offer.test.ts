import { describe, expect, test } from 'vitest';
import { createInstallOffer, DISMISSED_FOR } from '../../src/pwa/install-offer';
import { type ByHand, wayByHand } from '../../src/pwa/install-way';

type Outcome = 'accepted' | 'dismissed';

function createPhone(options: { byHand?: ByHand; standalone?: boolean } = {}) {
  const kept = new Map<string, string>();
  const phone = {
    time: 1_000_000,
    events: new EventTarget(),
    environment: {
      now: () => phone.time,
      isStandalone: () => options.standalone ?? false,
      byHand: options.byHand ?? 'none',
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
    expect([offer.getWay(), offer.isSuggested()]).toEqual(['installed', false]);
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
    const offer = createInstallOffer(createPhone({ byHand: 'ios' }).environment);
    expect([offer.getWay(), offer.isSuggested()]).toEqual(['ios', true]);
    offer.dismiss();
    expect([offer.getWay(), offer.isSuggested()]).toEqual(['ios', false]);
    const installed = createInstallOffer(
      createPhone({ byHand: 'ios', standalone: true }).environment,
    );
    expect([installed.getWay(), installed.isSuggested()]).toEqual(['installed', false]);
  });
});

test('who was asked once and did not answer is not asked by the next start', () => {
  const phone = createPhone({ byHand: 'ios' });
  const offer = createInstallOffer(phone.environment);
  offer.markAsked();
  expect(offer.isSuggested()).toBe(true);
  const restarted = createInstallOffer(phone.environment);
  expect([restarted.getWay(), restarted.isSuggested()]).toEqual(['ios', false]);
  phone.time += DISMISSED_FOR;
  expect(restarted.isSuggested()).toBe(true);
});

test('where nothing can be written it is asked and answered all the same, until the app is closed', () => {
  const phone = createPhone({ byHand: 'ios' });
  phone.environment.stored.setItem = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };
  const offer = createInstallOffer(phone.environment);
  const heard: boolean[] = [];
  offer.subscribe(() => heard.push(offer.isSuggested()));
  offer.markAsked();
  offer.dismiss();
  expect([offer.isSuggested(), heard]).toEqual([false, [false]]);
});

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15';
const SAFARI = 'Version/18.6 Safari/605.1.15';

test.each<[string, string, string, number, boolean, ByHand]>([
  ['Safari on an iPhone', `${IPHONE} Version/18.6 Mobile Safari/604.1`, 'iPhone', 5, false, 'ios'],
  ['Chrome on an iPhone', `${IPHONE} CriOS/142 Mobile Safari/604.1`, 'iPhone', 5, false, 'ios'],
  ['an iPad, which says that it is a Mac', `${MAC} ${SAFARI}`, 'MacIntel', 5, false, 'ios'],
  ['a web view on an iPhone', `${IPHONE} Mobile/15E148`, 'iPhone', 5, false, 'in-app'],
  ['Instagram', `${IPHONE} Mobile Safari/604.1 Instagram 390`, 'iPhone', 5, false, 'in-app'],
  [
    'a web view on Android',
    `${ANDROID.replace(')', '; wv)')} Chrome/142`,
    'Linux',
    5,
    true,
    'in-app',
  ],
  ['Chrome on Android', `${ANDROID} Chrome/142 Safari/537.36`, 'Linux', 5, true, 'menu'],
  [
    'Firefox on Android',
    'Mozilla/5.0 (Android 15; rv:145.0) Firefox/145',
    'Linux',
    5,
    false,
    'menu',
  ],
  ['Chrome on a Mac', `${MAC} Chrome/142 Safari/537.36`, 'MacIntel', 0, true, 'menu'],
  ['Safari on a Mac', `${MAC} ${SAFARI}`, 'MacIntel', 0, false, 'dock'],
  ['Firefox on a desktop', 'Mozilla/5.0 (X11; rv:145.0) Firefox/145', 'Linux', 0, false, 'none'],
])(
  'without a prompt, %s is told what it can do',
  (_, agent, platform, touchPoints, promptEvent, way) => {
    expect(wayByHand({ agent, platform, touchPoints, promptEvent })).toBe(way);
  },
);
