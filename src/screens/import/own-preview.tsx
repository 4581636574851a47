import { localDay } from '#domain/local-day';
import { numericDay } from '#words/day';
import { formatNumber } from '#words/number';
import { plural } from '#words/plural';
import type { KnownHere } from '../../data/import-known';
import type { OwnRecords } from '../../interchange/own-file';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Figures, periodOf, periodWords } from './figures';
import styles from './import.module.css';
import { SpokenTitle } from './spoken-title';
import type { Importing } from './use-import';
import { useOwnPlan } from './use-own-plan';

const KINDS: Readonly<Record<string, string>> = {
  exercise: 'Exercícios próprios',
  body: 'Medidas',
  preferences: 'Configurações',
};

interface OwnPreviewProps {
  own: OwnRecords;
  known: KnownHere;
  importing: Importing;
}

/** What a file of our own brings, and what of it is here already. */
export function OwnPreview({ own, known, importing }: OwnPreviewProps) {
  const plan = useOwnPlan(own, known);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const period = periodOf(plan.workouts.map(({ day }) => day));
  const sets = plan.workouts.reduce((sum, { fingerprint }) => sum + fingerprint.sets, 0);
  const others = [...plan.others].map(([kind, count]) => [
    KINDS[kind] ?? 'Outros registros',
    kind === 'preferences' ? 'As que faltam aqui' : formatNumber(count),
  ]);
  const left = plan.unknown + own.broken;
  const nothing = plan.workouts.length === 0 && others.length === 0;

  return (
    <div className={styles.alone}>
      <Card as="section" padding="l" labelledBy="preview-title">
        <SpokenTitle id="preview-title">Arquivo da Anilha</SpokenTitle>
        {own.exportedAt !== null && (
          <p className={styles.text}>
            Exportado em {numericDay(localDay(own.exportedAt, timeZone))}.
          </p>
        )}
        <Figures
          facts={[
            ['Treinos', formatNumber(plan.workouts.length)],
            ['Séries', formatNumber(sets)],
            ...(period ? [['Período', periodWords(period)] as const] : []),
            ...others.map(([kind = '', count = '']) => [kind, count] as const),
          ]}
        />
        {plan.duplicates > 0 && (
          <p className={styles.notice}>
            {plural(plan.duplicates, {
              zero: '',
              one: '1 treino já está aqui e fica como está.',
              other: '# treinos já estão aqui e ficam como estão.',
            })}
          </p>
        )}
        {left > 0 && (
          <p className={styles.notice}>
            {plural(left, {
              zero: '',
              one: '1 registro não foi entendido e fica de fora. Ele pode ser de uma versão mais nova.',
              other:
                '# registros não foram entendidos e ficam de fora. Eles podem ser de uma versão mais nova.',
            })}
          </p>
        )}
        <div className={styles.acts}>
          <Button
            size="l"
            full
            disabled={nothing}
            onClick={() => importing.start('anilha', plan.stepsOf)}
          >
            {nothing ? 'Nada novo para importar' : 'Importar'}
          </Button>
          <Button variant="plain" full onClick={importing.again}>
            Cancelar
          </Button>
        </div>
      </Card>
    </div>
  );
}
