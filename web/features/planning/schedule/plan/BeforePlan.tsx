import { formatNumber } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { paths } from '../../../../paths.ts';
import { Button } from '../../../../ui/Button.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { Row } from '../../../../ui/Row.tsx';
import { EnteredIce } from '../../ice/index.ts';
import { useWorkspace } from '../workspace.ts';
import { SeatsAhead } from './SeatsAhead.tsx';

interface BeforePlanProps {
  readonly competitionId: string;
  readonly isPlanning: boolean;
  readonly onPlan: () => void;
  readonly onFiles: () => void;
}

/** Before the first plan: whether ice and judges are enough, and the next step. */
export function BeforePlan({ competitionId, isPlanning, onPlan, onFiles }: BeforePlanProps) {
  const { t } = useTranslation('schedule');
  const { problem, columns } = useWorkspace();
  const count = problem.programmes.length;
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
  if (count === 0) {
    return <EmptyState title={t('noEntries')} text={t('noEntriesText')} figure="serpentine" />;
  }
  return (
    <>
      <EnteredIce competitionId={competitionId} />
      <SeatsAhead competitionId={competitionId} />
      {isPlanning ? null : (
        <EmptyState
          title={t('before.title')}
          text={t('before.text', { count, formatted: formatNumber(count) })}
          action={
            <Row as="span" gap={2} align="center">
              <Button tone="primary" onClick={onPlan}>
                {t('before.plan')}
              </Button>
              <Button onClick={onFiles}>{t('files.open')}</Button>
            </Row>
          }
        />
      )}
    </>
  );
}
