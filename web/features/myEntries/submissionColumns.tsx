import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import type { Entry } from '../../../shared/contract/entries/entry.ts';
import type { EntryKind } from '../../../shared/contract/competitions/forms.ts';
import { eventLabel } from '../../../shared/domain/events/eventId.ts';
import { dayIn } from '../../../shared/domain/registration/timeZone.ts';
import { EntryPill, PartnerLink, PartnerPill, PaymentPill } from '../entries/index.ts';
import { TwoLineCell } from '../../table/TwoLineCell.tsx';
import { asDay, asInstant, asMoney } from '../../table/export/exportValue.ts';
import { formatAmount, formatDay, formatDays } from '../../i18n/formats.ts';
import type { Column } from '../../table/columns.ts';
import { missingColumn } from './missingColumn.tsx';

/** The columns of a family's entries. */
export function submissionColumns(
  t: TFunction<['myEntries', 'entryStates']>,
  kind: EntryKind,
): Column<Entry>[] {
  return [
    {
      id: 'competition',
      heading: t('columns.competition'),
      phone: 'left',
      cell: ({ competition: { name, startDate, endDate } }) => (
        <TwoLineCell detail={formatDays(startDate, endDate)}>{name}</TwoLineCell>
      ),
      sortable: true,
      exportValue: ({ competition }) => competition.name,
      alsoExported: [
        { heading: t('columns.firstDay'), value: ({ competition }) => asDay(competition.startDate) },
        { heading: t('columns.lastDay'), value: ({ competition }) => asDay(competition.endDate) },
      ],
    },
    {
      id: 'state',
      heading: t('columns.state'),
      phone: 'left',
      cell: ({ state, events }) => (
        <TwoLineCell detail={waitingText(t, events)} wraps>
          <EntryPill state={state} />
        </TwoLineCell>
      ),
      exportValue: ({ state }) => t(`entryStates:state.${state}`),
      alsoExported: [{ heading: t('columns.waiting'), value: ({ events }) => waitingText(t, events) }],
    },
    ...(kind === 'dance' ? [partnerColumn(t)] : []),
    {
      id: 'amount',
      heading: t('columns.amount'),
      align: 'end',
      phone: 'right',
      cell: ({ totalPrice, currency }) => formatAmount(totalPrice, currency),
      sortable: true,
      exportValue: ({ totalPrice, currency }) => asMoney(totalPrice, currency),
    },
    {
      id: 'payment',
      heading: t('columns.payment'),
      phone: 'left',
      cell: (entry) =>
        hasMoney(entry) && (
          <TwoLineCell detail={openText(t, entry)}>
            <PaymentPill state={entry.paymentState} />
          </TwoLineCell>
        ),
      exportValue: (entry) => (hasMoney(entry) ? t(`entryStates:payment.${entry.paymentState}`) : ''),
    },
    missingColumn(t),
    {
      id: 'reference',
      // The payment's cell shows the reference while a balance is due.
      hidden: true,
      heading: t('columns.reference'),
      cell: ({ paymentReference }) => paymentReference,
      exportValue: ({ paymentReference }) => paymentReference,
    },
    {
      id: 'submitted',
      hidden: true,
      heading: t('columns.submitted'),
      cell: ({ submittedAt, competition: { timeZone } }) => formatDay(dayIn(new Date(submittedAt), timeZone)),
      sortable: true,
      exportValue: ({ submittedAt, competition: { timeZone } }) => asInstant(submittedAt, timeZone),
    },
  ];
}

/** An entry withdrawn before any payment has no payment status. */
function hasMoney({ state, totalPrice, paid, refunded }: Entry): boolean {
  return state !== 'withdrawn' || totalPrice > 0 || paid > 0 || refunded > 0;
}

/** The balance with the reference to pay it by, or the refund due. */
function openText(t: TFunction<'myEntries'>, { balance, currency, paymentReference }: Entry): ReactNode {
  const amount = formatAmount(Math.abs(balance), currency, true);
  if (balance === 0) return null;
  if (balance < 0) return t('toGetBack', { amount });
  return (
    <>
      {t('toPay', { amount })}
      <br />
      {t('toPayBy', { reference: paymentReference })}
    </>
  );
}

/** Each event on a waitlist, with its position. */
function waitingText(t: TFunction<['myEntries', 'entryStates']>, events: Entry['events']): string {
  return events
    .filter(({ state }) => state === 'waiting')
    .map(({ format, level, waitingPlace }) => {
      const event = eventLabel(format, level);
      return waitingPlace === null ? event : t('waitingPlace', { event, place: waitingPlace });
    })
    .join(', ');
}

/** The partner's status, with a link to change the partner. */
function partnerColumn(t: TFunction<['myEntries', 'entryStates']>): Column<Entry> {
  return {
    id: 'partner',
    heading: t('columns.partner'),
    phone: 'left',
    cell: (entry) =>
      entry.partner ? (
        <>
          <PartnerPill state={entry.partner.state} /> <PartnerLink entry={entry} />
        </>
      ) : null,
    exportValue: ({ partner }) => (partner ? t(`entryStates:partner.${partner.state}`) : ''),
  };
}
