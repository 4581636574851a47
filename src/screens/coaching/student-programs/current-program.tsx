import { Pencil, RotateCw } from 'lucide-react';
import { programChanges } from '#domain/coaching/program-changes';
import { contentOf } from '#domain/coaching/program-content';
import type { LoadUnit } from '#domain/load';
import { localDay } from '#domain/local-day';
import { changesCount } from '#words/coaching/program-changes';
import { unsentVersion, versionWords } from '#words/coaching/student-programs';
import { numericDay } from '#words/format/day';
import { capitalise } from '#words/format/list';
import { programFacts, programTitle } from '#words/programs/program';
import { useProgramVersions, useUnsentVersions } from '../../../data/programs/program-versions';
import type { ProgramEntry } from '../../../data/programs/programs';
import { zoneHere } from '../../../data/store/zone-here';
import { ProgramChanges } from '../../../training/programs/program-changes';
import { Button } from '../../../ui/control/button';
import { Disclosure } from '../../../ui/control/disclosure';
import { Card } from '../../../ui/display/card';
import { Cluster, Stack } from '../../../ui/frame/page';
import textClass from '../../../ui/text.module.css';
import styles from './student-programs.module.css';
import type { DraftActs } from './use-draft-acts';

interface CurrentProgramProps {
  entry: ProgramEntry;
  student: { readonly id: string; readonly name: string };
  /** Whether it is the student's active ficha. */
  active: boolean;
  /** Id of its draft; null without one. */
  draft: string | null;
  acts: DraftActs;
  unit: LoadUnit;
  nameOf: (exercise: string | null) => string;
  onShow: () => void;
}

/** The student's ficha, their changes to it, and the next acts. */
export function CurrentProgram(props: CurrentProgramProps) {
  const { entry, student, active, draft, acts, unit, nameOf, onShow } = props;
  const { id, program } = entry;
  const versions = useProgramVersions(id);
  const unsent = useUnsentVersions();
  const last = versions.state === 'ready' ? versions.value[0] : undefined;
  const own = last ? programChanges(last.content, contentOf(program)) : [];
  const planned = [
    program.ends ? `vale até ${numericDay(program.ends)}` : '',
    program.review ? `revisão em ${numericDay(program.review)}` : '',
  ].filter((part) => part !== '');
  return (
    <Card as="section" padding="l" labelledBy="current-program">
      <Stack gap="s">
        <p className={styles.overline}>{active ? 'Ficha atual' : 'Última ficha'}</p>
        <h2 id="current-program" className={styles.title}>
          {programTitle(program)}
        </h2>
        <p className={textClass.figures}>{programFacts(program)}</p>
        {planned.length > 0 && (
          <p className={textClass.figures}>{capitalise(planned.join(' · '))}</p>
        )}
        {last && (
          <p className={textClass.figures}>
            {unsent.refused.has(last.id) || unsent.waiting.has(last.id)
              ? unsentVersion(last.number, student.name, unsent.refused.has(last.id))
              : versionWords({
                  ...last,
                  day: last.at === null ? null : localDay(last.at, zoneHere()),
                })}
          </p>
        )}
        {own.length > 0 && (
          <Disclosure title={`Mudanças de ${student.name}: ${changesCount(own.length)}`}>
            <div className={styles.own}>
              <ProgramChanges
                label={`Mudanças de ${student.name}`}
                changes={own}
                unit={unit}
                nameOf={nameOf}
              />
              {draft !== null && (
                <Button variant="outline" onClick={() => acts.takeOver(draft)}>
                  Trazer para o rascunho
                </Button>
              )}
            </div>
          </Disclosure>
        )}
        <Cluster>
          <Button
            busy={acts.busy}
            icon={<Pencil aria-hidden="true" />}
            onClick={() => (draft === null ? acts.edit(id) : acts.open(draft))}
          >
            {draft === null ? 'Editar a ficha atual' : 'Continuar o rascunho'}
          </Button>
          <Button
            variant="outline"
            busy={acts.busy}
            icon={<RotateCw aria-hidden="true" />}
            onClick={() => acts.repeat(id)}
          >
            Repetir com progressão
          </Button>
          <Button variant="quiet" onClick={onShow}>
            Ver ficha
          </Button>
          <Button variant="quiet" onClick={() => acts.saveAsTemplate(id)}>
            Salvar como modelo
          </Button>
        </Cluster>
      </Stack>
    </Card>
  );
}
