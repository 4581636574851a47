import { useProgramVersions } from '../../data/programs/program-versions';
import { useWhose } from '../page/whose';
import { VideoLink } from './video-link';

interface FichaVideoProps {
  /** Id of the ficha. */
  program: string;
  href: string;
  /** Set if a coach reads it or logs for the student. */
  forOther?: boolean;
  /** Its place, if the exercise occurs several times. */
  place?: string | undefined;
}

/** Link to a ficha's video. In a published ficha it contains the coach's name. */
export function FichaVideo({ program, href, forOther = false, place }: FichaVideoProps) {
  const versions = useProgramVersions(program);
  const whose = useWhose();
  const isPublished = versions.state === 'ready' && versions.value.length > 0;
  const label = isPublished && !forOther && whose === null ? 'Vídeo do seu personal' : 'Vídeo';
  return <VideoLink href={href} label={place === undefined ? label : `${label} · ${place}`} />;
}
