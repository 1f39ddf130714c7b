import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { CompetitionPanels } from '../../../../shared/contract/planning/panels.ts';
import { venueTimeOf } from '../../../../shared/domain/core/dates/venueTime.ts';
import { secondsOfTime, timeOfSeconds } from '../../../../shared/domain/core/dates/times.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { refetchChanged } from '../../../api/changes.ts';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { requestQuery } from '../../../api/queries.ts';
import { currentTime } from '../../../clock.ts';
import { formatTime } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { CheckboxCard } from '../../../ui/CheckboxCard.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { changesOfLeaving, judgesWithSeats, replacementsFor } from './leavingJudge.ts';
import { sittingElsewhere } from './sittingElsewhere.ts';
import type { PanelWords } from './usePanelWords.ts';
import type { LeftJudge } from './useUndoLeaving.ts';

interface JudgeLeavesProps {
  readonly stored: CompetitionPanels;
  readonly words: PanelWords;
  /** Keeps what was changed, so that it can be undone. */
  readonly onLeft: (left: LeftJudge) => void;
  readonly onClose: () => void;
}

const NOBODY = '';

/** A judge leaves: one command puts another in all seats to come, or leaves them open. */
export function JudgeLeaves({ stored, words, onLeft, onClose }: JudgeLeavesProps) {
  const { t } = useTranslation('panels');
  const name = useId();
  const [leavingId, setLeavingId] = useState<string | null>(null);
  const [byId, setById] = useState<string | null>(null);
  const [refusal, setRefusal] = useState('');
  const [isSaving, setIsSaving] = useState(false);
  const withSeats = judgesWithSeats(stored.panels, stored.judges);
  const leaving = withSeats.find(({ judge }) => judge.id === leavingId);
  const params = { competitionId: stored.competition.id };
  const runs = useQuery({
    ...requestQuery('listRuns', { params, query: {}, quiet: true }),
    retry: false,
    enabled: stored.published.length > 0,
  });
  const [, time = ''] = venueTimeOf(currentTime().toISOString(), stored.competition.timeZone).split('T');
  const others = (leaving ? replacementsFor(leaving, stored.judges) : [])
    .map((other) => ({
      ...other,
      duty: runs.data ? sittingElsewhere(other, stored.panels, runs.data, secondsOfTime(time)) : null,
    }))
    .toSorted((one, other) => Number(one.duty !== null) - Number(other.duty !== null));

  const busyText = ({ flight, end }: NonNullable<ReturnType<typeof sittingElsewhere>>) =>
    t('leaves.busy', {
      event: eventLabel(flight.format, flight.level),
      time: formatTime(timeOfSeconds(end)),
    });

  const save = async () => {
    if (isSaving || !leaving || byId === null) return;
    setIsSaving(true);
    setRefusal('');
    const by = others.find(({ judge }) => judge.id === byId);
    const changes = changesOfLeaving(leaving, by);
    const { id, available, version } = leaving.judge;
    try {
      await call('updatePanels', { params, body: { generation: stored.generation, changes } });
      // Nobody who has left fills an open seat.
      const body = { state: 'declined' as const, available, version };
      await call('updateJudge', { params: { ...params, coachId: id }, body });
      const open = changes.filter(({ coachId }) => coachId === null).length;
      const texts = [
        ...(by ? [t('leaves.done', { name: words.judge(by.judge.id), count: by.seats.length })] : []),
        ...(open > 0 ? [t('leaves.open', { count: open })] : []),
      ];
      onLeft({ judge: leaving.judge, changes, text: texts.join(' ') });
      onClose();
    } catch (thrown) {
      setRefusal(errorMessage(thrown) ?? String(thrown));
      void refetchChanged('updatePanels');
    } finally {
      setIsSaving(false);
    }
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('leaves.title')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            tone="primary"
            aria-busy={isSaving || undefined}
            disabledReason={leaving && byId !== null ? undefined : t('leaves.why')}
            onClick={() => void save()}
          >
            {t('leaves.save')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Select
          label={t('leaves.who')}
          placeholder={t('leaves.choose')}
          options={withSeats.map(({ judge, seats }) => ({
            value: judge.id,
            label: t('leaves.judge', { name: words.judge(judge.id), count: seats.length }),
          }))}
          value={leavingId}
          onChange={(id) => {
            setLeavingId(id);
            setById(null);
          }}
        />
        {leaving ? (
          <>
            <Stack role="list" as="ul" gap={1} size="sm">
              {leaving.seats.map(({ panel, index }) => (
                <li key={`${panel.id} ${String(index)}`}>
                  {t('seats.of', { seat: words.seat(panel, index), panel: words.place(panel) })}
                </li>
              ))}
            </Stack>
            <h3>{t('leaves.by')}</h3>
            <Stack role="list" as="ul" gap={2} minContent>
              {others.map(({ judge, seats, duty }) => (
                <li key={judge.id}>
                  <CheckboxCard
                    isOneOf
                    name={name}
                    title={judge.name}
                    detail={[
                      ...(duty ? [busyText(duty)] : []),
                      seats.length === leaving.seats.length
                        ? t('leaves.all', { count: seats.length })
                        : t('leaves.some', { count: leaving.seats.length, taken: seats.length }),
                      ...judge.rinks,
                    ].join(' · ')}
                    aside={t('choose.duties', { count: judge.duties })}
                    checked={byId === judge.id}
                    onChange={() => setById(judge.id)}
                  />
                </li>
              ))}
              <li>
                <CheckboxCard
                  isOneOf
                  name={name}
                  title={t('choose.nobody')}
                  checked={byId === NOBODY}
                  onChange={() => setById(NOBODY)}
                />
              </li>
            </Stack>
            <Text soft size="sm">
              {t('leaves.text', { name: leaving.judge.name })}
            </Text>
          </>
        ) : null}
        {refusal ? (
          <Text role="alert" tone="bad">
            {refusal}
          </Text>
        ) : null}
      </Stack>
    </Dialog>
  );
}
