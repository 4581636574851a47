import { expect, test } from 'vitest';
import { disputeToCoach } from '../../../server/charges/reminders/dispute-notices';

const charge = { title: 'Consultoria', student_name: 'Bia' };
const payment = { centavos: 22_000, refunded: 0, dispute: 'inquiry', contested: 5000, lost: 0 };

function bodyOf(what: 'questioned' | 'lost' | 'defended', some: Partial<typeof payment>): string {
  const said = disputeToCoach(charge, { ...payment, ...some }, what);
  return said?.body.replaceAll('\u00a0', ' ') ?? '';
}

test('says that nothing went back with an inquiry only when nothing did before', () => {
  expect(bodyOf('questioned', {})).toContain('R$ 50,00. Nada voltou a quem pagou.');
  for (const some of [{ lost: 1000 }, { refunded: 1000 }]) {
    const body = bodyOf('questioned', some);
    expect(body).toContain('Por esta pergunta, nada voltou a quem pagou.');
    expect(body).not.toContain('. Nada voltou');
  }
});

test('names the lost part, and what stays when a dispute is won', () => {
  expect(bodyOf('lost', { dispute: 'lost', lost: 150 })).toBe(
    'Consultoria: R$ 1,50 de R$ 220,00 voltou a quem pagou.',
  );
  expect(bodyOf('defended', { dispute: 'won', refunded: 2000 })).toBe(
    'Consultoria: R$ 200,00 continuam valendo.',
  );
});
