import type { Transaction } from 'kysely';
import { noticeKeyOf } from '../access/coaching';
import type { Actor } from '../core/auth';
import type { Deps } from '../core/deps';
import type { Coaching } from '../core/events';
import type { Database } from '../db/schema';

type NoticeDeps = Pick<Deps, 'notices'>;

/** Notifies the coach that a student accepted. */
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

/** Notifies the other side that a link ended. */
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
 * Notifies the other side that a link ended because of an erased account. The notice has no name,
 * since that is deleted. Its key lacks the link's prefix, so it outlives the link.
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

/** Key prefix of the notices about a membership in a team. */
export function helpKeyOf(member: string): string {
  return `team:${member}:`;
}

/** Notifies the professional that an assistant joined. */
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

/** Notifies the other side that a membership ended. */
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

/** Notifies a student of another person who could coach them; once per page. */
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
