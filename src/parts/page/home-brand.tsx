import { Link } from 'wouter';
import { Wordmark } from '../../ui/frame/mark';
import styles from './home-brand.module.css';

/** The logo with a link to home. */
export function HomeBrand({ size = 36 }: { size?: number }) {
  return (
    <Link href="/" className={styles.brand} aria-label="Anilha, página inicial">
      <Wordmark size={size} />
    </Link>
  );
}
