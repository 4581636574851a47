import { useMemo } from 'react';
import type { ProgramTemplate } from '#catalog/program-texts/template';
import { exerciseFinder } from '#domain/ficha-text/find-exercise';
import { parseProgram } from '#domain/ficha-text/program';
import type { ProgramDraft } from '#domain/program/draft';
import { goalLabel, levelLabel, programFacts, programTitle } from '#words/program';
import type { ExerciseBook } from '../../data/exercises';
import type { Loaded } from '../../data/loaded';
import type { ProgramEntry } from '../../data/programs';
import { searchIndexOf } from '../../training/picker-search';
import { List, ListRow } from '../../ui/list-row';
import { Stack } from '../../ui/page';
import { SectionTitle } from '../../ui/section-title';
import { Sheet } from '../../ui/sheet';
import { Skeleton } from '../../ui/skeleton';
import { useProgramTemplates } from '../use-program-templates';

interface TemplateSheetProps {
  own: Loaded<readonly ProgramEntry[]>;
  book: Loaded<ExerciseBook>;
  busy: boolean;
  onOwn: (template: string) => void;
  onReady: (draft: ProgramDraft) => void;
  onClose: () => void;
}

/** What a draft begins from: the coach's own fichas first, then the ready ones. */
export function TemplateSheet({ own, book, busy, onOwn, onReady, onClose }: TemplateSheetProps) {
  const templates = useProgramTemplates();
  const known = book.state === 'ready' ? book.value : null;
  const find = useMemo(() => known && exerciseFinder(searchIndexOf(known.all)), [known]);
  const mine = own.state === 'ready' ? own.value : [];
  return (
    <Sheet open tall title="Usar modelo" onClose={onClose}>
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
        <Stack gap="s">
          <SectionTitle>Fichas prontas</SectionTitle>
          {templates.state === 'failed' && <p>Não deu para abrir as fichas prontas agora.</p>}
          {templates.state === 'loading' && <Skeleton height={240} />}
          {templates.state === 'ready' && find && (
            <List bare>
              {templates.value.map((template) => (
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

function factsOf({ daysPerWeek, goal, level }: ProgramTemplate): string {
  return `${daysPerWeek}× por semana · ${goalLabel(goal)} · ${levelLabel(level)}`;
}
