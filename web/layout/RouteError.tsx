import { PageError } from '../ui/PageError.tsx';
import { BareLayout } from './BareLayout.tsx';

/** Shown when a shell, its loader or its module fails, instead of a blank page. */
export function RouteError() {
  return (
    <BareLayout homePath="/">
      <PageError />
    </BareLayout>
  );
}
