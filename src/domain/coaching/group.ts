import * as v from 'valibot';
import { flatKind } from '../record/flat-kind';

/** Characters of a group's name. */
export const GROUP_NAME_LENGTH = 60;

/**
 * Students that a coach trains together, stored in the coach's own space. Members were added by
 * hand, or joined by one of its invitations, and were not removed since.
 */
export interface Group {
  readonly name: string;
  /** Groups with a smaller order come first. */
  readonly order: number;
  /** Manual membership by person: added (true) or removed (false). */
  readonly members: Readonly<Record<string, boolean>>;
  /** Invitations that make members. */
  readonly invitations: readonly string[];
}

const MEMBER = /^m\.([A-Za-z0-9_-]{1,64})$/;
const INVITATION = /^i\.([A-Za-z0-9_-]{1,64})$/;

const fields = {
  name: v.pipe(v.string(), v.maxLength(GROUP_NAME_LENGTH)),
  order: v.pipe(v.number(), v.finite()),
};

export const groupKind = flatKind<Group>({
  name: 'group',
  single: false,
  fields,
  schemaOf: (path) => (MEMBER.test(path) || INVITATION.test(path) ? v.boolean() : null),
  project(read, paths) {
    const [name, order] = [read('name'), read('order')];
    const members = paths.flatMap((path) => {
      const [id, inside] = [MEMBER.exec(path)?.[1], read(path)];
      return id !== undefined && typeof inside === 'boolean' ? [[id, inside] as const] : [];
    });
    return {
      name: typeof name === 'string' ? name : '',
      order: typeof order === 'number' ? order : 0,
      members: Object.fromEntries(members),
      invitations: paths.flatMap((path) => {
        const id = INVITATION.exec(path)?.[1];
        return id !== undefined && read(path) === true ? [id] : [];
      }),
    };
  },
});

/** The fields of a student that decide membership: their id and their invitation. */
export interface Joined {
  readonly student: { readonly id: string };
  readonly invitation?: string | null | undefined;
}

/** Whether a student belongs to a group; a choice by hand outranks their invitation. */
export function isMember(group: Group, { student, invitation }: Joined): boolean {
  const chosen = Object.hasOwn(group.members, student.id) ? group.members[student.id] : undefined;
  return chosen ?? (typeof invitation === 'string' && group.invitations.includes(invitation));
}
