import { useId, useState } from 'react';
import type { JudgingSwap } from '../../../../../shared/contract/planning/judging.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Button } from '../../../../ui/Button.tsx';
import { CheckboxCard } from '../../../../ui/CheckboxCard.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { SeatLine, seatLabel } from './SeatLine.tsx';
import type { JudgingCalls } from './useJudgingCalls.ts';

interface OffersProps {
  readonly swaps: readonly JudgingSwap[];
  readonly calls: JudgingCalls;
}

/** Seats that other judges offer, and own offers that nobody has answered. */
export function Offers({ swaps, calls }: OffersProps) {
  const { t } = useTranslation('judging');
  const [taken, setTaken] = useState<JudgingSwap | null>(null);
  const groups = [
    { title: t('offers.title'), own: swaps.filter(({ isMine }) => !isMine) },
    { title: t('offers.mine'), own: swaps.filter(({ isMine }) => isMine) },
  ];
  return (
    <>
      {groups.map(({ title, own }) =>
        own.length === 0 ? null : (
          <Stack key={title} aria-label={title} as="section" gap={3}>
            <h2>{title}</h2>
            <Stack role="list" as="ul" gap={3} minContent>
              {own.map((swap) => (
                <SeatLine
                  key={swap.id}
                  seat={swap.seat}
                  notes={<p>{t(swap.isMine ? 'offers.to' : 'offers.from', { name: swap.with })}</p>}
                  actions={swap.isMine ? cancelling(swap) : answering(swap)}
                />
              ))}
            </Stack>
          </Stack>
        ),
      )}
      {taken ? <TakeDialog swap={taken} calls={calls} onClose={() => setTaken(null)} /> : null}
    </>
  );

  function cancelling({ id, seat }: JudgingSwap) {
    return (
      <Button
        dense
        aria-label={`${t('offers.cancel')}: ${seatLabel(seat)}`}
        onClick={() => void calls.cancelOffer(id, t('offers.cancelled'))}
      >
        {t('offers.cancel')}
      </Button>
    );
  }

  function answering(swap: JudgingSwap) {
    const { id, seat } = swap;
    return (
      <>
        <Button
          dense
          tone="primary"
          aria-label={`${t('offers.take')}: ${seatLabel(seat)}`}
          onClick={() => setTaken(swap)}
        >
          {t('offers.take')}
        </Button>
        <Button
          dense
          aria-label={`${t('offers.decline')}: ${seatLabel(seat)}`}
          onClick={() =>
            void calls.answerOffer(id, { answer: 'declined', inReturn: null }, t('offers.declined'))
          }
        >
          {t('offers.decline')}
        </Button>
      </>
    );
  }
}

interface TakeDialogProps {
  readonly swap: JudgingSwap;
  readonly calls: JudgingCalls;
  readonly onClose: () => void;
}

/** Takes an offered seat over, or swaps it for one of the own seats that fit the other judge. */
function TakeDialog({ swap, calls, onClose }: TakeDialogProps) {
  const { t } = useTranslation('judging');
  const name = useId();
  const [given, setGiven] = useState(-1);
  const take = async () => {
    const seat = swap.inReturn[given];
    onClose();
    const inReturn = seat ? { panelId: seat.id, seat: seat.seat } : null;
    await calls.answerOffer(
      swap.id,
      { answer: 'accepted', inReturn },
      t(seat ? 'offers.swapped' : 'offers.taken'),
    );
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('offers.swapTitle')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button tone="primary" onClick={() => void take()}>
            {t('offers.confirm')}
          </Button>
        </>
      }
    >
      <Stack role="list" as="ul" gap={2} minContent>
        <li>
          <CheckboxCard
            isOneOf
            name={name}
            title={t('offers.nothing')}
            checked={given === -1}
            onChange={() => setGiven(-1)}
          />
        </li>
        {swap.inReturn.map((seat, index) => (
          <li key={`${seat.id} ${String(seat.seat)}`}>
            <CheckboxCard
              isOneOf
              name={name}
              title={seatLabel(seat)}
              detail={`${seat.surface} · ${t(`seats.${seat.kind}`)}`}
              checked={given === index}
              onChange={() => setGiven(index)}
            />
          </li>
        ))}
      </Stack>
    </Dialog>
  );
}
