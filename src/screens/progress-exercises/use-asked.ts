import { useLocation, useSearch } from 'wouter';
import { TRAINED_ORDERS, type TrainedOrder } from '#domain/progress/trained-exercises';

interface Asked {
  readonly query: string;
  readonly order: TrainedOrder;
}

/** What is searched for and how it is sorted; in the address, so that the way back finds it. */
export function useAsked(): [asked: Asked, ask: (part: Partial<Asked>) => void] {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const params = new URLSearchParams(search);
  const asked: Asked = {
    query: params.get('q') ?? '',
    order: TRAINED_ORDERS.find((order) => order === params.get('sort')) ?? 'most',
  };
  function ask(part: Partial<Asked>) {
    const { query, order } = { ...asked, ...part };
    const next = new URLSearchParams(search);
    if (query === '') next.delete('q');
    else next.set('q', query);
    next.set('sort', order);
    navigate(`${path}?${next}`, { replace: true });
  }
  return [asked, ask];
}
