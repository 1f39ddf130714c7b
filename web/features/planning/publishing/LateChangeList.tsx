import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import type { Block } from '../../../../shared/contract/core/planningFiles.ts';
import type { ScheduleDifference } from '../../../../shared/contract/planning/scheduleDifference.ts';
import { isApiError } from '../../../api/ApiError.ts';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { requestQuery } from '../../../api/queries.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Pill } from '../../../ui/Pill.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import { Spinner } from '../../../ui/Waiting.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { type LateChange, putIn, takeOut, takeOutAll } from './lateChange.ts';
import { placeText } from './placeText.ts';
import styles from './Publishing.module.css';

interface LateChangeListProps {
  readonly competitionId: string;
  readonly difference: ScheduleDifference;
}

/** A withdrawn entry is taken out at once; for a late one the place is found first, with the blocks that it moves. */
export function LateChangeList({ competitionId, difference }: LateChangeListProps) {
  const { t } = useTranslation('publishing');
  const params = { competitionId };
  const problem = useQuery(requestQuery('getScheduleProblem', { params }));
  const draft = useQuery(requestQuery('getScheduleDraft', { params }));
  const [found, setFound] = useState<{ id: string; revision: number; change: LateChange | null } | null>(
    null,
  );
  const [refusal, setRefusal] = useState('');
  const [isSaving, setIsSaving] = useState(false);
  if (problem.isError || draft.isError) {
    const retry = () => void Promise.all([problem.refetch(), draft.refetch()]);
    return <ErrorState title={t('failed')} onRetry={retry} />;
  }
  if (!problem.data || !draft.data) return <Spinner />;
  const stored = draft.data;
  const facts = problem.data.problem;
  const { entered, withdrawn, programmes, events, surfaces } = difference;
  const named = new Map(programmes.map((programme) => [programme.id, programme]));
  const labels = new Map(events.map(({ id, format, level }) => [id, eventLabel(format, level)] as const));
  const nameOf = (id: string) => named.get(id)?.name ?? '';
  const labelOf = (id: string) => labels.get(named.get(id)?.eventId ?? '') ?? '';

  const store = async (change: LateChange, reason: string) => {
    if (isSaving) return;
    setIsSaving(true);
    setRefusal('');
    try {
      await call('updateScheduleDraft', { params, body: { ...change.body, reason } });
      showToast(t('late.done'));
      setFound(null);
    } catch (thrown) {
      if (!isApiError(thrown)) throw thrown;
      const reasonOf = thrown.errors[0]?.message ?? errorMessage(thrown) ?? thrown.message;
      setRefusal(thrown.code === 'VersionConflict' ? t('late.conflict') : reasonOf);
      void draft.refetch();
    } finally {
      setIsSaving(false);
    }
  };
  const removeEntry = (id: string) => {
    const change = takeOut(facts, stored, id);
    if (change) void store(change, t('late.reasonWithdrawn', { name: nameOf(id) }).slice(0, 300));
  };
  const removeAll = () => {
    const change = takeOutAll(facts, stored, withdrawn);
    if (change) void store(change, t('late.reasonAllWithdrawn', { count: withdrawn.length }));
  };
  const find = (id: string) =>
    setFound({ id, revision: stored.revision, change: putIn(facts, stored, id, crypto.randomUUID()) });
  const blockText = (block: Block) => {
    const flight = stored.events.find(({ flights }) => flights.some((one) => one.id === block.flightId));
    const event = labels.get(flight?.eventId ?? '');
    return event ?? t(`late.kinds.${block.kind}`);
  };

  return (
    <Stack gap={4} minContent>
      {refusal === '' ? null : (
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
      )}
      {entered.length + withdrawn.length === 0 ? <p>{t('late.none')}</p> : null}
      {withdrawn.length > 1 ? (
        <div>
          <Button onClick={removeAll}>{t('late.takeOutAll', { count: withdrawn.length })}</Button>
        </div>
      ) : null}
      <Stack role="list" as="ul" gap={3} minContent className={styles.readers}>
        {withdrawn.map((id) => (
          <li key={id}>
            <Entry name={nameOf(id)} event={labelOf(id)} isEntered={false} />
            <Button aria-label={t('late.takeOutOf', { name: nameOf(id) })} onClick={() => removeEntry(id)}>
              {t('late.takeOut')}
            </Button>
          </li>
        ))}
        {entered.map((id) => {
          const place = found?.id === id && found.revision === stored.revision ? found : null;
          const change = place?.change;
          const name = nameOf(id);
          return (
            <Stack key={id} as="li" gap={2} minContent breaks className={styles.moves}>
              <Entry name={name} event={labelOf(id)} isEntered />
              {place && !change ? <p>{t('late.noPlace')}</p> : null}
              {change?.flight?.block ? (
                <>
                  <p>
                    {t(change.flight.isNew ? 'late.alone' : 'late.joins', {
                      flight: placeText(change.flight.block, surfaces),
                    })}{' '}
                    {change.moved.length === 0 ? t('late.nobodyMoves') : t('late.moved')}
                  </p>
                  <Stack role="list" as="ul" gap={3} minContent>
                    {change.moved.map(({ before, after }) => (
                      <li key={`${after.date} ${after.start}`} className={styles.detail}>
                        {t('late.movedBlock', {
                          what: blockText(after),
                          before: placeText(before, surfaces),
                          after: placeText(after, surfaces),
                        })}
                      </li>
                    ))}
                  </Stack>
                  <div>
                    <Button
                      tone="primary"
                      aria-label={t('late.addOf', { name })}
                      onClick={() => void store(change, t('late.reasonEntered', { name }).slice(0, 300))}
                    >
                      {t('late.add')}
                    </Button>
                  </div>
                </>
              ) : null}
              {place ? null : (
                <div>
                  <Button aria-label={t('late.findFor', { name })} onClick={() => find(id)}>
                    {t('late.find')}
                  </Button>
                </div>
              )}
            </Stack>
          );
        })}
      </Stack>
    </Stack>
  );
}

interface EntryProps {
  readonly name: string;
  readonly event: string;
  readonly isEntered: boolean;
}

function Entry({ name, event, isEntered }: EntryProps) {
  const { t } = useTranslation('publishing');
  return (
    <div>
      <p className={styles.reader}>
        <span>{name}</span>
        <Pill tone={isEntered ? 'info' : 'warn'}>{t(isEntered ? 'late.entered' : 'late.withdrawn')}</Pill>
      </p>
      <p className={styles.detail}>{event}</p>
    </div>
  );
}
