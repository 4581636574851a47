import { describe, expect, test } from 'vitest';
import { type Dispute, disputeSteps } from '#domain/charges/disputes';

const WHOLE = 22_000;
const summary = (dispute: Dispute | null, contested = 0, lost = 0) => ({
  dispute,
  contested,
  lost,
});
const stepsOf = (was: ReturnType<typeof summary>, now: ReturnType<typeof summary>) =>
  disputeSteps(was, now, WHOLE - now.lost);

describe('the steps of disputes', () => {
  test.each([
    ['an inquiry begins', summary(null), summary('inquiry', 5000)],
    ['an inquiry becomes a dispute', summary('inquiry', 5000), summary('open', 5000)],
    ['a dispute follows an inquiry that ended', summary('dismissed'), summary('open', 5000)],
    ['another begins beside an open one', summary('open', 5000), summary('open', 9000)],
    ['another begins after a won one', summary('won'), summary('open', 5000)],
    ['another begins after a lost one', summary('lost', 0, 5000), summary('open', 4000, 5000)],
    ['a loss is appealed', summary('lost', 0, 5000), summary('appeal', 5000, 5000)],
    ['one is lost beside an inquiry', summary('open', 9000), summary('inquiry', 4000, 5000)],
    ['a loss and its appeal come at once', summary('open', 5000), summary('appeal', 5000, 5000)],
    ['another begins beside an appeal', summary('appeal', 5000, 5000), summary('open', 4000, 5000)],
    ['another is asked about', summary('inquiry', 5000), summary('inquiry', 9000)],
    ['one of two inquiries becomes a dispute', summary('inquiry', 9000), summary('open', 5000)],
  ])('are a contest when %s', (_, was, now) => {
    expect(stepsOf(was, now)).toEqual(['contested']);
  });

  test.each([
    ['the only one is won', summary('open', 5000), summary('won')],
    ['the second is won after a lost one', summary('open', 4000, 5000), summary('lost', 0, 5000)],
    ['an appeal is won', summary('appeal', 5000, 5000), summary('won')],
  ])('are a defence when %s', (_, was, now) => {
    expect(stepsOf(was, now)).toEqual(['defended']);
  });

  test.each([
    ['an inquiry', summary('open', 9000), summary('inquiry', 4000)],
    ['a greater inquiry', summary('open', 3000), summary('inquiry', 4000)],
    ['an appeal', summary('open', 5000, 3000), summary('appeal', 3000, 3000)],
  ])('are a defence and a contest when one is won beside %s', (_, was, now) => {
    expect(stepsOf(was, now)).toEqual(['defended', 'contested']);
  });

  test.each([
    ['of a part', summary('appeal', 5000, 5000), summary('lost', 0, 5000)],
    ['of the whole', summary('appeal', WHOLE, WHOLE), summary('lost', 0, WHOLE)],
  ])('are a kept decision when an appeal %s is lost', (_, was, now) => {
    expect(stepsOf(was, now)).toEqual(['upheld']);
  });

  test.each([
    ['nothing changes', summary('open', 5000), summary('open', 5000)],
    ['one of two is decided', summary('open', 9000), summary('open', 5000, 4000)],
    ['an inquiry ends', summary('inquiry', 5000), summary('dismissed')],
    ['one is lost', summary('open', 5000), summary('lost', 0, 5000)],
    ['one is prevented', summary('open', 5000), summary('prevented')],
  ])('are none when %s', (_, was, now) => {
    expect(stepsOf(was, now)).toEqual([]);
  });
});
