import { asKnownLast } from '#words/errors';
import type { Failure } from '../../data/remote/failure';
import textClass from '../../ui/text.module.css';

/** The reason why the content below is from an earlier answer; nothing while it is current. */
export function AsKnownLast({ failure }: { failure: Failure | null }) {
  if (!failure) return null;
  return (
    <p className={textClass.lead} role="status">
      {asKnownLast(failure.failure)}
    </p>
  );
}
