import * as v from 'valibot';
import { type Panel, panelSchema, type Reviews } from '#protocol/coaching/coach-panel';
import type { Client } from '../client';

const PANEL = '/api/coaching/panel';
const REVIEWS = '/api/coaching/reviews';
const read = v.parser(panelSchema);

/** The requesting person's day, the first day of their week, and their zone (IANA). */
export interface PanelDays {
  readonly today: string;
  readonly week: string;
  readonly zone: string;
}

/** Calls for a coach's panel. */
export function createPanelCalls(client: Client) {
  return {
    read: ({ today, week, zone }: PanelDays): Promise<Panel> =>
      client.get(`${PANEL}?${new URLSearchParams({ today, week, zone })}`, { read }),
    review: (reviews: Reviews): Promise<void> =>
      client.post(REVIEWS, reviews, { read: () => undefined }),
  };
}
