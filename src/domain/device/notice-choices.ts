import * as v from 'valibot';
import type { Json } from '../record/registers';

/** Kinds of notices that a person can switch. Security notices always arrive. */
export const CHOSEN_KINDS = ['today', 'coach', 'charge'] as const;
export type ChosenKind = (typeof CHOSEN_KINDS)[number];

/**
 * When a notice is also sent by mail; `instead`: only to people with no device that receives
 * notices.
 */
export const MAIL_CHOICES = ['never', 'instead', 'always'] as const;
export type MailChoice = (typeof MAIL_CHOICES)[number];

/** Minutes since midnight, 0 to 1,439, in the person's local time. */
export type MinuteOfDay = number;

/** From one minute of the day to another, over midnight if `from` is later. */
export interface QuietHours {
  readonly from: MinuteOfDay;
  readonly to: MinuteOfDay;
}

/** A person's choices; null is "not chosen" (rule P1a). */
export interface NoticeChoices {
  readonly push: Readonly<Record<ChosenKind, boolean | null>>;
  readonly mail: Readonly<Record<ChosenKind, MailChoice | null>>;
  /** Time of the notice about today's workout. */
  readonly todayAt: MinuteOfDay | null;
  /**
   * Days of the week (1 Monday to 7 Sunday) with a notice for fichas in turn; a ficha by weekday
   * has its own days.
   */
  readonly todayOn: readonly number[] | null;
  readonly quiet: QuietHours | 'none' | null;
}

/** Defaults for values without a choice. */
export const NOTICE_DEFAULTS = {
  push: { today: false, coach: true, charge: true },
  mail: { today: 'never', coach: 'instead', charge: 'instead' },
  todayAt: 8 * 60,
  todayOn: [],
  quiet: { from: 22 * 60, to: 7 * 60 },
} as const satisfies NoticeChoices;

const minute = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1439));
const weekday = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7));
const quiet = v.union([
  v.literal('none'),
  v.pipe(
    v.strictObject({ from: minute, to: minute }),
    v.check(({ from, to }) => from !== to),
  ),
]);
const days = v.pipe(
  v.array(weekday),
  v.maxLength(7),
  v.check((list) => new Set(list).size === list.length),
);

const push = v.nullable(v.boolean());
const mail = v.nullable(v.picklist(MAIL_CHOICES));

/** Registers of the preferences: `pushToday`, `mailCoach`… */
export const noticeFields = {
  pushToday: push,
  pushCoach: push,
  pushCharge: push,
  mailToday: mail,
  mailCoach: mail,
  mailCharge: mail,
  todayAt: v.nullable(minute),
  todayOn: v.nullable(days),
  quietHours: v.nullable(quiet),
};
export type NoticeField = keyof typeof noticeFields;

export const PUSH_FIELDS = {
  today: 'pushToday',
  coach: 'pushCoach',
  charge: 'pushCharge',
} as const satisfies Record<ChosenKind, NoticeField>;
export const MAIL_FIELDS = {
  today: 'mailToday',
  coach: 'mailCoach',
  charge: 'mailCharge',
} as const satisfies Record<ChosenKind, NoticeField>;

export const NO_NOTICE_CHOICES: NoticeChoices = {
  push: { today: null, coach: null, charge: null },
  mail: { today: null, coach: null, charge: null },
  todayAt: null,
  todayOn: null,
  quiet: null,
};

function parsed<T>(schema: v.GenericSchema<unknown, T>, value: Json | undefined): T | null {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : null;
}

/** Reads the choices from the registers of the preferences. */
export function readNoticeChoices(read: (path: string) => Json | undefined): NoticeChoices {
  const pushOf = (kind: ChosenKind) => parsed(push, read(PUSH_FIELDS[kind]));
  const mailOf = (kind: ChosenKind) => parsed(mail, read(MAIL_FIELDS[kind]));
  return {
    push: { today: pushOf('today'), coach: pushOf('coach'), charge: pushOf('charge') },
    mail: { today: mailOf('today'), coach: mailOf('coach'), charge: mailOf('charge') },
    todayAt: parsed(minute, read('todayAt')),
    todayOn: parsed(days, read('todayOn')),
    quiet: parsed(quiet, read('quietHours')),
  };
}

/** Whether a kind is pushed to devices that have notices on. */
export function isPushed(kind: ChosenKind, { push: chosen }: NoticeChoices): boolean {
  return chosen[kind] ?? NOTICE_DEFAULTS.push[kind];
}

/** Whether, and when, a kind is sent by mail. */
export function mailChoice(kind: ChosenKind, { mail: chosen }: NoticeChoices): MailChoice {
  return chosen[kind] ?? NOTICE_DEFAULTS.mail[kind];
}

/** The hours without notices; null for none. */
export function quietHours({ quiet: chosen }: NoticeChoices): QuietHours | null {
  return chosen === 'none' ? null : (chosen ?? NOTICE_DEFAULTS.quiet);
}
