import { describe } from 'vitest';
import { SQLITE } from '../harness/databases';
import { converge } from './converge';

describe('devices and server end alike, and nothing is lost (SQLite)', () => {
  converge(SQLITE, { part: 1, of: 2, schedules: 2000 });
});
