import type { AccountTables } from './tables/account';
import type { AppointmentTables } from './tables/appointments';
import type { AuthTables } from './tables/auth';
import type { ChargeTables } from './tables/charges';
import type { CoachFactTables } from './tables/coach-facts';
import type { CoachingTables } from './tables/coaching';
import type { ConsentTables } from './tables/consents';
import type { DeletionTables } from './tables/deletion';
import type { JobTables } from './tables/jobs';
import type { MailTables } from './tables/mail';
import type { NotificationTables } from './tables/notifications';
import type { ProfessionalTables } from './tables/professionals';
import type { ProgramLinkTables } from './tables/program-links';
import type { RateLimitTables } from './tables/rate-limit';
import type { SecondFactorTables } from './tables/second-factor';
import type { SharedPhotoTables } from './tables/shared-photos';
import type { SyncTables } from './tables/sync';

/** Every table of the server. A feature describes its tables in ./tables and adds them here. */
export interface Database
  extends AccountTables,
    AppointmentTables,
    AuthTables,
    ChargeTables,
    CoachFactTables,
    CoachingTables,
    ConsentTables,
    DeletionTables,
    JobTables,
    MailTables,
    NotificationTables,
    ProfessionalTables,
    ProgramLinkTables,
    RateLimitTables,
    SecondFactorTables,
    SharedPhotoTables,
    SyncTables {}
