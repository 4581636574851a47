import { Play } from 'lucide-react';
import { ChipLink } from '../../ui/control/chip';
import { notify } from '../../ui/layer/notify';

interface VideoLinkProps {
  href: string;
  label: string;
}

/** A link to an external video in a new tab. Offline, a tap explains that it needs the network. */
export function VideoLink({ href, label }: VideoLinkProps) {
  return (
    <ChipLink
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      icon={<Play aria-hidden="true" />}
      aria-label={`${label}. Abre em outra aba`}
      onClick={(event) => {
        if (navigator.onLine) return;
        event.preventDefault();
        notify.plain('O vídeo precisa de internet. Abra de novo quando tiver sinal.');
      }}
    >
      {label}
    </ChipLink>
  );
}
