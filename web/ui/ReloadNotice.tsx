import { Button } from './Button.tsx';
import styles from './ReloadNotice.module.css';
import { Icon } from './Icon.tsx';

interface ReloadNoticeProps {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly onLoad: () => void;
}

/** Another account saved first: typed text stays visible until the newer version is loaded. */
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
