import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { needsConfirmation } from '../../../../../shared/domain/entering/competitions/setUp/needsConfirmation.ts';
import type { Rink } from '../../../../../shared/contract/people/rinks/rinkRecord.ts';
import { isApiError } from '../../../../api/ApiError.ts';
import { whenRefetched } from '../../../../api/changes.ts';
import { call } from '../../../../api/client.ts';
import { errorMessage } from '../../../../api/errorMessage.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { paths } from '../../../../paths.ts';
import { useUser } from '../../../../session/useSession.ts';
import { Button } from '../../../../ui/Button.tsx';
import { showToast } from '../../../../ui/toastStore.ts';
import { Row } from '../../../../ui/Row.tsx';
import { IceSummary } from '../../ice/index.ts';
import styles from './CheckStep.module.css';
import { Findings } from './Findings.tsx';
import { InviteManager } from './InviteManager.tsx';
import { stepOfField } from '../draft/steps.ts';
import { type SetupFix, pageField } from '../draft/useSetupProblems.ts';
import type { SetupWork } from '../draft/useSetupWork.ts';

interface CheckStepProps {
  readonly work: SetupWork;
  readonly rinks: readonly Rink[];
  readonly onFix: (fix: SetupFix) => void;
}

/** Lists what prevents publishing and what deserves a look, and publishes. */
export function CheckStep({ work, onFix }: CheckStepProps) {
  const { t } = useTranslation('competitionSetup');
  const navigate = useNavigate();
  const { role } = useUser();
  const { record, saving, problems } = work;
  const [refused, setRefused] = useState<readonly SetupFix[]>([]);
  const [refusal, setRefusal] = useState('');
  const [isUnderWay, setIsUnderWay] = useState(false);
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set());
  const fixes = [
    ...problems.fixes,
    ...refused.filter(({ field }) => !problems.fixes.some((one) => one.field === field)),
  ];

  const publish = async () => {
    if (isUnderWay) return;
    setIsUnderWay(true);
    setRefused([]);
    setRefusal('');
    try {
      if (!(await saving.flush())) return;
      const { id, version } = record.latest();
      const { data } = await call('publishCompetition', { params: { competitionId: id }, body: { version } });
      // The next page tells a draft from a published competition by what was read before.
      await whenRefetched();
      showToast(t('added', { name: data.name }));
      await navigate(role === 'MANAGER' ? paths.admin : paths.competition(id));
    } catch (thrown) {
      if (!isApiError(thrown)) throw thrown;
      if (thrown.code === 'VersionConflict') await record.refresh();
      setRefused(
        thrown.errors.map(({ field, message }) => {
          const place = pageField(field);
          return { step: stepOfField(place), field: place, message };
        }),
      );
      if (thrown.errors.length === 0) setRefusal(errorMessage(thrown) ?? thrown.message);
    } finally {
      setIsUnderWay(false);
    }
  };
  const isConfirmed = problems.warnings.filter(needsConfirmation).every(({ field }) => confirmed.has(field));
  const reason =
    fixes.length > 0
      ? t('publishNotYet', { count: fixes.length })
      : isConfirmed
        ? undefined
        : t('confirm.missing');
  const toggle = (field: string) => {
    const next = new Set(confirmed);
    if (!next.delete(field)) next.add(field);
    setConfirmed(next);
  };
  return (
    <>
      <Findings
        fixes={fixes}
        warnings={problems.warnings}
        confirmed={confirmed}
        onConfirm={toggle}
        onFix={onFix}
      />
      {record.stored.version > 0 ? <IceSummary competitionId={record.stored.id} /> : null}
      {role === 'SUPER_ADMIN' && record.stored.version > 0 ? (
        <InviteManager competitionId={record.stored.id} />
      ) : null}
      {refusal ? (
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
      ) : null}
      <Row gap={4} align="center" justify="between" className={styles.publish}>
        <p>{t('publishText')}</p>
        <Button tone="primary" disabledReason={reason} onClick={() => void publish()}>
          {t('add')}
        </Button>
      </Row>
    </>
  );
}
