import type { TFunction } from 'i18next';
import type { Entry } from '../../../shared/contract/entry.ts';
import type { EntryKind } from '../../../shared/contract/forms.ts';
import { eventLabel } from '../../../shared/domain/events/eventId.ts';
import { PartnerLink } from '../../entries/PartnerLink.tsx';
import { PartnerPill } from '../../entries/PartnerPill.tsx';
import { EntryPill, PaymentPill } from '../../entries/StatePills.tsx';
import { TwoLines } from '../../entries/TwoLines.tsx';
import { asDay, asInstant, asMoney } from '../../export/exportValue.ts';
import { missingOf } from '../../../shared/domain/reminders/missing.ts';
import { formatAmount, formatDay, formatDays } from '../../i18n/formats.ts';
import type { Column } from '../../table/columns.ts';
import { Pill } from '../../ui/Pill.tsx';

/** What a family wants to know of an entry: where, whether it stands, what it costs, how to pay. */
export function submissionColumns(
  t: TFunction<['submissions', 'entryStates']>,
  kind: EntryKind,
): Column<Entry>[] {
  return [
    {
      id: 'competition',
      heading: t('columns.competition'),
      phone: 'left',
      cell: ({ competition: { name, startDate, endDate } }) => (
        <TwoLines detail={formatDays(startDate, endDate)}>{name}</TwoLines>
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
        <TwoLines detail={waitingText(t, events)}>
          <EntryPill state={state} />
        </TwoLines>
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
      cell: ({ paymentState, balance, currency }) => (
        <TwoLines
          detail={
            balance === 0
              ? null
              : t(balance > 0 ? 'toPay' : 'toGetBack', {
                  amount: formatAmount(Math.abs(balance), currency, true),
                })
          }
        >
          <PaymentPill state={paymentState} />
        </TwoLines>
      ),
      exportValue: ({ paymentState }) => t(`entryStates:payment.${paymentState}`),
    },
    missingColumn(t),
    {
      id: 'reference',
      heading: t('columns.reference'),
      cell: ({ paymentReference }) => paymentReference,
      exportValue: ({ paymentReference }) => paymentReference,
    },
    {
      id: 'submitted',
      hidden: true,
      heading: t('columns.submitted'),
      cell: ({ submittedAt }) => formatDay(submittedAt.slice(0, 10)),
      sortable: true,
      exportValue: ({ submittedAt }) => asInstant(submittedAt),
    },
  ];
}

/** Each event that waits, with its place in the list. */
function waitingText(t: TFunction<['submissions', 'entryStates']>, events: Entry['events']): string {
  return events
    .filter(({ state }) => state === 'waiting')
    .map(({ format, level, waitingPlace }) => {
      const event = eventLabel(format, level);
      return waitingPlace === null ? event : t('waitingPlace', { event, place: waitingPlace });
    })
    .join(', ');
}

/** What the partner has said, and where the partner is changed. */
function partnerColumn(t: TFunction<['submissions', 'entryStates']>): Column<Entry> {
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

/** What the family still owes the entry, money apart. */
function missingColumn(t: TFunction<['submissions', 'entryStates']>): Column<Entry> {
  const textOf = (entry: Entry) =>
    missingOf(entry, entry.competition.endDate)
      .map((one) => t(`missing.${one}`))
      .join(', ');
  return {
    id: 'missing',
    heading: t('columns.missing'),
    cell: (entry) => {
      const text = textOf(entry);
      return text === '' ? t('nothingMissing') : <Pill tone="warn">{text}</Pill>;
    },
    exportValue: textOf,
  };
}
