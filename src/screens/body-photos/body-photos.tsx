import { useLocation, useSearch } from 'wouter';
import { POSES } from '#domain/progress-photo';
import { usePhotos } from '../../data/photos';
import { Page } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { TopBar } from '../../ui/top-bar';
import { BackLink } from '../back-link';
import { ReadFailed } from '../read-failed';
import { Album } from './album';
import { ComparePhotos } from './compare-photos';

/** Photos of the body, which stay on this device. */
export default function BodyPhotos() {
  const photos = usePhotos();
  const [, navigate] = useLocation();
  const asked = new URLSearchParams(useSearch()).get('compare');
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
        {photos.state === 'failed' ? (
          <ReadFailed what="as fotos" />
        ) : photos.state === 'loading' ? (
          <Skeleton height={320} />
        ) : compared ? (
          <ComparePhotos
            pose={compared}
            photos={photos.value.photos}
            onPose={(pose) => navigate(`/app/body/photos?compare=${pose}`, { replace: true })}
          />
        ) : (
          <Album album={photos.value} />
        )}
      </Page>
    </>
  );
}
