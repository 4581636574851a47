import type { Transaction } from 'kysely';
import type { Actor } from '../access/session';
import type { Database } from '../db/schema';
import type { Deps } from '../deps';
import type { Coaching } from '../events';

type NoticeDeps = Pick<Deps, 'notices'>;

/** What every notice about a link begins its key with: they go with it. */
export function noticeKeyOf(link: string): string {
  return `coaching:${link}:`;
}

/** Tells the coach that somebody accepted. */
export async function tellOfStart(
  { notices }: NoticeDeps,
  trx: Transaction<Database>,
  { link, professional, student }: { link: string; professional: string; student: Actor },
): Promise<void> {
  await notices.tell(trx, {
    person: professional,
    kind: 'coach',
    key: `${noticeKeyOf(link)}started`,
    title: `${student.name} aceitou o seu convite`,
    body: 'Abra a lista de alunos para começar.',
    path: `/app/students/${student.id}`,
  });
}

/** Tells the other side that a link ended. */
export async function tellOfEnd(
  { notices }: NoticeDeps,
  trx: Transaction<Database>,
  { link, professional, student }: Coaching,
  by: Actor,
): Promise<void> {
  const ofStudent = by.id === student;
  await notices.tell(trx, {
    person: ofStudent ? professional : student,
    kind: 'coach',
    key: `${noticeKeyOf(link)}ended`,
    title: `${by.name} encerrou o acompanhamento`,
    body: ofStudent
      ? 'Os treinos e as fichas continuam com a pessoa.'
      : 'Seus treinos, fichas e medidas continuam com você.',
    path: ofStudent ? '/app/students' : '/app/coaches',
  });
}

/**
 * Tells the other side that a link ended because the account of the one is erased: by then their name
 * is nobody's to tell, and the key is none of those that go with the link.
 */
export async function tellOfErased(
  { notices }: NoticeDeps,
  trx: Transaction<Database>,
  { link, professional, student }: Coaching,
  erased: string,
): Promise<void> {
  const ofStudent = erased === student;
  await notices.tell(trx, {
    person: ofStudent ? professional : student,
    kind: 'coach',
    key: `coaching-over:${link}`,
    title: 'Um acompanhamento terminou',
    body: ofStudent
      ? 'A pessoa excluiu a conta. Os registros dela foram apagados.'
      : 'Quem acompanhava você excluiu a conta. Seus treinos, fichas e medidas continuam com você.',
    path: ofStudent ? '/app/students' : '/app/coaches',
  });
}

/** The same of a membership in a team. */
export function helpKeyOf(member: string): string {
  return `team:${member}:`;
}

/** Tells the professional that an assistant came. */
export async function tellOfHelpStart(
  { notices }: NoticeDeps,
  trx: Transaction<Database>,
  member: string,
  professional: string,
  assistant: Actor,
): Promise<void> {
  await notices.tell(trx, {
    person: professional,
    kind: 'coach',
    key: `${helpKeyOf(member)}started`,
    title: `${assistant.name} entrou na sua equipe`,
    body: 'Ajuda com quem permitir a sua equipe.',
    path: '/app/students',
  });
}

/** Tells the other side that a membership ended. */
export async function tellOfHelpEnd(
  { notices }: NoticeDeps,
  trx: Transaction<Database>,
  member: string,
  person: string,
  by: Actor,
): Promise<void> {
  await notices.tell(trx, {
    person,
    kind: 'coach',
    key: `${helpKeyOf(member)}ended`,
    title: `${by.name} encerrou a participação na equipe`,
    body: 'O acesso de assistente terminou.',
    path: '/app/students',
  });
}

/** Shows a student who could coach them instead; once per page. */
export async function tellOfProposal(
  { notices }: NoticeDeps,
  trx: Transaction<Database>,
  { link, student }: Pick<Coaching, 'link' | 'student'>,
  by: Actor,
  handle: string,
): Promise<void> {
  await notices.tell(trx, {
    person: student,
    kind: 'coach',
    key: `${noticeKeyOf(link)}proposal:${handle}`,
    title: `${by.name} sugere outra pessoa para acompanhar você`,
    body: 'Veja a página. Nada muda sem você.',
    path: `/public/${handle}`,
  });
}
