import { useRef } from 'react';
import { photoFault } from '#words/health/photos';
import { useOwnPhoto, useOwnPhotoCommands } from '../../data/account/own-photo';
import { PhotoUnusable } from '../../data/health/redraw-photo';
import { useAction } from '../../data/remote/use-action';
import { Button } from '../../ui/control/button';
import { Avatar } from '../../ui/display/avatar';
import { notify } from '../../ui/layer/notify';
import { FileInput } from '../input/file-input';
import { FormFailure } from '../input/form-failure';
import styles from './photo-field.module.css';

/** The account's picture with buttons that change it. */
export function PhotoField({ name }: { name: string }) {
  const photo = useOwnPhoto();
  const { set, remove } = useOwnPhotoCommands();
  const input = useRef<HTMLInputElement>(null);
  const chosen = useAction(async (file: File) => {
    try {
      await set(file);
    } catch (cause) {
      if (!(cause instanceof PhotoUnusable)) throw cause;
      notify.error(photoFault(cause.fault));
    }
  });
  const removed = useAction(remove);
  return (
    <>
      <div className={styles.photo}>
        <Avatar name={name} size={72} photo={photo} />
        <div className={styles.photoActs}>
          <Button variant="quiet" busy={chosen.busy} onClick={() => input.current?.click()}>
            {photo === null ? 'Escolher foto' : 'Trocar foto'}
          </Button>
          {photo !== null && (
            <Button
              variant="plain"
              busy={removed.busy}
              onClick={() => {
                chosen.clear();
                void removed.run();
              }}
            >
              Remover foto
            </Button>
          )}
        </div>
        <FileInput
          ref={input}
          label="Foto da conta"
          accept="image/*"
          onFiles={([file]) => {
            removed.clear();
            if (file) void chosen.run(file);
          }}
        />
      </div>
      <FormFailure failure={chosen.failure ?? removed.failure} />
    </>
  );
}
