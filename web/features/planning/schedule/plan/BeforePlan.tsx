import { lazy, Suspense } from 'react';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { paths } from '../../../../paths.ts';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { Spinner } from '../../../../ui/Waiting.tsx';
import { EnteredIce } from '../../ice/index.ts';
import { useWorkspace } from '../workspace.ts';
import type { FirstPlanProps } from './FirstPlan.tsx';

/** The rules that say what a plan will lack are no part of the board's first load. */
const FirstPlan = lazy(async () => ({ default: (await import('./FirstPlan.tsx')).FirstPlan }));

/** Before the first plan: whether ice and judges are enough, and the next step. */
export function BeforePlan(props: FirstPlanProps) {
  const { competitionId } = props;
  const { t } = useTranslation('schedule');
  const { problem, columns } = useWorkspace();
  if (columns.length === 0) {
    return (
      <EmptyState
        title={t('noIce')}
        text={t('noIceText')}
        action={
          <LinkButton to={paths.ice(competitionId)} tone="primary">
            {t('toIce')}
          </LinkButton>
        }
      />
    );
  }
  if (problem.programmes.length === 0) {
    return <EmptyState drawing="entries" title={t('noEntries')} text={t('noEntriesText')} />;
  }
  return (
    <>
      <EnteredIce competitionId={competitionId} />
      <Suspense fallback={<Spinner />}>
        <FirstPlan {...props} />
      </Suspense>
    </>
  );
}
