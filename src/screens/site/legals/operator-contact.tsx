import { operatorName, UNKNOWN_CONTACT } from '#words/account/operator';
import type { useOperator } from '../../../data/account/operator';

/** The operator of this installation, for the legal texts. */
export interface OperatorProps {
  operator: ReturnType<typeof useOperator>;
}

export function OperatorName({ operator }: OperatorProps) {
  return operatorName(operator);
}

/** The operator's contact address. */
export function OperatorContact({ operator: { contact } }: OperatorProps) {
  if (contact === null) return UNKNOWN_CONTACT;
  return <a href={`mailto:${contact}`}>{contact}</a>;
}
