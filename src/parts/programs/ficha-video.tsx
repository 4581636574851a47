import { useProgramVersions } from '../../data/program-versions';
import { useWhose } from '../coaching/whose';
import { VideoLink } from '../exercise/video-link';

interface FichaVideoProps {
  /** The ficha that it stands in. */
  program: string;
  href: string;
  /** Somebody else reads it or logs for who trains. */
  forOther?: boolean;
  /** Where it stands, beside others of the same exercise. */
  place?: string | undefined;
}

/** The way to a video of a ficha; whoever trains by what a coach published is told whose it is. */
export function FichaVideo({ program, href, forOther = false, place }: FichaVideoProps) {
  const versions = useProgramVersions(program);
  const whose = useWhose();
  const isPublished = versions.state === 'ready' && versions.value.length > 0;
  const label = isPublished && !forOther && whose === null ? 'Vídeo do seu personal' : 'Vídeo';
  return <VideoLink href={href} label={place === undefined ? label : `${label} · ${place}`} />;
}
