import styles from './avatar.module.css';

interface AvatarProps {
  name: string;
  /** Diameter in px. */
  size?: number;
  /** Address of a square picture, in place of the initials. */
  photo?: string | null;
}

/** Initials in a circle, under the picture if it loads. The name is beside it. */
export function Avatar({ name, size = 40, photo = null }: AvatarProps) {
  return (
    <span className={styles.avatar} style={{ '--size': `${size / 16}rem` }} aria-hidden="true">
      {initials(name)}
      {photo && (
        <img
          key={photo}
          src={photo}
          alt=""
          className={styles.photo}
          onError={(event) => {
            event.currentTarget.hidden = true;
          }}
        />
      )}
    </span>
  );
}

/** First letter of the first and of the last word. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  return ends
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase('pt-BR');
}
