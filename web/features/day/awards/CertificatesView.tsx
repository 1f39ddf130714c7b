import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PAPER_SIZES, type PaperSize } from '../../../../shared/contract/core/documentWords.ts';
import type { Awards } from '../../../../shared/contract/day/results/awards.ts';
import { requestQuery } from '../../../api/queries.ts';
import { UploadField } from '../../../forms/uploads/UploadField.tsx';
import { formatWeekday } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Segments } from '../../../ui/Segments.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Row } from '../../../ui/Row.tsx';
import styles from './Awards.module.css';
import { CertificateRun } from './CertificateRun.tsx';
import { usePodiums } from './usePodiums.ts';
import { useSaveAwards } from './useSaveAwards.ts';

/** The background of the certificates, and those that can be printed now: by run and by flight. */
export function CertificatesView({ competitionId }: { readonly competitionId: string }) {
  const { t } = useTranslation('awards');
  const [date, setDate] = useState<string>();
  const [paper, setPaper] = useState<PaperSize>('a4');
  const awards = useQuery(requestQuery('getAwards', { params: { competitionId } }));
  const podiums = usePodiums(competitionId, date);
  if (awards.isError && !awards.data) {
    return <ErrorState title={t('failed')} onRetry={() => void awards.refetch()} />;
  }
  if (!awards.data || (podiums.isPending && !podiums.data)) return <Spinner />;
  const runs = (podiums.data?.runs ?? []).filter(({ flights }) => flights.some(({ result }) => result));
  const days = podiums.data?.days ?? [];
  return (
    <Stack gap={4}>
      <BackgroundField key={awards.data.version} awards={awards.data} />
      <h2>{t('certificates.title')}</h2>
      <p className={styles.detail}>{t('certificates.text')}</p>
      <Row gap={2} columnGap={4} align="center">
        {days.length > 1 ? (
          <Select
            label={t('certificates.day')}
            value={podiums.data?.date ?? ''}
            onChange={setDate}
            options={days.map((day) => ({ value: day, label: formatWeekday(day) }))}
          />
        ) : null}
        <Segments
          label={t('paper')}
          value={paper}
          onChange={(value) => setPaper(value === 'letter' ? 'letter' : 'a4')}
          options={PAPER_SIZES.map((size) => ({ value: size, label: t(`papers.${size}`) }))}
        />
      </Row>
      {runs.length === 0 ? (
        <EmptyState
          drawing="results"
          title={t(days.length > 1 ? 'certificates.noneOfDay' : 'certificates.none')}
          text={t('certificates.noneText')}
        />
      ) : null}
      {runs.map((run) => (
        <CertificateRun
          key={run.id}
          run={run}
          competitionId={competitionId}
          date={podiums.data?.date ?? ''}
          paper={paper}
        />
      ))}
    </Stack>
  );
}

/** The picture behind every certificate; without one, our own design. It is saved as soon as it is uploaded. */
function BackgroundField({ awards }: { readonly awards: Awards }) {
  const { t } = useTranslation('awards');
  const { t: upload } = useTranslation('uploads');
  const { save, refusal } = useSaveAwards(awards);
  if (awards.competition.isArchived) return null;
  return (
    <UploadField
      kind="background"
      label={t('certificates.background')}
      hint={t('certificates.backgroundHint')}
      optional
      error={refusal.all}
      words={{ drop: upload('dropPicture'), choose: upload('choosePicture'), types: upload('pngTypes') }}
      shown={
        awards.background === null ? null : (
          <img className={styles.background} src={awards.background} alt={t('certificates.background')} />
        )
      }
      onUploaded={(background) => void save({ background }, t('certificates.saved'))}
      onRemove={() => void save({ background: null }, t('certificates.removed'))}
      onBlur={() => undefined}
    />
  );
}
