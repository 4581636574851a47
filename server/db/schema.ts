import type { AuthTables } from './tables/auth';
import type { MailTables } from './tables/mail';
import type { RateLimitTables } from './tables/rate-limit';
import type { SyncTables } from './tables/sync';

/** Every table of the server. A feature describes its own in ./tables and joins the list here. */
export interface Database extends AuthTables, MailTables, RateLimitTables, SyncTables {}
