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
  /** Active scopes as a JSON array; they stay after the end of the link. */
  scopes: string;
  /** Increases with every change of scopes (`grantVer` of the sync protocol). */
  version: number;
  started_at: number;
  ended_at: number | null;
  /** The person who ended it, or the erased one. */
  ended_by: string | null;
  /** When the professional archived it; this affects only their own lists. */
  archived_at: number | null;
  invitation_id: string | null;
  /** 1 if the student allows the professional's assistants. */
  team: Generated<number>;
  /** The membership of an assistant's link, which starts and ends with the professional's link. */
  member_id: string | null;
}

/** An assistant of a professional; a pair has at most one that has not ended. */
export interface TeamMemberTable {
  id: string;
  professional_id: string;
  assistant_id: string;
  /** Upper limit of the scopes, as a JSON array; each student's own scopes limit them further. */
  scopes: string;
  /** Ids of the students, as a JSON array; null for all. */
  students: string | null;
  started_at: number;
  ended_at: number | null;
}

/**
 * The scopes during a period, by which late writes are judged (rule G1w2). The current row has no
 * end.
 */
export interface CoachingGrantTable {
  link_id: string;
  from_at: number;
  until_at: number | null;
  scopes: string;
  /** The effective date of the text that the student agreed to; null if none was shown. */
  text_version: string | null;
}

export interface InvitationTable {
  id: string;
  professional_id: string;
  /** Digest of the token's 128 bits; `code_hash` is the keyed digest of the short code. */
  token_hash: string;
  code_hash: string;
  /** A note by which the professional recognises the recipient. */
  label: string;
  /** Requested scopes, as a JSON array; the student decides. */
  scopes: string;
  uses_left: number;
  created_at: number;
  expires_at: number;
  revoked_at: number | null;
  /** `student`, or `assistant` for an invitation to assist. */
  kind: Generated<string>;
  /** Students of an assistant's invitation, as in team_member. */
  students: string | null;
  /** Whom an invitation from a list is for; deleted when it is accepted. */
  email: string | null;
  phone: string | null;
  /** The terms that the professional noted, as JSON. */
  proposal: string | null;
  /** 1 for an invitation from a list, which has a limit of its own. */
  listed: Generated<number>;
  /** 1 if a mail with the link was queued. */
  mailed: Generated<number>;
}
