import { Redirect, useSearch } from 'wouter';

/** Help was at /help until it joined what is within the app. */
export default function HelpMoved() {
  const search = useSearch();
  return <Redirect to={search ? `/app/help?${search}` : '/app/help'} replace />;
}
