import type { Translator } from '../../../i18n/Translator.ts';
import type { EntryKind } from '../../../../shared/contract/entering/competitions/forms.ts';
import type { Entry } from '../../../../shared/contract/entering/entries/entry.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { dayIn } from '../../../../shared/domain/core/dates/timeZone.ts';
import { formatAmount, formatDay, formatDays } from '../../../i18n/formats.ts';
import { TwoLineCell } from '../../../table/TwoLineCell.tsx';
import type { TableColumn } from '../../../table/columns.ts';
import { asDay, asInstant, asMoney } from '../../../table/export/exportValue.ts';
import { Pill } from '../../../ui/Pill.tsx';
import { EntryPill, PartnerLink, PartnerPill } from '../entries/index.ts';
import styles from './FamilyEntries.module.css';
import { currentTime } from '../../../clock.ts';
import { entryIssues } from './entryIssues.ts';
import { MoneyPill } from './pay/MoneyPill.tsx';

/** The columns of a family's entries. */
export function submissionColumns(
  t: Translator<['myEntries', 'entryStates']>,
  kind: EntryKind,
): TableColumn<Entry>[] {
  return [
    {
      id: 'competition',
      heading: t('columns.competition'),
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
      cell: (entry) => (
        <TwoLineCell detail={<span className={styles.onDesk}>{waitingText(t, entry.events)}</span>} wraps>
          <EntryPill {...entry} />
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
      cell: ({ totalPrice, currency }) => formatAmount(totalPrice, currency),
      sortable: true,
      exportValue: ({ totalPrice, currency }) => asMoney(totalPrice, currency),
    },
    {
      id: 'payment',
      heading: t('columns.payment'),
      phone: 'left',
      cell: (entry) => <MoneyPill entry={entry} />,
      exportValue: (entry) => (hasMoney(entry) ? t(`entryStates:payment.${entry.paymentState}`) : ''),
    },
    missingColumn(t),
    {
      id: 'reference',
      // The card above the table shows what to quote.
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

/** Each event on a waitlist, with its position. */
function waitingText(t: Translator<['myEntries', 'entryStates']>, events: Entry['events']): string {
  return events
    .filter(({ state }) => state === 'waiting')
    .map(({ format, level, waitingPlace }) => {
      const event = eventLabel(format, level);
      return waitingPlace === null ? event : t('waitingPlace', { event, place: waitingPlace });
    })
    .join(', ');
}

/** The partner's status, with a link to change the partner. */
function partnerColumn(t: Translator<['myEntries', 'entryStates']>): TableColumn<Entry> {
  return {
    id: 'partner',
    heading: t('columns.partner'),
    cell: (entry) =>
      entry.partner ? (
        <>
          <PartnerPill state={entry.partner.state} /> <PartnerLink entry={entry} />
        </>
      ) : null,
    exportValue: ({ partner }) => (partner ? t(`entryStates:partner.${partner.state}`) : ''),
  };
}

/** The missing details of an entry, and the number of its eligibility warnings. */
function missingColumn(t: Translator<'myEntries'>): TableColumn<Entry> {
  const issues = (entry: Entry) => {
    const { missing, warnings, forDay } = entryIssues(entry, currentTime());
    return {
      names: [...missing, ...forDay].map((one) => t(`missing.${one}`)),
      warnings: warnings.length,
    };
  };
  return {
    id: 'missing',
    heading: t('columns.missing'),
    phone: 'left',
    cell: (entry) => {
      const { names, warnings } = issues(entry);
      const count = names.length + warnings;
      if (count === 0) return null;
      const [only] = count === 1 ? names : [];
      return (
        <Pill tone="warn">
          {only === undefined ? null : <span className={styles.onDesk}>{only}</span>}
          <span className={only === undefined ? undefined : styles.onPhone}>{t('toClearUp', { count })}</span>
        </Pill>
      );
    },
    exportValue: (entry) => {
      const { names, warnings } = issues(entry);
      return [...names, ...(warnings > 0 ? [t('toClearUp', { count: warnings })] : [])].join(', ');
    },
  };
}
