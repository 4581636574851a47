import { onPostgres } from '../harness/databases';
import { converge } from './converge';

onPostgres('devices and server end alike, and nothing is lost', (database) => {
  converge(database, { part: 0, of: 1, schedules: 300 });
});
