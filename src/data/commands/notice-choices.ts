import { useMemo } from 'react';
import {
  type ChosenKind,
  isPushed,
  MAIL_FIELDS,
  type MailChoice,
  type MinuteOfDay,
  mailChoice,
  NO_NOTICE_CHOICES,
  NOTICE_DEFAULTS,
  PUSH_FIELDS,
  type QuietHours,
  quietHours,
} from '#domain/device/notice-choices';
import type { Writes } from '#domain/record/registers';
import { useChosen } from '../store/preferences';
import { commitTo, type Refusal, useAccountSource } from './write';

/** The person's notice preferences with defaults. */
export interface EffectiveNotices {
  /** False while they load. */
  readonly known: boolean;
  readonly pushes: (kind: ChosenKind) => boolean;
  readonly mails: (kind: ChosenKind) => MailChoice;
  readonly todayAt: MinuteOfDay;
  readonly todayOn: readonly number[];
  readonly quiet: QuietHours | null;
}

export function useNoticeChoices(): EffectiveNotices {
  const loaded = useChosen('self');
  return useMemo(() => {
    const chosen =
      loaded.state === 'ready' ? (loaded.value?.notices ?? NO_NOTICE_CHOICES) : NO_NOTICE_CHOICES;
    return {
      known: loaded.state !== 'loading',
      pushes: (kind) => isPushed(kind, chosen),
      mails: (kind) => mailChoice(kind, chosen),
      todayAt: chosen.todayAt ?? NOTICE_DEFAULTS.todayAt,
      todayOn: chosen.todayOn ?? NOTICE_DEFAULTS.todayOn,
      quiet: quietHours(chosen),
    };
  }, [loaded]);
}

/**
 * Commands for notice preferences. Each is one register (rule P1a), applies to all devices and
 * works offline.
 */
export interface NoticeCommands {
  push(kind: ChosenKind, on: boolean): Promise<Refusal | null>;
  mail(kind: ChosenKind, when: MailChoice): Promise<Refusal | null>;
  todayAt(minute: MinuteOfDay): Promise<Refusal | null>;
  /** Weekdays, 1 Monday to 7 Sunday. */
  todayOn(days: readonly number[]): Promise<Refusal | null>;
  quiet(hours: QuietHours | null): Promise<Refusal | null>;
}

export function useNoticeCommands(): NoticeCommands {
  const source = useAccountSource();
  return useMemo(() => {
    const choose = (writes: Writes) => commitTo(source, 'preferences', 'self', () => writes);
    return {
      push: (kind, on) => choose({ [PUSH_FIELDS[kind]]: on }),
      mail: (kind, when) => choose({ [MAIL_FIELDS[kind]]: when }),
      todayAt: (minute) => choose({ todayAt: minute }),
      todayOn: (days) => choose({ todayOn: [...days] }),
      quiet: (hours) =>
        choose({ quietHours: hours === null ? 'none' : { from: hours.from, to: hours.to } }),
    };
  }, [source]);
}
