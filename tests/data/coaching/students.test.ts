import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClient } from '../../../src/api/client';
import { studentsKept } from '../../../src/data/coaching/student-memory';
import { askStudents } from '../../../src/data/coaching/students';
import { KNOWN_SESSION_KEY } from '../../../src/data/session/known-session';
import { memoryStorage } from '../../replica/browser';

const client = createClient({
  baseUrl: 'https://api.example.com',
  fetch: async () => Response.json({ students: [] }),
});

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

test('A1e: what the server says of students is kept, but not of who has left meanwhile', async () => {
  const coach = { id: 'coach', name: 'Carla', email: 'carla@example.com' };
  localStorage.setItem(KNOWN_SESSION_KEY, JSON.stringify(coach));
  await askStudents(client, 'coach');
  expect(studentsKept('coach')).toEqual([]);
  localStorage.clear();
  await askStudents(client, 'coach');
  expect(studentsKept('coach')).toBeUndefined();
});
