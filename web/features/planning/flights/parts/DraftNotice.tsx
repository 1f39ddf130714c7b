import { errorMessage } from '../../../../api/errorMessage.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import type { DraftSnapshot, DraftStore } from '../../draft/index.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Row } from '../../../../ui/Row.tsx';
import styles from '../FlightsScreen.module.css';

interface DraftNoticeProps {
  readonly store: DraftStore;
  readonly snapshot: DraftSnapshot;
}

/** Tells why changes are not stored: others were faster, the server refused one, or it could not be reached. */
export function DraftNotice({ store, snapshot: { notice } }: DraftNoticeProps) {
  const { t } = useTranslation('flights');
  if (!notice) return null;
  if (notice.kind === 'unsaved') {
    return (
      <Row
        gap={3}
        columnGap={5}
        align="center"
        round="panel"
        background="warn"
        pad={3}
        padInline={5}
        className={styles.notice}
        role="alert"
      >
        <p>{t('notice.unsaved')}</p>
        <Button onClick={() => void store.retry()}>{t('notice.retry')}</Button>
      </Row>
    );
  }
  const text =
    notice.kind === 'refused'
      ? t('notice.refused', { reason: errorMessage(notice.error) ?? '' })
      : notice.dropped > 0
        ? t('notice.dropped', { count: notice.dropped })
        : t('notice.others');
  return (
    <Row
      gap={3}
      columnGap={5}
      align="center"
      round="panel"
      background="warn"
      pad={3}
      padInline={5}
      className={styles.notice}
      role={notice.kind === 'refused' ? 'alert' : 'status'}
    >
      <p>{text}</p>
      <Button onClick={() => store.dismissNotice()}>{t('notice.dismiss')}</Button>
    </Row>
  );
}
