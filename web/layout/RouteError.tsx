import { PageError } from '../ui/PageError.tsx';
import { BareLayout } from './BareLayout.tsx';

/** What the application shows when a shell, its loader or its module fails: never a blank page. */
export function RouteError() {
  return (
    <BareLayout homePath="/">
      <PageError />
    </BareLayout>
  );
}
