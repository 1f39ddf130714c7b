import { useState } from 'react';
import type { DayShortRest, RunFlight } from '../../../../shared/contract/day/running/dayRuns.ts';
import { orderWithLast } from '../../../../shared/domain/day/running/startOrder.ts';
import { isApiError } from '../../../api/ApiError.ts';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { formatList } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Text } from '../../../ui/Text.tsx';
import { showToast } from '../../../ui/toastStore.ts';

interface SkateLastProps {
  readonly rest: DayShortRest;
  /** The flight that comes too soon. */
  readonly flight: RunFlight;
  readonly competitionId: string;
}

/** Moves the skaters of a short rest to the end of their second flight's start order, over the order that is shown. */
export function SkateLast({ rest: { people }, flight, competitionId }: SkateLastProps) {
  const { t } = useTranslation('rests');
  const [isSending, setSending] = useState(false);
  const ids = new Set(people.map(({ id }) => id));
  const own = flight.starters.filter((starter) => starter.people.some(({ id }) => ids.has(id)));
  const names = formatList(own.map(({ name }) => name));
  const order = orderWithLast(flight.starters, ids);
  if (flight.starters.length < 2) return null;
  if (!order) return <Text size="sm">{t('areLast', { count: own.length, names })}</Text>;
  const send = async () => {
    setSending(true);
    try {
      await call('changeOrder', {
        params: { competitionId, flightId: flight.id },
        body: { order: [...order], version: flight.version, reason: t('lastReason') },
        background: true,
        refetch: 'now',
      });
      showToast(t('movedLast', { count: own.length, names }));
    } catch (thrown) {
      const isChanged = isApiError(thrown, 'VersionConflict');
      showToast(isChanged ? t('orderOfOther') : (errorMessage(thrown) ?? String(thrown)), 'bad');
    }
    setSending(false);
  };
  return (
    <Button
      dense
      aria-disabled={isSending || undefined}
      onClick={() => {
        if (!isSending) void send();
      }}
    >
      {t('skateLast', { names })}
    </Button>
  );
}
