import { Row } from './Row.tsx';
import styles from './ViewLinks.module.css';

interface ViewLinksProps<View extends string> {
  readonly label: string;
  readonly views: readonly { readonly value: View; readonly label: string }[];
  readonly current: View;
  readonly onChoose: (view: View) => void;
}

/** The parts of a public page that shows one at a time: its days, its views. */
export function ViewLinks<View extends string>({ label, views, current, onChoose }: ViewLinksProps<View>) {
  return (
    <Row as="nav" gap={2} className={styles.views} aria-label={label}>
      {views.map((view) => (
        <button
          key={view.value}
          type="button"
          className={styles.view}
          aria-current={view.value === current ? 'true' : undefined}
          onClick={() => onChoose(view.value)}
        >
          {view.label}
        </button>
      ))}
    </Row>
  );
}
