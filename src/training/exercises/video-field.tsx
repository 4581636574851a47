import { VIDEO_LENGTH, type VideoFault } from '#domain/exercises/video-link';
import { fieldError } from '#words/errors';
import { TextField } from '../../ui/field/text-field';

interface VideoFieldProps {
  /** As typed. */
  value: string;
  fault: VideoFault | null;
  onChange: (typed: string) => void;
}

/** Edits the address of an exercise's video. */
export function VideoField({ value, fault, onChange }: VideoFieldProps) {
  return (
    <TextField
      label="Vídeo"
      optional
      hint="O endereço, do YouTube ou de onde estiver. Quem treina abre com um toque."
      inputMode="url"
      autoCapitalize="none"
      spellCheck={false}
      autoComplete="off"
      placeholder="https://"
      maxLength={VIDEO_LENGTH}
      value={value}
      error={fault ? fieldError(fault === 'https' ? 'video' : 'video_broken') : undefined}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
