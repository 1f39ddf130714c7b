import { useState, type ReactNode } from 'react';
import type { ScheduleDifference } from '../../../../shared/contract/planning/scheduleDifference.ts';
import { isRehearsal } from '../../../../shared/domain/core/competitions/rehearsalId.ts';
import { isApiError } from '../../../api/ApiError.ts';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { CheckboxCard } from '../../../ui/CheckboxCard.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import { Spinner } from '../../../ui/Waiting.tsx';
import { CoachConflicts, Conflicts } from './Conflicts.tsx';
import { DifferenceSummary } from './DifferenceSummary.tsx';
import { publishedText } from './publishedText.ts';
import { SeatsToFill } from './SeatsToFill.tsx';
import { useFlightText } from './useFlightText.ts';

interface PublishNowProps {
  readonly competitionId: string;
  /** The draft that is shown: another one is not published from here. */
  readonly draft: { readonly generation: number; readonly revision: number };
  /** Instead of the button, the way to look at all that would be published; null where nothing else would. */
  readonly otherWay: ReactNode;
  /** Why it can no longer be published as it is, or null; asked right before. */
  readonly onCheck: () => Promise<string | null>;
  readonly onPublished: (version: number) => void;
}

type Step =
  | { readonly at: 'closed' | 'reading' | 'failed' | 'changed' }
  | { readonly at: 'shown'; readonly difference: ScheduleDifference };

/** Publishes what was just changed from where it was changed, after one question that says who is emailed. */
export function PublishNow({ competitionId, draft, otherWay, onCheck, onPublished }: PublishNowProps) {
  const { t } = useTranslation('publishing');
  const [asked, setStep] = useState<Step>({ at: 'closed' });
  const [isConfirmed, setIsConfirmed] = useState(false);
  const [areSeatsConfirmed, setSeatsConfirmed] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [isPublishing, setIsPublishing] = useState(false);
  // Another organiser may change the draft while the question is open.
  const step: Step = asked.at !== 'closed' && otherWay !== null ? { at: 'changed' } : asked;
  const params = { competitionId };
  const close = () => setStep({ at: 'closed' });
  const isOfDraft = ({ generation, revision }: ScheduleDifference) =>
    generation === draft.generation && revision === draft.revision;

  const open = async () => {
    setRefusal('');
    setIsConfirmed(false);
    setSeatsConfirmed(false);
    setStep({ at: 'reading' });
    try {
      const { data } = await call('getScheduleDifference', { params, fresh: true });
      setStep(isOfDraft(data) ? { at: 'shown', difference: data } : { at: 'changed' });
    } catch (thrown) {
      if (!isApiError(thrown)) throw thrown;
      setStep({ at: 'failed' });
    }
  };

  const publish = async (difference: ScheduleDifference) => {
    const { version, generation, revision, findings, undrawn } = difference;
    if (isPublishing) return;
    setIsPublishing(true);
    try {
      const refused = await onCheck();
      if (refused !== null) {
        setRefusal(refused);
        return;
      }
      const [confirmed, confirmedUndrawn] = [idsOf(findings), idsOf(undrawn)];
      const body = { version, generation, revision, confirmed, confirmedUndrawn, comment: null };
      const { data } = await call('publishSchedule', { params, body });
      showToast(publishedText(t, data, difference, !isRehearsal(competitionId)));
      close();
      onPublished(data.version);
    } catch (thrown) {
      if (!isApiError(thrown)) throw thrown;
      if (thrown.code === 'VersionConflict') setStep({ at: 'changed' });
      else if (thrown.status < 400) setRefusal(t('now.offline'));
      else
        setRefusal(
          t('publish.refused', {
            reason: thrown.errors[0]?.message ?? errorMessage(thrown) ?? thrown.message,
          }),
        );
    } finally {
      setIsPublishing(false);
    }
  };

  const shown = step.at === 'shown' ? step.difference : null;
  const why =
    shown && shown.unplaced.length > 0
      ? t('now.whyUnplaced')
      : shown && shown.findings.length > 0 && !isConfirmed
        ? t('publish.whyConflicts')
        : shown && shown.openedSeats.seats > 0 && !areSeatsConfirmed
          ? t('openedSeats.why')
          : undefined;
  const title = t('now.title', { version: (shown?.version ?? 0) + 1 });
  return (
    <>
      {otherWay ?? (
        <Button tone="primary" onClick={() => void open()}>
          {t('now.open')}
        </Button>
      )}
      <Dialog
        isOpen={step.at !== 'closed'}
        onClose={close}
        title={shown ? title : t('publish.title')}
        actions={
          <>
            <Button onClick={close}>{t('now.cancel')}</Button>
            {shown ? (
              <Button
                tone="primary"
                disabledReason={why}
                aria-busy={isPublishing || undefined}
                onClick={() => void publish(shown)}
              >
                {t('publish.submit', { version: shown.version + 1 })}
              </Button>
            ) : null}
            {step.at === 'changed' ? (
              <LinkButton tone="primary" to={paths.publishing(competitionId)}>
                {t('now.toPage')}
              </LinkButton>
            ) : null}
          </>
        }
      >
        <Stack gap={4} minContent>
          {step.at === 'reading' ? <Spinner label={t('now.reading')} /> : null}
          {step.at === 'failed' ? <p role="alert">{t('now.failed')}</p> : null}
          {step.at === 'changed' ? <p role="alert">{t('now.changed')}</p> : null}
          {shown ? (
            <Shown
              competitionId={competitionId}
              difference={shown}
              sendsMails={!isRehearsal(competitionId)}
              isConfirmed={isConfirmed}
              onConfirm={setIsConfirmed}
            />
          ) : null}
          {shown && shown.openedSeats.seats > 0 ? (
            <SeatsToFill competitionId={competitionId} difference={shown}>
              <CheckboxCard
                title={t('openedSeats.confirm', { count: shown.openedSeats.seats })}
                checked={areSeatsConfirmed}
                onChange={({ target }) => setSeatsConfirmed(target.checked)}
              />
            </SeatsToFill>
          ) : null}
          {shown === null || refusal === '' ? null : (
            <Text tone="bad" weight="medium" role="alert">
              {refusal}
            </Text>
          )}
        </Stack>
      </Dialog>
    </>
  );
}

const idsOf = (all: readonly { readonly id: string }[]) => all.map(({ id }) => id);

interface ShownProps {
  readonly competitionId: string;
  readonly difference: ScheduleDifference;
  /** A rehearsal sends none. */
  readonly sendsMails: boolean;
  readonly isConfirmed: boolean;
  readonly onConfirm: (isConfirmed: boolean) => void;
}

function Shown({ competitionId, difference, sendsMails, isConfirmed, onConfirm }: ShownProps) {
  const { t } = useTranslation('publishing');
  const flightText = useFlightText(difference);
  const { findings, undrawn } = difference;
  return (
    <>
      {sendsMails ? <DifferenceSummary difference={difference} /> : <p>{t('now.rehearsal')}</p>}
      {undrawn.length === 0 ? null : <p>{t('now.undrawn', { count: undrawn.length })}</p>}
      {findings.length === 0 ? null : (
        <Conflicts {...{ competitionId, difference, flightText, isConfirmed, onConfirm }} />
      )}
      <CoachConflicts difference={difference} flightText={flightText} />
    </>
  );
}
