import * as v from 'valibot';
import type { LocalDay } from '../local-day';
import { day } from '../record/fields';
import { flatKind } from '../record/flat-kind';
import type { Json, Writes } from '../record/registers';
import { PURPOSES, type Purpose } from './consent';
import { SCOPES, type Scope } from './scope';

/** `restored`: the person undid a withdrawal at once, so the former consent applies again. */
export const CONSENT_ACTS = ['given', 'withdrawn', 'restored'] as const;
export type ConsentAct = (typeof CONSENT_ACTS)[number];

/** The recipient and the scopes; only for the purpose `coach`. */
export interface SharingConsent {
  /** Id of the link between the person and the coach. */
  readonly link: string;
  /** The coach's name at that time. */
  readonly name: string;
  readonly scopes: readonly Scope[];
}

/** An act on a consent, with the version of its text. */
export interface ConsentEntry {
  readonly purpose: Purpose;
  readonly act: ConsentAct;
  /** For a withdrawal, the version of the withdrawn text; null if only the choice is known. */
  readonly version: LocalDay | null;
  /** Server time, epoch ms. */
  readonly at: number;
  readonly sharing?: SharingConsent;
}

/**
 * An entry as a stored record, which never changes. A null field is missing or unknown to this
 * version.
 */
export interface ConsentRecord {
  readonly purpose: Purpose | null;
  readonly act: ConsentAct | null;
  readonly version: LocalDay | null;
  readonly at: number | null;
  readonly sharing?: SharingConsent;
}

const NAME_LENGTH = 120;

const fields = {
  // Short texts rather than the lists above: a later version may have more purposes.
  purpose: v.pipe(v.string(), v.regex(/^[a-z]{1,16}$/)),
  act: v.pipe(v.string(), v.regex(/^[a-z]{1,16}$/)),
  version: day,
  at: v.pipe(v.number(), v.integer(), v.minValue(0)),
  link: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/)),
  name: v.pipe(v.string(), v.maxLength(NAME_LENGTH)),
  // A later version may have more scopes too.
  scopes: v.pipe(v.array(v.pipe(v.string(), v.maxLength(16))), v.maxLength(16)),
};

function readSharing(read: (path: string) => Json | undefined): {
  readonly sharing?: SharingConsent;
} {
  const [link, name, scopes] = [read('link'), read('name'), read('scopes')];
  if (typeof link !== 'string') return {};
  return {
    sharing: {
      link,
      name: typeof name === 'string' ? name : '',
      scopes: SCOPES.filter((scope) => Array.isArray(scopes) && scopes.includes(scope)),
    },
  };
}

/** The person's consents and withdrawals in order: one record per act (L1c). */
export const consentKind = flatKind<ConsentRecord>({
  name: 'consent',
  single: false,
  fields,
  project(read) {
    const [version, at] = [read('version'), read('at')];
    return {
      purpose: PURPOSES.find((purpose) => purpose === read('purpose')) ?? null,
      act: CONSENT_ACTS.find((act) => act === read('act')) ?? null,
      version: typeof version === 'string' ? version : null,
      at: typeof at === 'number' ? at : null,
      ...readSharing(read),
    };
  },
});

/** The writes of one entry in the log of consents. */
export function entryWrites({ purpose, act, version, at, sharing }: ConsentEntry): Writes {
  return {
    purpose,
    act,
    at,
    ...(version === null ? {} : { version }),
    ...(sharing && {
      link: sharing.link,
      name: sharing.name.slice(0, NAME_LENGTH),
      scopes: sharing.scopes,
    }),
  };
}
