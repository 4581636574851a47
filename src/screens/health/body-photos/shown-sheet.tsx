import { EyeOff } from 'lucide-react';
import { photoName, photosCount } from '#words/health/photos';
import type { PhotoShares } from '../../../data/health/shared-photos';
import { useAction } from '../../../data/remote/use-action';
import { FormFailure } from '../../../parts/input/form-failure';
import { Button } from '../../../ui/control/button';
import { IconButton } from '../../../ui/control/icon-button';
import { List, ListRow } from '../../../ui/display/list-row';
import { Stack } from '../../../ui/frame/page';
import { Sheet } from '../../../ui/layer/sheet';

interface ShownSheetProps {
  shares: PhotoShares;
  onClose: () => void;
}

/** Photos shared with another person, also from other devices, each with a switch that ends it. */
export function ShownSheet({ shares, onClose }: ShownSheetProps) {
  const taking = useAction(async (photos: readonly { photo: string; link: string }[]) => {
    for (const { photo, link } of photos) await shares.takeBack(photo, link);
  });
  const shown = shares.coaches
    .map(({ link, coach }) => ({ link, name: coach.name, photos: shares.shownTo(link) }))
    .filter(({ photos }) => photos.length > 0);
  return (
    <Sheet
      open
      title="Fotos que você mostra"
      description={shown.length === 0 && 'Ninguém vê as suas fotos.'}
      onClose={onClose}
    >
      <Stack gap="l">
        <FormFailure failure={taking.failure} />
        {shown.map(({ link, name, photos }) => (
          <section key={link} aria-label={name}>
            <h3>
              {name}: {photosCount(photos.length)}
            </h3>
            <List bare label={`Fotos que ${name} vê`}>
              {photos.map((one) => (
                <ListRow
                  key={one.photo}
                  title={photoName(one)}
                  actions={
                    <IconButton
                      label={`Tirar de ${name}: ${photoName(one)}`}
                      icon={<EyeOff aria-hidden="true" />}
                      disabled={taking.busy}
                      onClick={() => void taking.run([one])}
                    />
                  }
                />
              ))}
            </List>
            <Button variant="quiet" full busy={taking.busy} onClick={() => void taking.run(photos)}>
              Tirar todas de {name}
            </Button>
          </section>
        ))}
      </Stack>
    </Sheet>
  );
}
