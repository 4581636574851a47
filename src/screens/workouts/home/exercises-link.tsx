import { BookOpen } from 'lucide-react';
import { Link } from 'wouter';
import { iconButtonClass } from '../../../ui/control/icon-button';

/** All exercises, one tap from home. */
export default function ExercisesLink() {
  return (
    <Link
      href="/app/exercises"
      className={iconButtonClass({ variant: 'quiet' })}
      aria-label="Exercícios"
      title="Exercícios"
    >
      <BookOpen aria-hidden="true" />
    </Link>
  );
}
