import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CompetitionIce } from '../../../../shared/contract/entering/ice.ts';
import { secondsOfTime, timeOfSeconds } from '../../../../shared/domain/core/dates/times.ts';
import { hoursToLose, loseHours } from '../../../../shared/domain/planning/ice/loseHours.ts';
import { isApiError } from '../../../api/ApiError.ts';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { requestQuery } from '../../../api/queries.ts';
import { formatTime } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Segments } from '../../../ui/Segments.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import { Spinner } from '../../../ui/Waiting.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { LostIceDialog, useLostIce } from './LostIce.tsx';

interface LoseIceDialogProps {
  readonly competitionId: string;
  /** Today. */
  readonly date: string;
  /** `HH:MM` at the venue. */
  readonly now: string;
  readonly onClose: () => void;
}

/** Asks which ice of the running day is lost and for how long, names the flights, and leads to other ice for them. */
export function LoseIce(props: LoseIceDialogProps) {
  const { t } = useTranslation('ice');
  const params = { competitionId: props.competitionId };
  const ice = useQuery({ ...requestQuery('getIce', { params }), refetchOnMount: 'always' });
  // What is saved is compared with the ice that was read first, also while the page reads it again.
  const [stored, setStored] = useState<CompetitionIce | null>(null);
  if (stored === null && ice.data && !ice.isFetching) setStored(ice.data);
  if (stored) return <LoseIceForm {...props} stored={stored} />;
  return (
    <Dialog isOpen onClose={props.onClose} title={t('lose.title')}>
      {ice.isError ? <ErrorState title={t('failed')} onRetry={() => void ice.refetch()} /> : <Spinner />}
    </Dialog>
  );
}

/** How long ice is away where nobody knows better, in seconds. */
const USUAL_SECONDS = 3_600;

function LoseIceForm({
  competitionId,
  date,
  now,
  onClose,
  stored,
}: LoseIceDialogProps & { readonly stored: CompetitionIce }) {
  const { t } = useTranslation('ice');
  const open = stored.surfaces.filter(({ days }) => days.some((day) => day.date === date));
  const [surfaceId, setSurfaceId] = useState(open[0]?.id ?? '');
  const [from, setFrom] = useState(now);
  const [until, setUntil] = useState(() =>
    timeOfSeconds(Math.min(secondsOfTime('23:59'), secondsOfTime(now) + USUAL_SECONDS)).slice(0, 5),
  );
  const [isAsked, setIsAsked] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const lost = { surfaceId, date, from, until: until === '' ? null : until };
  const hours = from === '' ? null : hoursToLose(stored.surfaces, lost);
  const surfaces = hours ? loseHours(stored.surfaces, lost) : stored.surfaces;
  const draft = { surfaces, rules: stored.rules };
  const save = async () => {
    setIsSaving(true);
    setRefusal(null);
    try {
      await call('updateIce', { params: { competitionId }, body: { ...draft, version: stored.version } });
      showToast(t('lose.saved'));
      return true;
    } catch (thrown) {
      if (!isApiError(thrown)) throw thrown;
      setRefusal(
        thrown.code === 'VersionConflict' ? t('lose.conflict') : (errorMessage(thrown) ?? thrown.message),
      );
      return false;
    } finally {
      setIsSaving(false);
    }
  };
  const asked = useLostIce(competitionId, stored, { draft, save });
  const day = open.find(({ id }) => id === surfaceId)?.days.find((one) => one.date === date);
  const opensAgain =
    hours && day && secondsOfTime(hours.ends) < secondsOfTime(day.closes) ? hours.ends : null;
  const ask = async () => {
    setIsAsked(true);
    if (hours && (await asked.save())) onClose();
  };
  if (asked.lost)
    return (
      <LostIceDialog
        competitionId={competitionId}
        lost={asked.lost}
        isSaving={isSaving}
        isRunning
        opensAgain={opensAgain}
        onClose={asked.lost.isSaved ? onClose : asked.onClose}
        onSave={asked.onSave}
      />
    );
  const endsTooSoon = until !== '' && from !== '' && secondsOfTime(until) <= secondsOfTime(from);
  const error =
    isAsked && !hours && !endsTooSoon && day
      ? t('lose.outside', { opens: formatTime(day.opens), closes: formatTime(day.closes) })
      : undefined;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('lose.title')}
      actions={
        <>
          <Button onClick={onClose}>{t('lost.keep')}</Button>
          <Button
            tone="primary"
            aria-busy={isSaving || asked.isReading || undefined}
            onClick={() => void ask()}
          >
            {t('lose.next')}
          </Button>
        </>
      }
    >
      <form
        onSubmit={(submitted) => {
          submitted.preventDefault();
          void ask();
        }}
      >
        <Stack gap={4}>
          <Segments
            label={t('lose.surface')}
            options={open.map(({ id, name }) => ({ value: id, label: name }))}
            value={surfaceId}
            onChange={setSurfaceId}
          />
          <Row gap={4} align="start">
            <TextField
              type="time"
              label={t('lose.from')}
              hint={t('lose.fromHint')}
              error={error}
              value={from}
              onChange={({ target }) => setFrom(target.value)}
            />
            <TextField
              type="time"
              label={t('lose.until')}
              hint={t('lose.untilHint')}
              error={isAsked && endsTooSoon ? t('lose.endsTooSoon', { from: formatTime(from) }) : undefined}
              optional
              value={until}
              onChange={({ target }) => setUntil(target.value)}
            />
          </Row>
          {/* What is lost of the surface's own hours; the fields go by the browser's language, and may have another clock. */}
          {hours ? (
            <Text weight="medium" figures>
              {t('lose.hours', {
                surface: open.find(({ id }) => id === surfaceId)?.name,
                from: formatTime(hours.begins),
                until: formatTime(hours.ends),
              })}
            </Text>
          ) : null}
          {refusal === null ? null : (
            <Text tone="bad" role="alert">
              {refusal}
            </Text>
          )}
          <Row gap={3} align="center" justify="between">
            <Text soft size="sm">
              {t('lose.others')}
            </Text>
            <LinkButton dense to={paths.ice(competitionId)}>
              {t('summary.open')}
            </LinkButton>
          </Row>
        </Stack>
      </form>
    </Dialog>
  );
}
