import type { ProgressPhoto } from '#domain/health/progress-photo';
import { firstName } from '#words/format/people';
import { photoName } from '#words/health/photos';
import type { PhotoAlbum } from '../../../data/health/photo-album';
import type { PhotoShares } from '../../../data/health/shared-photos';
import { useAction } from '../../../data/remote/use-action';
import { FormFailure } from '../../../parts/input/form-failure';
import { Button } from '../../../ui/control/button';
import { SwitchRow } from '../../../ui/control/switch-row';
import { Stack } from '../../../ui/frame/page';
import { Sheet } from '../../../ui/layer/sheet';
import textClass from '../../../ui/text.module.css';

interface ShareSheetProps {
  photo: ProgressPhoto;
  album: PhotoAlbum;
  shares: PhotoShares;
  onClose: () => void;
}

/** The coaches who may see a photo: a switch each, with immediate effect. */
export function ShareSheet({ photo, album, shares, onClose }: ShareSheetProps) {
  const seen = new Set(shares.seenBy(photo.id).map(({ link }) => link));
  const choosing = useAction(async (link: string, shown: boolean) => {
    if (shown) await shares.share(album, photo, link);
    else await shares.takeBack(photo.id, link);
  });
  return (
    <Sheet
      open
      size="s"
      title="Quem vê esta foto"
      description={photoName(photo)}
      onClose={onClose}
      footer={
        <Button size="l" full onClick={onClose}>
          Pronto
        </Button>
      }
    >
      <Stack>
        <FormFailure failure={choosing.failure} />
        <div>
          {shares.coaches.map(({ link, coach, scopes }) => (
            <SwitchRow
              key={link}
              label={coach.name}
              hint={
                !scopes.includes('body')
                  ? 'Antes, deixe ver as medidas do corpo em Meu personal'
                  : seen.has(link)
                    ? `${firstName(coach.name)} vê esta foto`
                    : 'Não vê esta foto'
              }
              checked={seen.has(link)}
              disabled={choosing.busy || !scopes.includes('body')}
              onChange={(shown) => void choosing.run(link, shown)}
            />
          ))}
        </div>
        <p className={textClass.hint}>
          Uma cópia vai para o servidor, sem local nem outros dados do arquivo, e só quem você
          escolher vê. Ela é apagada de lá quando você desliga aqui ou o acompanhamento termina.
        </p>
      </Stack>
    </Sheet>
  );
}
