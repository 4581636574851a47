import { useLocation } from 'wouter';
import { useGoBack } from './use-go-back';

/** Leaves for the parent screen; the phone's back button does not reopen the left screen. */
export function useGoUp(): (above: string) => void {
  const goBack = useGoBack();
  const [, navigate] = useLocation();
  return (above) => {
    if (!goBack(new URL(above, location.origin))) navigate(above, { replace: true });
  };
}
