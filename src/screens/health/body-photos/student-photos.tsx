import { Camera, CloudOff, Columns2 } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { comparablePoses, type Pose } from '#domain/health/progress-photo';
import { firstName } from '#words/format/people';
import { photosCount } from '#words/health/photos';
import { PixelSourceContext } from '../../../data/health/photos';
import { useStudentPhotos } from '../../../data/health/student-photos';
import { LinkButton } from '../../../parts/page/link-button';
import { Button } from '../../../ui/control/button';
import { EmptyState } from '../../../ui/state/screen-state';
import { Skeleton } from '../../../ui/state/skeleton';
import textClass from '../../../ui/text.module.css';
import { ComparePhotos } from './compare-photos';
import { PhotoGrid } from './photo-grid';
import { PhotoViewer } from './photo-viewer';

interface StudentPhotosProps {
  student: { readonly id: string; readonly name: string };
  compared: Pose | null;
}

/** The photos that a student shares with the coach; they are not stored on the coach's device. */
export function StudentPhotosView({ student, compared }: StudentPhotosProps) {
  const { photos, pixels, reread } = useStudentPhotos(student.id);
  const [, navigate] = useLocation();
  const [open, setOpen] = useState<string | null>(null);
  const first = firstName(student.name);
  if (photos.state === 'loading') return <Skeleton height={320} />;
  if (photos.state === 'failed') {
    return (
      <EmptyState
        title="As fotos não chegaram"
        icon={<CloudOff />}
        action={<Button onClick={reread}>Tentar de novo</Button>}
      >
        <p>Elas só aparecem com internet: não ficam guardadas neste aparelho.</p>
      </EmptyState>
    );
  }
  if (photos.value.length === 0) {
    return (
      <EmptyState title={`${first} não mostra fotos a você`} icon={<Camera />}>
        <p>Quem treina escolhe uma a uma, em Corpo, Fotos.</p>
      </EmptyState>
    );
  }
  const [pose] = comparablePoses(photos.value);
  return (
    <PixelSourceContext value={pixels}>
      {compared ? (
        <ComparePhotos
          pose={compared}
          photos={photos.value}
          onPose={(other) => navigate(`/app/body/photos?compare=${other}`, { replace: true })}
        />
      ) : (
        <>
          {pose && (
            <LinkButton href={`/app/body/photos?compare=${pose}`} variant="outline" full>
              <Columns2 aria-hidden="true" />
              Comparar
            </LinkButton>
          )}
          <p className={textClass.hint}>
            {photosCount(photos.value.length)} que {first} mostra a você. Não ficam neste aparelho.
          </p>
          <PhotoGrid photos={photos.value} onOpen={setOpen} />
        </>
      )}
      {open !== null && (
        <PhotoViewer
          photos={photos.value}
          id={open}
          onOpen={setOpen}
          onClose={() => setOpen(null)}
        />
      )}
    </PixelSourceContext>
  );
}
