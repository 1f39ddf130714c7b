import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Competition } from '../../../../shared/contract/competitions/competitions.ts';
import type { Rink } from '../../../../shared/contract/rinks/rinks.ts';
import { Page } from '../../../layout/Page.tsx';
import { useHashTarget } from '../../../layout/useHashTarget.ts';
import { Button } from '../../../ui/Button.tsx';
import { CompetitionHistory } from './CompetitionHistory.tsx';
import styles from './DetailPage.module.css';

export const SECTIONS = ['what', 'where', 'entries', 'form', 'rules', 'page'] as const;

export type SectionName = (typeof SECTIONS)[number];

interface DetailPageProps {
  readonly competition: Competition;
  readonly rinks: readonly Rink[];
  readonly children: ReactNode;
}

/** A competition's detail with an index of its sections and its history. */
export function DetailPage({ competition, rinks, children }: DetailPageProps) {
  const { t } = useTranslation(['competitionSetup', 'menu']);
  useHashTarget();
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  return (
    <Page
      title={t('menu:competitionDetail')}
      subtitle={competition.name}
      actions={<Button onClick={() => setIsHistoryOpen(true)}>{t('history')}</Button>}
    >
      <div className={styles.detail}>
        <nav className={styles.index} aria-label={t('sectionsLabel')}>
          <ul role="list">
            {SECTIONS.map((section) => (
              <li key={section}>
                <a href={`#${section}`}>{t(`steps.${section}`)}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.content}>{children}</div>
      </div>
      {isHistoryOpen ? (
        <CompetitionHistory competition={competition} rinks={rinks} onClose={() => setIsHistoryOpen(false)} />
      ) : null}
    </Page>
  );
}
