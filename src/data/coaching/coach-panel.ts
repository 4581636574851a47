import { useMemo } from 'react';
import useSWR from 'swr';
import { bucketOf, isSeen, type Reason, remainingReason } from '#domain/coaching/attention';
import { startOfWeek } from '#domain/local-day';
import type { Panel, PanelStudent } from '#protocol/coaching/coach-panel';
import { createPanelCalls, type PanelDays } from '../../api/coaching/panel';
import { useClient } from '../remote/api-client';
import { type Failure, failureOf } from '../remote/failure';
import { useSession } from '../session/session';
import { usePreferences } from '../store/preferences';
import { zoneHere } from '../store/zone-here';
import { keepPanel, panelKept } from './panel-memory';

export type { Panel, PanelStudent };

export interface PanelView {
  /** Null while the panel is unknown. */
  readonly panel: Panel | null;
  /** Why the panel is not current; the last known one is shown then. */
  readonly failure: Failure | null;
  readonly retry: () => void;
  /**
   * Marks everything about these students as reviewed; resolves with undo. Rejects if the server
   * cannot be reached.
   */
  readonly markSeen: (students: readonly PanelStudent[]) => Promise<() => Promise<void>>;
}

/** A student's entry with everything reviewed. */
function seen(student: PanelStudent, at: number): PanelStudent {
  const fine = student.reasons.find(({ kind }) => kind === 'up-to-date');
  const remains = remainingReason(student.reasons);
  const reason = fine ?? {
    kind: 'up-to-date' as const,
    at,
    workout: null,
    ...(remains && { remains }),
  };
  return { ...student, seenAt: at, reasons: [reason] };
}

/**
 * The coach's students with their reasons, from the server. The last answer is kept for starts
 * without network.
 * @param asked false requests nothing
 */
export function useCoachPanel(today: string, asked = true): PanelView {
  const client = useClient();
  const calls = useMemo(() => createPanelCalls(client), [client]);
  const session = useSession();
  const person = asked && 'user' in session ? session.user.id : null;
  const { weekStart } = usePreferences();
  const week = startOfWeek(today, weekStart === 'sunday' ? 0 : 1);
  const kept = useMemo(() => (person === null ? undefined : panelKept(person)), [person]);
  const { data, error, mutate } = useSWR(
    person === null ? null : (['coaching/panel', person, today, week] as const),
    async ([, who, ...days]) => {
      const asked: PanelDays = { today: days[0], week: days[1], zone: zoneHere() };
      const panel = await calls.read(asked);
      keepPanel(who, panel);
      return panel;
    },
    kept ? { fallbackData: kept } : {},
  );

  async function markSeen(students: readonly PanelStudent[]) {
    if (!data) throw new Error('Nothing is shown that could have been seen');
    const ids = new Set(students.map(({ link }) => link));
    const until = data.now;
    await calls.review({ reviews: students.map(({ link }) => ({ link, until })) });
    await mutate(
      (latest = data) => ({
        ...latest,
        students: latest.students.map((one) => (ids.has(one.link) ? seen(one, until) : one)),
      }),
      { revalidate: false },
    );
    return async () => {
      const before = students.map(({ link, seenAt }) => ({ link, until: seenAt }));
      await calls.review({ reviews: before });
      await mutate();
    };
  }

  return {
    panel: data ?? null,
    failure: error === undefined ? null : failureOf(error),
    retry: () => void mutate(),
    markSeen,
  };
}

/** Whether a student's entry has a reason that needs the coach. */
export function isPanelWaiting({ reasons: [first] }: PanelStudent): boolean {
  return first !== undefined && bucketOf(first) !== 'fine';
}

/** Whether everything of a student was reviewed. A reason that remains is no good news since. */
export function isLookedAt({ reasons: [first], seenAt }: PanelStudent): boolean {
  if (first?.kind === 'up-to-date' && first.remains) return true;
  return first !== undefined && isSeen(first, seenAt);
}

/** The reason to show: one that was seen and still holds comes before "up to date". */
export function shownReason(first: Reason): Reason {
  return first.kind === 'up-to-date' ? (first.remains ?? first) : first;
}
