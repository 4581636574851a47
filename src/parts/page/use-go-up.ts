import { useLocation } from 'wouter';
import { useGoBack } from './use-go-back';

/** Leaves for the screen above; what is left is not reopened by the phone's own button. */
export function useGoUp(): (above: string) => void {
  const goBack = useGoBack();
  const [, navigate] = useLocation();
  return (above) => {
    if (!goBack(new URL(above, location.origin))) navigate(above, { replace: true });
  };
}
