import * as v from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import { addDays, localDay } from '#domain/local-day';
import { madeChargesSchema } from '#protocol/charges/charges';
import { ZONE } from '../harness/zone';
import { linkPeople, sessionOf } from './coaching-steps';
import { app, browser, withApp } from './opened';
import { createPerson, openDevice, openTab, signIn } from './person-steps';

const CARLA = 'carla@example.com';
const BIA = 'bia@example.com';

/** The charge that was due yesterday. */
let last = '';

withApp();

beforeAll(async () => {
  await createPerson(app, 'Carla', CARLA);
  await createPerson(app, 'Bia', BIA);
  const student = await linkPeople(app, CARLA, BIA, ['program']);
  const coach = await sessionOf(app, CARLA);
  const today = localDay(Date.now(), ZONE);
  for (const due of [today, addDays(today, -1)]) {
    const made = await coach.post('/api/charges', {
      ...{ plan: null, title: 'Consultoria', includes: '', period: 'once' },
      ...{ centavos: 22_000, discount: 0, discountReason: '', sessions: null },
      ...{ for: { kind: 'students', students: [student] }, due, parts: 1, zone: ZONE },
    });
    [last = ''] = v.parse(madeChargesSchema, made).ids;
  }
});

/** A device whose day is not that of the charges now. */
async function elsewhere(email: string) {
  const timezoneId = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].find(
    (zone) => localDay(Date.now(), zone) !== localDay(Date.now(), ZONE),
  );
  if (timezoneId === undefined) throw new Error('no zone has another day');
  const page = await openTab(await openDevice(browser, app, { timezoneId }));
  await signIn(page, email);
  return page;
}

test('shows both sides the days of a charge in its zone when their devices are elsewhere', async () => {
  const coach = await elsewhere(CARLA);
  await coach.goto('/app/charges');
  const late = coach.getByRole('list', { name: 'Atrasadas' });
  await late.getByText('Venceu ontem').waitFor();
  const ahead = coach.getByRole('list', { name: 'A vencer' });
  await ahead.getByText('Vence hoje').waitFor();
  expect(await coach.getByText('R$ 220,00').count()).toBeGreaterThan(0);
  await ahead.getByRole('link', { name: 'Bia' }).click();
  await coach.getByRole('heading', { name: 'Vence hoje' }).waitFor();
  await coach.goto('/app/panel');
  await coach.getByText('Em atraso: R$ 220,00.').waitFor();

  const student = await elsewhere(BIA);
  await student.goto('/app/payments');
  await student.getByText('Venceu ontem').waitFor();
  await student.getByText('Vence hoje').click();
  await student
    .getByRole('heading', { name: 'Como pagar' })
    .or(student.getByRole('heading', { name: 'Combine com Carla' }))
    .waitFor();
  await student.getByText('Vence hoje').waitFor();
});

test('calls a late charge neither late nor open once its payment is claimed', async () => {
  const bia = await sessionOf(app, BIA);
  await bia.post(`/api/charges/${last}/claims`, { note: '', receipt: null });
  const student = await elsewhere(BIA);
  await student.goto(`/app/payments/checkout?charge=${last}`);
  await student.getByRole('heading', { name: 'Esperando Carla confirmar' }).waitFor();
  expect(await student.getByText(/^Venceu /).count()).toBe(0);
  await student.goto('/app/payments');
  const inProgress = student.getByRole('list', { name: 'Em andamento' });
  await inProgress.getByText('Pagamento avisado').waitFor();
  expect(await student.getByText('Também em aberto').count()).toBe(0);
  expect(await student.getByText(/^Venceu /).count()).toBe(0);
});
