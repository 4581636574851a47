import { BarePage } from '../../../parts/page/bare-page';
import { PageUnknown } from '../../../parts/page/page-unknown';

export default function NotFound() {
  return (
    <BarePage>
      <PageUnknown />
    </BarePage>
  );
}
