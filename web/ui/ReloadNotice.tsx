import { Button } from './Button.tsx';
import styles from './ReloadNotice.module.css';
import { Icon } from './Icon.tsx';

interface ReloadNoticeProps {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly onLoad: () => void;
}

/** Somebody else saved first: what was typed stays in sight until the newer one is asked for. */
export function ReloadNotice({ title, text, action, onLoad }: ReloadNoticeProps) {
  return (
    <div role="alert" className={styles.notice}>
      <Icon name="alert" />
      <div className={styles.words}>
        <strong>{title}</strong>
        <p>{text}</p>
      </div>
      <Button onClick={onLoad}>{action}</Button>
    </div>
  );
}
