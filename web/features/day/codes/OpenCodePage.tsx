import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { requestQuery } from '../../../api/queries.ts';
import { Page } from '../../../layout/Page.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { codePages } from './codePages.ts';
import { OpenCodeForm } from './OpenCodeForm.tsx';
import styles from './OpenCode.module.css';
import { OpenedCode } from './OpenedCode.tsx';

/** `/code`: enter a code, or come by its link, which has it behind the `#` so that no server logs it. */
export function OpenCodePage() {
  const { t } = useTranslation('openCode');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const linked = decodeURIComponent(useLocation().hash.slice(1));
  const current = useQuery(requestQuery('currentCode'));
  const [isAnother, setIsAnother] = useState(linked !== '');
  const opened = isAnother ? null : current.data;
  return (
    <Page title={t('title')} subtitle={t('subtitle')} width="form">
      {(search.has('ended') || search.has('left')) && !opened ? (
        <p role="status" className={styles.ended}>
          {t(search.has('ended') ? 'ended' : 'left')}
        </p>
      ) : null}
      {current.isPending ? <Spinner /> : null}
      {current.isError ? <ErrorState title={t('failed')} onRetry={() => void current.refetch()} /> : null}
      {opened ? <OpenedCode code={opened} onAnother={() => setIsAnother(true)} /> : null}
      {current.isSuccess && !opened ? (
        <OpenCodeForm
          key={linked}
          linked={linked}
          onOpened={({ kind, competition }) => void navigate(codePages[kind](competition.id))}
        />
      ) : null}
    </Page>
  );
}
