import { useState } from 'react';
import { uuidv7 } from 'uuidv7';
import * as v from 'valibot';
import { useLocation, useParams } from 'wouter';
import { mayKeep } from '#domain/account/health-consent';
import type { Assessment } from '#domain/health/body/assessment';
import { type BodyMeasures, useBodyMeasures } from '../../../data/health/assessments';
import { ReadFailed } from '../../../parts/device/read-failed';
import { HealthConsentSheet } from '../../../parts/health/health-consent-sheet';
import { UnknownAssessment } from '../../../parts/health/unknown-assessment';
import { BackBar } from '../../../parts/page/back-link';
import { Page } from '../../../ui/frame/page';
import { Skeleton } from '../../../ui/state/skeleton';
import { AssessmentForm } from './assessment-form';

/** A new assessment, or a correction. Typed values are stored at once. */
export default function EditAssessment() {
  const { id } = useParams();
  const body = useBodyMeasures();
  return (
    <>
      <BackBar
        title={id === undefined ? 'Nova avaliação' : 'Corrigir avaliação'}
        href="/app/body"
        label="Voltar para Corpo"
      />
      {body.state === 'ready' ? (
        id === undefined ? (
          <NewAssessment body={body.value} />
        ) : (
          <KnownAssessment id={id} body={body.value} />
        )
      ) : (
        <Page width="app">
          {body.state === 'failed' ? <ReadFailed what="as medidas" /> : <Skeleton height={320} />}
        </Page>
      )}
    </>
  );
}

function NewAssessment({ body }: { body: BodyMeasures }) {
  const [, navigate] = useLocation();
  // The id survives a reload, because typed values are in that record.
  const id = useNewId();
  const [kept] = useState(() => body.assessments.find((one) => one.id === id) ?? null);
  if (!mayKeep(body.health)) {
    return <HealthConsentSheet onClose={() => navigate('/app/body', { replace: true })} />;
  }
  return <AssessmentForm id={id} kept={kept} isNew body={body} />;
}

function KnownAssessment({ id, body }: { id: string; body: BodyMeasures }) {
  const [, navigate] = useLocation();
  const found = body.assessments.find((one) => one.id === id);
  // The record when it was opened: values that another device changes meanwhile are not
  // overwritten.
  const [kept] = useState<Assessment | undefined>(found);
  if (!kept) {
    return (
      <Page>
        <UnknownAssessment />
      </Page>
    );
  }
  if (!mayKeep(body.health)) {
    return <HealthConsentSheet onClose={() => navigate('/app/body', { replace: true })} />;
  }
  return <AssessmentForm id={id} kept={kept} body={body} />;
}

const placeSchema = v.object({ assessment: v.pipe(v.string(), v.uuid()) });

/** The id of a new assessment, stored in the browser's history entry so that a reload finds it. */
function useNewId(): string {
  const [id] = useState(() => {
    const place = v.safeParse(placeSchema, window.history.state);
    if (place.success) return place.output.assessment;
    const made = uuidv7();
    const state: unknown = window.history.state;
    const before = typeof state === 'object' && state !== null ? state : {};
    window.history.replaceState({ ...before, assessment: made }, '');
    return made;
  });
  return id;
}
