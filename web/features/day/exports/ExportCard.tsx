import { useTranslation } from 'react-i18next';
import { type ExportSource, ExportMenu } from '../../../table/ExportMenu.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import styles from './ExportCards.module.css';

interface ExportCardProps<Row> {
  readonly title: string;
  /** The list's content and its use. */
  readonly text: string;
  /** A warning to read before the export, for example about personal data. */
  readonly warning?: string;
  readonly source: ExportSource<Row>;
}

export function ExportCard<Row>({ title, text, warning, source }: ExportCardProps<Row>) {
  const { t } = useTranslation('exports');
  return (
    <Card as="li" className={styles.card}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      {warning ? (
        <p className={styles.warning}>
          <Icon name="alert" small />
          {warning}
        </p>
      ) : null}
      <div className={styles.foot}>
        <ExportMenu source={source} label={t('export', { what: title })} />
      </div>
    </Card>
  );
}
