import { useState } from 'react';
import type { CompetitionIce } from '../../../../shared/contract/entering/ice.ts';
import { isApiError } from '../../../api/ApiError.ts';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import { Row } from '../../../ui/Row.tsx';
import styles from './IceEditor.module.css';
import { useDuration } from './useDuration.ts';

interface RecountNoticeProps {
  readonly competitionId: string;
  readonly ice: CompetitionIce;
}

/** Says that the limits count entries by earlier times, and counts them anew. */
export function RecountNotice({ competitionId, ice }: RecountNoticeProps) {
  const { t } = useTranslation('ice');
  const duration = useDuration();
  const [isUnderWay, setIsUnderWay] = useState(false);
  const [refusal, setRefusal] = useState('');
  const { countedSeconds, neededSeconds, state } = ice;
  if (state !== 'published' || countedSeconds === neededSeconds) return null;
  const recount = async () => {
    if (isUnderWay) return;
    setIsUnderWay(true);
    setRefusal('');
    try {
      let isDone = false;
      while (!isDone) isDone = (await call('recountIce', { params: { competitionId } })).data.done;
      showToast(t('recount.done'));
    } catch (thrown) {
      if (!isApiError(thrown)) throw thrown;
      setRefusal(errorMessage(thrown) ?? thrown.message);
    } finally {
      setIsUnderWay(false);
    }
  };
  return (
    <Row
      as="section"
      gap={3}
      columnGap={5}
      align="center"
      round="panel"
      background="warn"
      pad={4}
      padInline={5}
      className={styles.notice}
      aria-label={t('recount.title')}
    >
      <p>{t('recount.text', { counted: duration(countedSeconds), needed: duration(neededSeconds) })}</p>
      {refusal ? <p role="alert">{refusal}</p> : null}
      <Button onClick={() => void recount()} aria-busy={isUnderWay || undefined}>
        {t(isUnderWay ? 'recount.underWay' : 'recount.start')}
      </Button>
    </Row>
  );
}
