import { useLocation } from 'wouter';
import { useGoBack } from './use-go-back';

/** Goes to the parent screen; the phone's back button does not reopen this screen. */
export function useGoUp(): (above: string) => void {
  const goBack = useGoBack();
  const [, navigate] = useLocation();
  return (above) => {
    if (!goBack(new URL(above, location.origin))) navigate(above, { replace: true });
  };
}
