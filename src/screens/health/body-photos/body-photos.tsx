import { useLocation } from 'wouter';
import { POSES, type Pose } from '#domain/health/progress-photo';
import { usePhotos } from '../../../data/health/photos';
import { ReadFailed } from '../../../parts/device/read-failed';
import { BackLink } from '../../../parts/page/back-link';
import { useQuery } from '../../../parts/page/use-query';
import { useWhose } from '../../../parts/page/whose';
import { Page } from '../../../ui/frame/page';
import { TopBar } from '../../../ui/frame/top-bar';
import { Skeleton } from '../../../ui/state/skeleton';
import { Album } from './album';
import { ComparePhotos } from './compare-photos';
import { StudentPhotosView } from './student-photos';

/** Body photos: the person's own, which stay on this device, or those shared by a student. */
export default function BodyPhotos() {
  const whose = useWhose();
  const asked = useQuery().get('compare');
  const compared = POSES.find((pose) => pose === asked);
  return (
    <>
      <TopBar
        title={compared ? 'Comparar fotos' : 'Fotos'}
        leading={
          compared ? (
            <BackLink href="/app/body/photos" label="Voltar às fotos" />
          ) : (
            <BackLink href="/app/body" label="Voltar ao corpo" />
          )
        }
      />
      <Page width="app">
        {whose ? (
          <StudentPhotosView student={whose.student} compared={compared ?? null} />
        ) : (
          <OwnPhotos compared={compared ?? null} />
        )}
      </Page>
    </>
  );
}

function OwnPhotos({ compared }: { compared: Pose | null }) {
  const photos = usePhotos();
  const [, navigate] = useLocation();
  if (photos.state === 'failed') return <ReadFailed what="as fotos" />;
  if (photos.state === 'loading') return <Skeleton height={320} />;
  if (!compared) return <Album album={photos.value} />;
  return (
    <ComparePhotos
      pose={compared}
      photos={photos.value.photos}
      onPose={(pose) => navigate(`/app/body/photos?compare=${pose}`, { replace: true })}
    />
  );
}
