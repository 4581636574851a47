import { Redirect } from 'wouter';
import { useSearch } from '../../parts/page/use-query';

/** Help was at /help until it joined what is within the app. */
export default function HelpMoved() {
  const search = useSearch();
  return <Redirect to={`/app/help${search}`} replace />;
}
