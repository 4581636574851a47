import { ArrowLeftRight, Camera, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Assessment } from '#domain/health/body/assessment';
import { bodyFat } from '#domain/health/body/composition';
import { longDay, recentDay } from '#words/format/day';
import { capitalise } from '#words/format/list';
import { plural } from '#words/format/plural';
import { formatFat } from '#words/health/body-fat';
import { formatWeight } from '#words/health/weight';
import type { BodyMeasures } from '../../../data/health/assessments';
import { useRemoveAssessment } from '../../../parts/health/use-remove-assessment';
import { useToday } from '../../../parts/input/use-today';
import { LinkButton } from '../../../parts/page/link-button';
import { renderLink } from '../../../parts/page/render-link';
import { Button } from '../../../ui/control/button';
import { List, ListRow } from '../../../ui/display/list-row';
import { Cluster, Stack } from '../../../ui/frame/page';
import { SectionTitle } from '../../../ui/frame/section-title';
import { Menu } from '../../../ui/layer/menu';

const PAGE = 6;

/** Every assessment, newest first, with a button for a new one. */
export function AssessmentList({ body }: { body: BodyMeasures }) {
  const { assessments, unit } = body;
  const remove = useRemoveAssessment();
  const today = useToday();
  const [, navigate] = useLocation();
  const [limit, setLimit] = useState(PAGE);

  return (
    <section aria-labelledby="assessments">
      <Stack gap="s">
        <SectionTitle id="assessments">Avaliações físicas</SectionTitle>
        {assessments.length > 0 && (
          <List label="Avaliações físicas">
            {assessments.slice(0, limit).map((assessment) => (
              <ListRow
                key={assessment.id}
                title={capitalise(recentDay(assessment.day, today))}
                subtitle={contentWords(assessment, unit)}
                href={`/app/body/assessments/${assessment.id}`}
                renderLink={renderLink}
                actions={
                  <Menu
                    label={`Opções da avaliação de ${longDay(assessment.day)}`}
                    items={[
                      {
                        label: 'Corrigir',
                        icon: <Pencil aria-hidden="true" />,
                        onSelect: () => navigate(`/app/body/assessments/${assessment.id}/edit`),
                      },
                      {
                        label: 'Apagar',
                        icon: <Trash2 aria-hidden="true" />,
                        danger: true,
                        onSelect: () => void remove(assessment),
                      },
                    ]}
                  />
                }
              />
            ))}
          </List>
        )}
        {assessments.length > limit && (
          <Button variant="quiet" full onClick={() => setLimit(limit + PAGE)}>
            Mostrar mais avaliações
          </Button>
        )}
        <LinkButton href="/app/body/assessments/new" variant="quiet" full>
          <Plus aria-hidden="true" />
          Nova avaliação
        </LinkButton>
        <Cluster>
          {assessments.length > 1 && (
            <LinkButton href="/app/body/compare" variant="plain">
              <ArrowLeftRight aria-hidden="true" />
              Comparar
            </LinkButton>
          )}
          <LinkButton href="/app/body/photos" variant="plain">
            <Camera aria-hidden="true" />
            Fotos
          </LinkButton>
        </Cluster>
      </Stack>
    </section>
  );
}

/** Summary of an assessment: "80,2 kg · 18,2% de gordura · 9 medidas". */
function contentWords(assessment: Assessment, unit: BodyMeasures['unit']): string {
  const { grams, circumferences, skinfolds, measures } = assessment;
  const fat = bodyFat(assessment);
  const count = (all: object) => Object.keys(all).length;
  return [
    grams !== null && formatWeight(grams, unit),
    fat && 'fat' in fat && `${formatFat(fat.fat)} de gordura`,
    plural(count(circumferences) + count(measures), {
      zero: '',
      one: '1 medida',
      other: '# medidas',
    }),
    plural(count(skinfolds), { zero: '', one: '1 dobra', other: '# dobras' }),
  ]
    .filter(Boolean)
    .join(' · ');
}
