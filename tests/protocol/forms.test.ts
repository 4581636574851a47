import * as v from 'valibot';
import { expect, test } from 'vitest';
import { addDays } from '#domain/local-day';
import {
  appointmentPlanSchema,
  newAbsenceSchema,
  newAppointmentSchema,
} from '#protocol/agenda/appointments';
import { chargeSettingsSchema } from '#protocol/charges/charge-settings';
import { newChargeSchema } from '#protocol/charges/charges';
import { scopesSchema } from '#protocol/coaching/coaching';

const DAY = '2026-11-20';
const plan = {
  zone: 'America/Sao_Paulo',
  day: DAY,
  time: 420,
  duration: 60,
  weekdays: [1, 4],
  until: null,
  place: '',
};

test('a plan may end on its first day, and not before it', () => {
  for (const until of [addDays(DAY, -1), DAY]) {
    const fits = until === DAY;
    expect(v.is(appointmentPlanSchema, { ...plan, until })).toBe(fits);
    expect(v.is(newAppointmentSchema, { ...plan, until, student: 'ana' })).toBe(fits);
  }
  expect(v.is(appointmentPlanSchema, { ...plan, weekdays: [1, 1] })).toBe(false);
});

test('an absence is of a day at least and of 366 after its first at most', () => {
  const lasts = (days: number) =>
    v.is(newAbsenceSchema, { zone: plan.zone, from: DAY, until: addDays(DAY, days) });
  expect([-1, 0, 366, 367].map(lasts)).toEqual([false, true, true, false]);
});

test('a discount leaves a centavo to pay', () => {
  const charge = {
    for: { kind: 'students', students: ['ana'] },
    plan: null,
    title: 'Consultoria',
    includes: '',
    period: 'monthly',
    centavos: 10_000,
    discountReason: '',
    due: DAY,
    zone: plan.zone,
    sessions: null,
    parts: 1,
  };
  const takes = (discount: number) => v.is(newChargeSchema, { ...charge, discount });
  expect([9999, 10_000].map(takes)).toEqual([true, false]);
});

test('no scope and no reminder is named twice', () => {
  expect(v.is(scopesSchema, ['program', 'body'])).toBe(true);
  expect(v.is(scopesSchema, ['program', 'program'])).toBe(false);
  const settings = { wordings: {}, overdue: 'none', overdueDays: 7 };
  const ladder = (...steps: number[]) => v.is(chargeSettingsSchema, { ...settings, ladder: steps });
  expect([ladder(0, 3), ladder(3, 3)]).toEqual([true, false]);
});
