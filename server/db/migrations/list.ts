import type { Migration } from '../migrate';
import { accounts } from './0001-accounts';
import { mail } from './0002-mail';
import { rateLimits } from './0003-rate-limits';
import { sync } from './0004-sync';

/** Every migration in the order of application; new ones go to the end. */
export const MIGRATIONS: readonly Migration[] = [accounts, mail, rateLimits, sync];
