import { BarePage } from '../bare-page';
import { PageUnknown } from '../page-unknown';

export default function NotFound() {
  return (
    <BarePage>
      <PageUnknown />
    </BarePage>
  );
}
