import { Camera, Columns2, Download, Eye, FileArchive, ImagePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { mayKeep } from '#domain/account/health-consent';
import { comparablePoses, type ProgressPhoto } from '#domain/health/progress-photo';
import { storageFailure } from '#words/device/storage-failure';
import { firstName } from '#words/format/people';
import { photoName, photosCount, whereKept } from '#words/health/photos';
import { bringPhotos, type PhotosBrought, zipPhotos } from '../../../data/files/photo-zip';
import { type Photos, useAlbum } from '../../../data/health/photos';
import { usePhotoShares } from '../../../data/health/shared-photos';
import { useAction } from '../../../data/remote/use-action';
import { HealthConsentSheet } from '../../../parts/health/health-consent-sheet';
import { FileInput } from '../../../parts/input/file-input';
import { datedName, saveMade } from '../../../parts/input/save-file';
import { classNames } from '../../../ui/class-names';
import { Button } from '../../../ui/control/button';
import { Stack } from '../../../ui/frame/page';
import { Menu } from '../../../ui/layer/menu';
import { notify } from '../../../ui/layer/notify';
import layoutClass from '../../../ui/layout.module.css';
import { EmptyState } from '../../../ui/state/screen-state';
import textClass from '../../../ui/text.module.css';
import { AddSheet } from './add-sheet';
import styles from './body-photos.module.css';
import { BringSheet } from './bring-sheet';
import { keptOrSaid } from './kept';
import { OwnPhotoMenu } from './own-photo-menu';
import { PhotoGrid } from './photo-grid';
import { PhotoViewer } from './photo-viewer';
import { ShownSheet } from './shown-sheet';
import { usePreparing } from './use-preparing';

/** All photos of the person, with acts on them. */
export function Album({ album: { health, photos } }: { album: Photos }) {
  const album = useAlbum();
  const [, navigate] = useLocation();
  const camera = useRef<HTMLInputElement>(null);
  const gallery = useRef<HTMLInputElement>(null);
  const archive = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState<string | null>(null);
  const [wanted, setWanted] = useState<{ current: HTMLInputElement | null } | null>(null);
  const [showing, setShowing] = useState(false);
  const shares = usePhotoShares();
  const preparing = usePreparing();
  const bringing = useBringing();
  const saving = useAction(async () => {
    if (album) await saveMade(datedName('anilha-fotos', 'zip'), zipPhotos(album));
  });
  const allowed = mayKeep(health);
  const [pose] = comparablePoses(photos);
  const shown = shares.coaches
    .map(({ link, coach }) => ({
      name: firstName(coach.name),
      count: shares.shownTo(link).length,
    }))
    .filter(({ count }) => count > 0);

  function onRemoved(photo: ProgressPhoto) {
    setOpen(null);
    const undo = () => void (album && keptOrSaid(album.restore(photo.id)));
    notify.plain(`Foto apagada: ${photoName(photo)}`, {
      action: { label: 'Desfazer', onAction: undo },
    });
  }

  /** Without a consent no file can be chosen, because it could not be stored. */
  function choose(input: typeof camera) {
    if (allowed) input.current?.click();
    else setWanted(input);
  }

  const adding = (
    <div className={styles.adding}>
      <Button
        size="l"
        full
        busy={preparing.of !== null}
        icon={<Camera aria-hidden="true" />}
        onClick={() => choose(camera)}
      >
        Tirar foto
      </Button>
      <Button
        variant="quiet"
        size="l"
        full
        icon={<ImagePlus aria-hidden="true" />}
        onClick={() => choose(gallery)}
      >
        Escolher fotos
      </Button>
    </div>
  );

  return (
    <>
      <FileInput
        ref={camera}
        label="Foto da câmera"
        accept="image/*"
        capture="environment"
        onFiles={preparing.take}
      />
      <FileInput
        ref={gallery}
        label="Fotos da galeria"
        accept="image/*"
        multiple
        onFiles={preparing.take}
      />
      <FileInput ref={archive} label="Arquivo zip de fotos" onFiles={bringing.take} />
      <div role="status" className={classNames(textClass.hint, styles.status)}>
        {preparing.of && `Preparando foto ${preparing.at} de ${preparing.of}.`}
        {bringing.busy && 'Trazendo as fotos do arquivo.'}
        {saving.busy && 'Montando o arquivo com as fotos.'}
      </div>
      {photos.length === 0 ? (
        <EmptyState
          title={photosCount(0)}
          icon={<Camera />}
          action={
            <Stack gap="s">
              {adding}
              <Button variant="plain" full onClick={() => choose(archive)}>
                Trazer de um zip
              </Button>
              {shown.length > 0 && (
                <Button variant="plain" full onClick={() => setShowing(true)}>
                  Fotos que você mostra
                </Button>
              )}
            </Stack>
          }
        >
          <p>Fotos na mesma pose e com a mesma luz mostram o que a balança não mostra.</p>
          <p>{whereKept(shown)}</p>
        </EmptyState>
      ) : (
        <>
          <div className={classNames(layoutClass.middle, styles.acts)}>
            {adding}
            <div className={styles.more}>
              {pose && (
                <Button
                  variant="outline"
                  size="l"
                  full
                  icon={<Columns2 aria-hidden="true" />}
                  onClick={() => navigate(`/app/body/photos?compare=${pose}`)}
                >
                  Comparar
                </Button>
              )}
              <Menu
                label="Opções das fotos"
                items={[
                  ...(shown.length > 0
                    ? [
                        {
                          label: 'Fotos que você mostra',
                          hint: 'Quem vê quais, e tirar',
                          icon: <Eye aria-hidden="true" />,
                          onSelect: () => setShowing(true),
                        },
                      ]
                    : []),
                  {
                    label: 'Baixar todas',
                    hint: 'Um arquivo zip, com dia e pose no nome de cada foto',
                    icon: <Download aria-hidden="true" />,
                    onSelect: () => void saving.run(),
                  },
                  {
                    label: 'Trazer de um zip',
                    hint: 'Um arquivo que foi baixado daqui',
                    icon: <FileArchive aria-hidden="true" />,
                    onSelect: () => choose(archive),
                  },
                ]}
              />
            </div>
          </div>
          <p className={textClass.hint}>
            {photosCount(photos.length)}. {whereKept(shown)}
          </p>
          <PhotoGrid
            photos={photos}
            seenBy={(photo) => shares.seenBy(photo.id).map(({ coach }) => firstName(coach.name))}
            onOpen={setOpen}
          />
        </>
      )}
      {wanted && !allowed && (
        <HealthConsentSheet
          onAgreed={() => {
            setWanted(null);
            wanted.current?.click();
          }}
          onClose={() => setWanted(null)}
        />
      )}
      {preparing.ready && (
        <AddSheet
          drafts={preparing.ready.drafts}
          faults={preparing.ready.faults}
          onClose={preparing.clear}
        />
      )}
      {bringing.brought && <BringSheet brought={bringing.brought} onClose={bringing.clear} />}
      {open !== null && (
        <PhotoViewer
          photos={photos}
          id={open}
          onOpen={setOpen}
          onClose={() => setOpen(null)}
          acts={(photo) =>
            album && (
              <OwnPhotoMenu photo={photo} album={album} shares={shares} onRemoved={onRemoved} />
            )
          }
        />
      )}
      {showing && <ShownSheet shares={shares} onClose={() => setShowing(false)} />}
    </>
  );
}

/** Imports photos from an archive; `brought` has the result. */
function useBringing() {
  const album = useAlbum();
  const [brought, setBrought] = useState<PhotosBrought | null>(null);
  const action = useAction(async (file: File) => {
    if (!album) return;
    try {
      const came = await bringPhotos(album, file);
      if (came) setBrought(came);
      else notify.error('Este arquivo não é um zip que o app consegue ler. Nada mudou.');
    } catch (cause) {
      console.error('Photos were not brought', cause);
      notify.error(storageFailure('write'));
    }
  });
  return {
    brought,
    busy: action.busy,
    take: ([file]: readonly File[]) => {
      if (file) void action.run(file);
    },
    clear: () => setBrought(null),
  };
}
