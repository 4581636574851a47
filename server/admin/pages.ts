import type { CrefFinding } from '#protocol/admin/admin';
import { erasedMark } from '../access/erased-mark';
import type { Deps } from '../core/deps';
import { inTransaction } from '../db/transaction';
import { HttpError } from '../http/errors';
import { writeDown } from './acts';

type PageDeps = Pick<Deps, 'db' | 'now' | 'notices' | 'events'>;

const gone = () => new HttpError(404, 'unknown_page', 'Esta página não existe mais.');
const ONBOARDING = '/app/professionals/onboarding';

/**
 * Stores what an admin found about a CREF in the council's register, and notifies its owner. Throws
 * 409 `other_cref` if the page no longer shows the number and name that the admin looked up.
 */
export async function findCref(
  deps: PageDeps,
  admin: string,
  person: string,
  finding: CrefFinding,
): Promise<void> {
  const { db, now, notices } = deps;
  const at = now();
  const { cref, name } = finding;
  await inTransaction(db, async (trx) => {
    const reason = finding.found ? null : finding.reason;
    const status = finding.found ? 'confirmed' : 'refused';
    const kept = await trx
      .updateTable('professional')
      .set({ cref_status: status, cref_at: at, cref_reason: reason })
      .where('user_id', '=', person)
      .where('cref', '=', cref)
      .where('cref', '<>', '')
      .where('name', '=', name)
      .returning('user_id')
      .executeTakeFirst();
    if (!kept) {
      const message = 'O CREF ou o nome desta página mudou. Confira de novo na consulta do CONFEF.';
      throw new HttpError(409, 'other_cref', message);
    }
    const act = finding.found ? 'cref-confirmed' : 'cref-refused';
    await writeDown(trx, {
      admin,
      act,
      person,
      note: [cref, reason].filter(Boolean).join(': '),
      at,
    });
    await notices.tell(trx, {
      person,
      kind: 'coach',
      key: `cref:${cref}:${at}`,
      path: ONBOARDING,
      title: finding.found ? 'Seu CREF foi confirmado' : 'Seu CREF não foi confirmado',
      body: finding.found
        ? `${cref} aparece como confirmado na sua página.`
        : 'Veja o motivo na área profissional e corrija.',
    });
  });
}

/** Hides a page with a reason that its owner reads; shows it again for null. */
export async function setPageHidden(
  { db, now, events }: PageDeps,
  admin: string,
  person: string,
  reason: string | null,
): Promise<void> {
  const at = now();
  const act = reason === null ? 'page-shown' : 'page-hidden';
  await inTransaction(db, async (trx) => {
    const kept = await trx
      .updateTable('professional')
      .set({ hidden: reason })
      .where('user_id', '=', person)
      .returning('user_id')
      .executeTakeFirst();
    if (!kept) throw gone();
    if (reason !== null) {
      await events.emit(trx, 'taken.back', { what: 'hidden', mark: erasedMark(person) });
    }
    await writeDown(trx, { admin, act, person, note: reason ?? '', at });
  });
}

/** Closes a report, or reopens it. */
export async function setReport(
  { db, now }: PageDeps,
  admin: string,
  id: string,
  report: { readonly closed: boolean; readonly note: string },
): Promise<void> {
  const at = now();
  await inTransaction(db, async (trx) => {
    const kept = await trx
      .updateTable('report')
      .set({ closed_at: report.closed ? at : null })
      .where('id', '=', id)
      .returning('professional_id')
      .executeTakeFirst();
    if (!kept) throw new HttpError(404, 'unknown_report', 'Esta denúncia não existe mais.');
    const act = report.closed ? 'report-closed' : 'report-opened';
    await writeDown(trx, { admin, act, person: kept.professional_id, note: report.note, at });
  });
}
