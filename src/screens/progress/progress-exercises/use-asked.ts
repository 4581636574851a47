import { TRAINED_ORDERS, type TrainedOrder } from '#domain/progress/trained-exercises';
import { changeQuery, useQuery } from '../../../parts/page/use-query';

interface Asked {
  readonly query: string;
  readonly order: TrainedOrder;
}

/** Search and order, stored in the address so that going back restores them. */
export function useAskedTrend(): [asked: Asked, ask: (part: Partial<Asked>) => void] {
  const params = useQuery();
  const asked: Asked = {
    query: params.get('q') ?? '',
    order: TRAINED_ORDERS.find((order) => order === params.get('sort')) ?? 'most',
  };
  function ask(part: Partial<Asked>) {
    const { query, order } = { ...asked, ...part };
    changeQuery((next) => {
      if (query === '') next.delete('q');
      else next.set('q', query);
      next.set('sort', order);
    });
  }
  return [asked, ask];
}
