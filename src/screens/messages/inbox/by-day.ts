import { type LocalDay, localDay } from '#domain/local-day';
import { headingDay, relativeDay } from '#words/format/day';
import { capitalise } from '#words/format/list';
import type { Notice } from '../../../data/messages/inbox';

export interface NoticeDay {
  readonly day: LocalDay;
  /** A heading such as "Hoje", "Ontem" or "Sexta, 20 de nov.". */
  readonly heading: string;
  readonly notices: readonly Notice[];
}

/** Notices in their order, by the local day of their arrival. */
export function noticesByDay(
  notices: readonly Notice[],
  today: LocalDay,
  zone: string,
): NoticeDay[] {
  const days = new Map<LocalDay, Notice[]>();
  for (const notice of notices) {
    const day = localDay(notice.at, zone);
    days.set(day, [...(days.get(day) ?? []), notice]);
  }
  return [...days].map(([day, of]) => {
    const near = relativeDay(day, today);
    const heading = near === 'hoje' || near === 'ontem' ? capitalise(near) : headingDay(day);
    return { day, heading, notices: of };
  });
}
