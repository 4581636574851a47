import { useMemo, useState } from 'react';
import type { ProgramTemplate } from '#catalog/program-texts/template';
import type { ProgramDraft } from '#domain/programs/draft';
import { parseProgram } from '#domain/programs/ficha-text/program';
import { goalLabel, levelLabel, programFacts, programTitle } from '#words/programs/program';
import type { ExerciseBook } from '../../../data/exercises/exercises';
import type { ProgramEntry } from '../../../data/programs/programs';
import type { Loaded } from '../../../data/store/loaded';
import { findPrograms } from '../../../parts/programs/find-programs';
import { NoProgramFound } from '../../../parts/programs/no-program-found';
import { templateFinder } from '../../../parts/programs/template-finder';
import { useProgramTemplates } from '../../../parts/programs/use-program-templates';
import { List, ListRow } from '../../../ui/display/list-row';
import { SearchField } from '../../../ui/field/search-field';
import { Stack } from '../../../ui/frame/page';
import { SectionTitle } from '../../../ui/frame/section-title';
import { Sheet } from '../../../ui/layer/sheet';
import { Skeleton } from '../../../ui/state/skeleton';

interface TemplateSheetProps {
  own: Loaded<readonly ProgramEntry[]>;
  book: Loaded<ExerciseBook>;
  busy: boolean;
  onOwn: (template: string) => void;
  onReady: (draft: ProgramDraft) => void;
  onClose: () => void;
}

/** Sources of a draft: the coach's own fichas, then the ready ones. */
export function TemplateSheet({ own, book, busy, onOwn, onReady, onClose }: TemplateSheetProps) {
  const templates = useProgramTemplates();
  const known = book.state === 'ready' ? book.value : null;
  const find = useMemo(() => known && templateFinder(known), [known]);
  const [wanted, setWanted] = useState('');
  const mine = findPrograms(own.state === 'ready' ? own.value : [], wanted);
  const offered = findPrograms(
    templates.state === 'ready' ? templates.value.map(listed) : [],
    wanted,
  );
  return (
    <Sheet
      open
      tall
      title="Usar modelo"
      onClose={onClose}
      toolbar={<SearchField label="Buscar modelo" value={wanted} onChange={setWanted} />}
    >
      <Stack>
        {mine.length > 0 && (
          <Stack gap="s">
            <SectionTitle>Suas fichas</SectionTitle>
            <p>Quando o modelo mudar, você pode levar a mudança a quem usa.</p>
            <List bare>
              {mine.map(({ id, program }) => (
                <ListRow
                  key={id}
                  title={programTitle(program)}
                  subtitle={programFacts(program)}
                  onClick={() => !busy && onOwn(id)}
                />
              ))}
            </List>
          </Stack>
        )}
        {templates.state === 'ready' && mine.length + offered.length === 0 && (
          <NoProgramFound onClear={() => setWanted('')} />
        )}
        <Stack gap="s">
          {(templates.state !== 'ready' || offered.length > 0) && (
            <SectionTitle>Fichas prontas</SectionTitle>
          )}
          {templates.state === 'failed' && <p>Não deu para abrir as fichas prontas agora.</p>}
          {templates.state === 'loading' && <Skeleton height={240} />}
          {find && offered.length > 0 && (
            <List bare>
              {offered.map(({ template }) => (
                <ListRow
                  key={template.id}
                  title={template.title}
                  subtitle={factsOf(template)}
                  onClick={() =>
                    !busy &&
                    onReady({
                      ...parseProgram(template.text, find).draft,
                      template: template.id,
                    })
                  }
                />
              ))}
            </List>
          )}
        </Stack>
      </Stack>
    </Sheet>
  );
}

function listed(template: ProgramTemplate) {
  const { title, goal, level } = template;
  return { template, program: { title, goal, level, days: [] } };
}

function factsOf({ daysPerWeek, goal, level }: ProgramTemplate): string {
  return `${daysPerWeek}× por semana · ${goalLabel(goal)} · ${levelLabel(level)}`;
}
