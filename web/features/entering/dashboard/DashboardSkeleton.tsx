import { Card } from '../../../ui/Card.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { Skeleton } from '../../../ui/Waiting.tsx';
import styles from './Dashboard.module.css';

export function DashboardSkeleton({ label }: { readonly label: string }) {
  return (
    <>
      <Card>
        <VisuallyHidden>{label}</VisuallyHidden>
        <Lines count={4} />
      </Card>
      <div className={styles.tiles}>
        {['entries', 'places', 'ice', 'money'].map((tile) => (
          <Card key={tile}>
            <Lines count={3} />
          </Card>
        ))}
      </div>
      <Card>
        <Skeleton height="200px" />
      </Card>
    </>
  );
}

function Lines({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, line) => (
    <div key={line}>
      <Skeleton width={`${90 - line * 17}%`} />
    </div>
  ));
}
