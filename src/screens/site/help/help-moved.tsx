import { Redirect } from 'wouter';
import { useSearch } from '../../../parts/page/use-query';

/** Redirects from /help, the former address of the help within the app. */
export default function HelpMoved() {
  const search = useSearch();
  return <Redirect to={`/app/help${search}`} replace />;
}
