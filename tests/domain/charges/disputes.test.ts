import { describe, expect, test } from 'vitest';
import { type Dispute, disputeStep } from '#domain/charges/disputes';

const WHOLE = 22_000;
const summary = (dispute: Dispute | null, contested = 0, lost = 0) => ({
  dispute,
  contested,
  lost,
});
const stepOf = (was: ReturnType<typeof summary>, now: ReturnType<typeof summary>) =>
  disputeStep(was, now, WHOLE - now.lost);

describe('the step of disputes', () => {
  test.each([
    ['an inquiry begins', summary(null), summary('inquiry', 5000)],
    ['an inquiry becomes a dispute', summary('inquiry', 5000), summary('open', 5000)],
    ['a dispute follows an inquiry that ended', summary('dismissed'), summary('open', 5000)],
    ['another begins beside an open one', summary('open', 5000), summary('open', 9000)],
    ['another begins after a won one', summary('won'), summary('open', 5000)],
    ['another begins after a lost one', summary('lost', 0, 5000), summary('open', 4000, 5000)],
    ['a loss is appealed', summary('lost', 0, 5000), summary('appeal', 5000, 5000)],
    ['another is asked about', summary('inquiry', 5000), summary('inquiry', 9000)],
    ['one of two inquiries becomes a dispute', summary('inquiry', 9000), summary('open', 5000)],
  ])('is a contest when %s', (_, was, now) => {
    expect(stepOf(was, now)).toBe('contested');
  });

  test.each([
    ['the only one is won', summary('open', 5000), summary('won')],
    ['the second is won after a lost one', summary('open', 4000, 5000), summary('lost', 0, 5000)],
    ['one is won beside an inquiry', summary('open', 9000), summary('inquiry', 4000)],
    ['one is won beside a greater inquiry', summary('open', 3000), summary('inquiry', 4000)],
    ['an appeal is won', summary('appeal', 5000, 5000), summary('won')],
  ])('is a defence when %s', (_, was, now) => {
    expect(stepOf(was, now)).toBe('defended');
  });

  test.each([
    ['nothing changes', summary('open', 5000), summary('open', 5000)],
    ['one of two is decided', summary('open', 9000), summary('open', 5000, 4000)],
    ['one is lost beside an inquiry', summary('open', 9000), summary('inquiry', 4000, 5000)],
    ['an inquiry ends', summary('inquiry', 5000), summary('dismissed')],
    ['one is lost', summary('open', 5000), summary('lost', 0, 5000)],
  ])('is none when %s', (_, was, now) => {
    expect(stepOf(was, now)).toBeNull();
  });
});
