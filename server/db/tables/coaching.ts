import type { Generated } from 'kysely';

/** Coaching links, their scopes, and invitations. */
export interface CoachingTables {
  coaching_link: CoachingLinkTable;
  coaching_grant: CoachingGrantTable;
  invitation: InvitationTable;
  team_member: TeamMemberTable;
}

/** One relationship; a pair has at most one that has not ended. Instants are epoch ms. */
export interface CoachingLinkTable {
  id: string;
  professional_id: string;
  student_id: string;
  /** Scopes that hold now, as a JSON array; kept when the link ends. */
  scopes: string;
  /** Raised with every change of scopes (`grantVer` of the sync protocol). */
  version: number;
  started_at: number;
  ended_at: number | null;
  /** The person who ended it, or the erased one. */
  ended_by: string | null;
  /** Put aside by the professional; nothing else changes. */
  archived_at: number | null;
  invitation_id: string | null;
  /** 1: the student lets assistants of the professional in. */
  team: Generated<number>;
  /** The team member of an assistant's link, which begins and ends with the professional's. */
  member_id: string | null;
}

/** An assistant of a professional; a pair has at most one that has not ended. */
export interface TeamMemberTable {
  id: string;
  professional_id: string;
  assistant_id: string;
  /** At most these, and of them what each student shares, as a JSON array. */
  scopes: string;
  /** Ids of the students, as a JSON array; null for all. */
  students: string | null;
  started_at: number;
  ended_at: number | null;
}

/** Which scopes held when: late writes are judged by it (rule G1). The open row has no end. */
export interface CoachingGrantTable {
  link_id: string;
  from_at: number;
  until_at: number | null;
  scopes: string;
  /** The day from which the text holds that the student agreed to; null where none was shown. */
  text_version: string | null;
}

export interface InvitationTable {
  id: string;
  professional_id: string;
  /** 128 bits, hashed; and the short code that is typed, under a keyed digest. */
  token_hash: string;
  code_hash: string;
  /** The professional's own reminder of whom it is for. */
  label: string;
  /** Requested scopes, as a JSON array; the student decides. */
  scopes: string;
  uses_left: number;
  created_at: number;
  expires_at: number;
  revoked_at: number | null;
  /** `student`, or `assistant` for who is to help. */
  kind: Generated<string>;
  /** For an assistant's invitation: as in team_member. */
  students: string | null;
}
