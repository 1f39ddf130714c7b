import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Competition } from '../../../../../shared/contract/entering/competitions/competitions.ts';
import type { Rink } from '../../../../../shared/contract/people/rinks/rinkRecord.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Page } from '../../../../layout/Page.tsx';
import { useHashTarget } from '../../../../layout/useHashTarget.ts';
import { paths } from '../../../../paths.ts';
import { Button } from '../../../../ui/Button.tsx';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { CompetitionHistory } from './CompetitionHistory.tsx';
import styles from './DetailPage.module.css';

interface DetailPageProps {
  readonly competition: Competition;
  readonly rinks: readonly Rink[];
  readonly children: ReactNode;
}

/** A competition's detail, with its history and the way to its public page. */
export function DetailPage({ competition, rinks, children }: DetailPageProps) {
  const { t } = useTranslation(['competitionSetup', 'menu']);
  useHashTarget();
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  return (
    <Page
      title={t('menu:competitionDetail')}
      subtitle={competition.name}
      actions={
        <>
          <LinkButton to={paths.publicCompetition(competition.id)}>{t('seePublicPage')}</LinkButton>
          <Button onClick={() => setIsHistoryOpen(true)}>{t('history')}</Button>
        </>
      }
    >
      <Stack gap={5} className={styles.content}>
        {children}
      </Stack>
      {isHistoryOpen ? (
        <CompetitionHistory competition={competition} rinks={rinks} onClose={() => setIsHistoryOpen(false)} />
      ) : null}
    </Page>
  );
}
