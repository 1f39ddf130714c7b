import type { ReactNode } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { Row } from '../../../ui/Row.tsx';

interface WarnLineProps {
  readonly children: ReactNode;
  /** `status` where it can appear while somebody reads. */
  readonly role?: 'status';
}

/** What is wrong with a start, below it. */
export function WarnLine({ children, role }: WarnLineProps) {
  return (
    <Row as="p" gap={2} align="center" wrap={false} size="sm" tone="warn" role={role}>
      <Icon name="alert" small />
      {children}
    </Row>
  );
}
