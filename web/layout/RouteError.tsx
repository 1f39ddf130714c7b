import { BareLayout } from './BareLayout.tsx';
import { PageFailure } from './PageFailure.tsx';

/** Shown when a shell, its loader or its module fails, instead of a blank page. */
export function RouteError() {
  return (
    <BareLayout homePath="/">
      <PageFailure />
    </BareLayout>
  );
}
