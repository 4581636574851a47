import { operatorName, UNKNOWN_CONTACT } from '#words/account/operator';
import type { useOperator } from '../../data/account/operator';

/** The operator of this address, for the legal texts. */
export interface OperatorProps {
  operator: ReturnType<typeof useOperator>;
}

export function OperatorName({ operator }: OperatorProps) {
  return operatorName(operator);
}

/** Where to write to. */
export function OperatorContact({ operator: { contact } }: OperatorProps) {
  if (contact === null) return UNKNOWN_CONTACT;
  return <a href={`mailto:${contact}`}>{contact}</a>;
}
