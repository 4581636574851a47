import { Archive, ArchiveRestore, Share2, UserRoundX } from 'lucide-react';
import { useState } from 'react';
import { dayOfDate, type LocalDay } from '#domain/local-day';
import { reasonWords } from '#words/coaching/attention';
import { requestFailure } from '#words/errors';
import { dayAndMonth } from '#words/format/day';
import type { PanelStudent } from '../../../data/coaching/coach-panel';
import { useLinkActs } from '../../../data/coaching/link-acts';
import type { StudentLink } from '../../../data/coaching/students';
import type { ExerciseBook } from '../../../data/exercises/exercises';
import { failureOf } from '../../../data/remote/failure';
import { renderLink } from '../../../parts/page/render-link';
import { Avatar } from '../../../ui/display/avatar';
import { ListRow } from '../../../ui/display/list-row';
import { Menu } from '../../../ui/layer/menu';
import { notify } from '../../../ui/layer/notify';
import { lazyPart } from '../../../ui/state/lazy-part';

const SuggestSheet = lazyPart(async () => ({
  default: (await import('./suggest-sheet')).SuggestSheet,
}));
const EndDialog = lazyPart(async () => ({
  default: (await import('./end-dialog')).EndDialog,
}));

interface StudentRowProps {
  link: StudentLink;
  row: PanelStudent | null;
  today: LocalDay;
  book: ExerciseBook | null;
}

/** A student: the reason for a review, and a menu for the link. */
export function StudentRow({ link, row, today, book }: StudentRowProps) {
  const { student, archivedAt, startedAt } = link;
  const acts = useLinkActs();
  const [asked, setAsked] = useState<'suggest' | 'end' | null>(null);
  const isAside = archivedAt !== null;
  const [reason] = row?.reasons ?? [];
  const best = reason?.kind === 'record' ? reason.best : null;
  const exercise = best && (best.name ?? book?.byId(best.exercise)?.name ?? null);

  async function put(aside: boolean, undoing = false) {
    try {
      await acts.setAside(link.link, aside);
    } catch (error) {
      notify.error(requestFailure(failureOf(error).failure));
      return;
    }
    if (undoing) return;
    notify.plain(`${aside ? 'Em arquivados' : 'De volta à lista'}: ${student.name}`, {
      action: { label: 'Desfazer', onAction: () => void put(!aside, true) },
    });
  }

  return (
    <ListRow
      href={`/app/students/${student.id}`}
      renderLink={renderLink}
      leading={<Avatar name={student.name} />}
      title={student.name}
      subtitle={
        reason
          ? reasonWords(reason, today, exercise)
          : `Desde ${dayAndMonth(dayOfDate(new Date(startedAt)))}`
      }
      actions={
        <>
          <Menu
            label={`Opções de ${student.name}`}
            items={[
              {
                label: isAside ? 'Tirar dos arquivados' : 'Arquivar',
                hint: isAside ? 'Volta ao painel' : 'Sai do painel; nada é apagado',
                icon: isAside ? (
                  <ArchiveRestore aria-hidden="true" />
                ) : (
                  <Archive aria-hidden="true" />
                ),
                onSelect: () => void put(!isAside),
              },
              // Only their own professional can recommend another one.
              ...(link.assistantOf
                ? []
                : [
                    {
                      label: 'Indicar outro profissional',
                      hint: 'A pessoa recebe a página e decide',
                      icon: <Share2 aria-hidden="true" />,
                      onSelect: () => setAsked('suggest'),
                    },
                    {
                      label: 'Encerrar acompanhamento',
                      hint: 'Você perde o acesso; os dados ficam com a pessoa',
                      icon: <UserRoundX aria-hidden="true" />,
                      danger: true,
                      onSelect: () => setAsked('end'),
                    },
                  ]),
            ]}
          />
          {asked === 'suggest' && <SuggestSheet link={link} onClose={() => setAsked(null)} />}
          {asked === 'end' && <EndDialog link={link} onClose={() => setAsked(null)} />}
        </>
      }
    />
  );
}
