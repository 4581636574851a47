import { Plus, Printer } from 'lucide-react';
import { useLocation } from 'wouter';
import type { Assessment } from '#domain/health/body/assessment';
import { sameMethod } from '#domain/health/body/comparison';
import { measureIn } from '#domain/health/body/series';
import { POSES, type ProgressPhoto } from '#domain/health/progress-photo';
import type { LocalDay } from '#domain/local-day';
import { numericDay } from '#words/format/day';
import { comparisonWords } from '#words/health/assessment-comparison';
import { ONLY_HERE, photoName, poseName } from '#words/health/photos';
import { type BodyMeasures, useBodyMeasures } from '../../../data/health/assessments';
import { usePhotos, usePixels } from '../../../data/health/photos';
import { ReadFailed } from '../../../parts/device/read-failed';
import { ComparedTable } from '../../../parts/health/compared-table';
import { BackBar } from '../../../parts/page/back-link';
import { LinkButton } from '../../../parts/page/link-button';
import { useQuery } from '../../../parts/page/use-query';
import { useWhose } from '../../../parts/page/whose';
import { classNames } from '../../../ui/class-names';
import { Card } from '../../../ui/display/card';
import { SelectField } from '../../../ui/field/select-field';
import { Page } from '../../../ui/frame/page';
import layoutClass from '../../../ui/layout.module.css';
import { EmptyState } from '../../../ui/state/screen-state';
import { Skeleton } from '../../../ui/state/skeleton';
import textClass from '../../../ui/text.module.css';
import styles from './compare-assessments.module.css';

/** Two assessments side by side: the first and the last unless the address names others. */
export default function CompareAssessments() {
  const body = useBodyMeasures();
  return (
    <>
      <BackBar title="Comparar avaliações" href="/app/body" label="Voltar para Corpo" />
      <Page width="app">
        {body.state === 'failed' ? (
          <ReadFailed what="as medidas" />
        ) : body.state === 'loading' ? (
          <Skeleton height={320} />
        ) : (
          <Comparison body={body.value} />
        )}
      </Page>
    </>
  );
}

function Comparison({ body }: { body: BodyMeasures }) {
  const [, navigate] = useLocation();
  const whose = useWhose();
  const search = useQuery();
  const oldestFirst = body.assessments.toReversed();
  const [before, after] = chosen(oldestFirst, search.get('a'), search.get('b'));
  if (!before || !after) {
    return (
      <EmptyState
        title="Nada para comparar ainda"
        action={
          <LinkButton href="/app/body/assessments/new">
            <Plus aria-hidden="true" />
            Nova avaliação
          </LinkButton>
        }
      >
        <p>Comparar pede duas avaliações. A primeira diferença aparece com a segunda.</p>
      </EmptyState>
    );
  }
  const choose = (a: string, b: string) =>
    navigate(`/app/body/compare?a=${a}&b=${b}`, { replace: true });
  const place = (one: Assessment) => oldestFirst.indexOf(one);
  const bothFats = measureIn(before, 'fat') !== null && measureIn(after, 'fat') !== null;
  return (
    <div className={classNames(layoutClass.wideTop, styles.columns)}>
      <div className={layoutClass.wideTop}>
        <div className={styles.days}>
          <SelectField
            label="Antes"
            value={before.id}
            options={optionsOf(oldestFirst.slice(0, place(after)))}
            onChange={({ target }) => choose(target.value, after.id)}
          />
          <SelectField
            label="Depois"
            value={after.id}
            options={optionsOf(oldestFirst.slice(place(before) + 1))}
            onChange={({ target }) => choose(before.id, target.value)}
          />
        </div>
        <p role="status" className={styles.sentence}>
          {comparisonWords(before, after, body)}
        </p>
        {!whose && <ComparedPhotos before={before.day} after={after.day} />}
        <LinkButton
          href={`/app/body/assessments/${after.id}/print?with=${before.id}`}
          variant="quiet"
          full
        >
          <Printer aria-hidden="true" />
          Imprimir comparação
        </LinkButton>
      </div>
      <Card as="section" padding="l" labelledBy="compared">
        <h2 id="compared">Lado a lado</h2>
        <ComparedTable before={before} after={after} units={body} />
        {bothFats && !sameMethod(before, after) && (
          <p className={textClass.small}>
            A gordura foi estimada de dois jeitos diferentes: a diferença diria mais sobre os
            métodos do que sobre o corpo.
          </p>
        )}
      </Card>
    </div>
  );
}

/** Two assessments, the earlier first; unknown ids become the first and the last. */
function chosen(
  oldestFirst: readonly Assessment[],
  a: string | null,
  b: string | null,
): readonly Assessment[] {
  if (oldestFirst.length < 2) return [];
  const [first, last] = [oldestFirst[0], oldestFirst.at(-1)];
  const one = oldestFirst.find(({ id }) => id === a) ?? first;
  const other = oldestFirst.find(({ id }) => id === b) ?? last;
  const pair = one === other ? [first, last] : [one, other];
  return oldestFirst.filter((each) => pair.includes(each));
}

function optionsOf(assessments: readonly Assessment[]) {
  return assessments.map(({ id, day }, index) => {
    const nth = assessments.slice(0, index).filter((other) => other.day === day).length;
    return { value: id, label: nth === 0 ? numericDay(day) : `${numericDay(day)} (${nth + 1})` };
  });
}

interface ComparedPhotosProps {
  before: LocalDay;
  after: LocalDay;
}

/** Photos of equal poses on both days; absent without any. */
function ComparedPhotos({ before, after }: ComparedPhotosProps) {
  const loaded = usePhotos();
  if (loaded.state !== 'ready' || before === after) return null;
  const { photos } = loaded.value;
  const pairs = POSES.flatMap((pose) => {
    const on = (day: LocalDay) => photos.find((one) => one.pose === pose && one.day === day);
    const [from, to] = [on(before), on(after)];
    return from && to ? [{ pose, from, to }] : [];
  });
  if (pairs.length === 0) return null;
  return (
    <Card as="section" padding="l" labelledBy="photos">
      <h2 id="photos">Fotos desses dias</h2>
      {pairs.map(({ pose, from, to }) => (
        <section
          key={pose}
          aria-label={poseName(pose)}
          className={classNames(layoutClass.wideTop, styles.pose)}
        >
          <h3>{poseName(pose)}</h3>
          <div className={styles.pair}>
            <Photo photo={from} />
            <Photo photo={to} />
          </div>
        </section>
      ))}
      <p className={textClass.small}>{ONLY_HERE}</p>
    </Card>
  );
}

function Photo({ photo }: { photo: ProgressPhoto }) {
  const url = usePixels(photo.id, 'full');
  return (
    <figure className={styles.photo}>
      {url ? (
        <img className={styles.pixels} src={url} alt={photoName(photo)} />
      ) : (
        <span className={styles.pixels} />
      )}
      <figcaption className={textClass.small}>{numericDay(photo.day)}</figcaption>
    </figure>
  );
}
