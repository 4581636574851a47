import * as v from 'valibot';
import { type ChangeMember, teamSchema } from '#protocol/coaching/coaching';
import type { Client } from '../client';

const BASE = '/api/coaching';

/** Calls for assistants: of their professionals, of themselves, and of students who allow them. */
export function createTeamCalls(client: Client) {
  return {
    read: () => client.get(`${BASE}/team`, { read: v.parser(teamSchema) }),
    change: (member: string, change: ChangeMember) => client.post(`${BASE}/team/${member}`, change),
    end: (member: string) => client.post(`${BASE}/team/${member}/end`),
    allow: (link: string, allowed: boolean) =>
      client.post(`${BASE}/links/${link}/team`, { allowed }),
    /** Recommends a public page to a student. */
    suggest: (link: string, to: string) => client.post(`${BASE}/links/${link}/transfer`, { to }),
  };
}
