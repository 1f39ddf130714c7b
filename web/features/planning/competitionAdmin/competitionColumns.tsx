import type { Translator } from '../../../i18n/Translator.ts';
import { Link } from 'react-router-dom';
import { dayIn } from '../../../../shared/domain/core/dates/timeZone.ts';
import { currentTime } from '../../../clock.ts';
import { RegistrationPill } from '../../entering/competitionList/index.ts';
import { TwoLineCell } from '../../../table/TwoLineCell.tsx';
import { asDay, asInstant, asMoney } from '../../../table/export/exportValue.ts';
import { formatVenueClock } from '../../../i18n/adminFormats.ts';
import { formatAmount, formatDay, formatDays } from '../../../i18n/formats.ts';
import type { TableColumn, NameColumn } from '../../../table/columns.ts';
import { useNow } from '../../../ui/now.ts';
import { Pill } from '../../../ui/Pill.tsx';
import styles from './competitionColumns.module.css';
import { type AdminCompetitionRow, competitionPageOf, statusOfRow } from './competitionRow.ts';

type Words = Translator<['competitionAdmin', 'competitionList', 'common']>;

export function nameColumn(t: Words): NameColumn<AdminCompetitionRow> {
  return {
    id: 'name',
    heading: t('columns.name'),
    text: ({ name }) => name,
    to: competitionPageOf,
    detail: ({ theme }) => theme,
    sortable: true,
    alsoExported: [{ heading: t('columns.theme'), value: ({ theme }) => theme }],
  };
}

export function competitionColumns(t: Words): TableColumn<AdminCompetitionRow>[] {
  return [
    {
      id: 'state',
      heading: t('columns.state'),
      phone: 'right',
      cell: (row) => <CurrentStatus row={row} draft={t('common:registration.draft')} />,
      exportValue: (row) => t(`common:registration.${statusOfRow(row, currentTime())}`),
    },
    {
      id: 'dates',
      heading: t('columns.dates'),
      sortable: true,
      phone: 'left',
      cell: ({ startDate, endDate }) =>
        startDate === null ? (
          '–'
        ) : (
          <span className={styles.whole}>{formatDays(startDate, laterOf(startDate, endDate))}</span>
        ),
      exportValue: ({ startDate }) => asDay(startDate),
      alsoExported: [{ heading: t('columns.endDate'), value: ({ endDate }) => asDay(endDate) }],
    },
    {
      id: 'rink',
      heading: t('columns.rink'),
      sortable: true,
      cell: ({ rink }) =>
        rink === null ? (
          '–'
        ) : (
          <TwoLineCell detail={`${rink.city}, ${rink.country}`} short>
            {rink.name}
          </TwoLineCell>
        ),
      exportValue: ({ rink }) => rink?.name ?? null,
      alsoExported: [
        { heading: t('columns.city'), value: ({ rink }) => rink?.city ?? null },
        { heading: t('columns.country'), value: ({ rink }) => rink?.country ?? null },
      ],
    },
    {
      id: 'closes',
      heading: t('columns.closes'),
      sortable: true,
      cell: (row) =>
        row.state === 'draft' ? (
          <Link to={competitionPageOf(row)} aria-label={t('continueOf', { name: row.name })}>
            {t('actions.continue')}
          </Link>
        ) : (
          <TimeCell instant={row.openUntil} timeZone={row.timeZone} />
        ),
      exportValue: ({ openUntil, timeZone }) => asInstant(openUntil, timeZone ?? 'UTC'),
    },
    {
      id: 'price',
      heading: t('columns.price'),
      align: 'end',
      phone: 'right',
      cell: (row) => {
        const price = priceOf(row);
        return price === null ? '–' : formatAmount(price.amount, price.currency, true);
      },
      exportValue: (row) => {
        const price = priceOf(row);
        return price && asMoney(price.amount, price.currency);
      },
    },
    ...moreColumns(t),
  ];
}

/** Hidden until chosen. */
function moreColumns(t: Words): TableColumn<AdminCompetitionRow>[] {
  return [
    {
      id: 'opens',
      heading: t('columns.opens'),
      hidden: true,
      cell: ({ openFrom, timeZone }) =>
        openFrom === null ? t('atOnce') : <TimeCell instant={openFrom} timeZone={timeZone ?? 'UTC'} />,
      exportValue: ({ openFrom, timeZone }) => asInstant(openFrom, timeZone ?? 'UTC'),
    },
    {
      id: 'capacity',
      heading: t('columns.capacity'),
      hidden: true,
      align: 'end',
      cell: ({ capacity }) => capacity ?? '–',
      exportValue: ({ capacity }) => capacity,
    },
    {
      id: 'contact',
      heading: t('columns.contact'),
      hidden: true,
      cell: ({ contactName, contactEmail }) => (
        <TwoLineCell detail={contactName === null ? null : contactEmail} short>
          {contactName ?? contactEmail ?? '–'}
        </TwoLineCell>
      ),
      exportValue: ({ contactName }) => contactName,
      alsoExported: [{ heading: t('columns.contactEmail'), value: ({ contactEmail }) => contactEmail }],
    },
  ];
}

/** A draft may still end before it begins. */
const laterOf = (startDate: string, endDate: string | null) =>
  endDate === null || endDate < startDate ? startDate : endDate;

function priceOf(row: AdminCompetitionRow) {
  if (row.state === 'draft' || row.fromPrice === null) return null;
  return { amount: row.fromPrice, currency: row.currency };
}

/** The day, and small below it the time at the venue. */
function TimeCell({ instant, timeZone }: { readonly instant: string; readonly timeZone: string }) {
  return (
    <span className={styles.whole}>
      <TwoLineCell detail={formatVenueClock(instant, timeZone)}>
        {formatDay(dayIn(new Date(instant), timeZone))}
      </TwoLineCell>
    </span>
  );
}

/** Changes the moment registration opens or closes. */
function CurrentStatus({ row, draft }: { readonly row: AdminCompetitionRow; readonly draft: string }) {
  const now = useNow();
  if (row.state === 'draft') return <Pill tone="info">{draft}</Pill>;
  return <RegistrationPill competition={row} now={now} />;
}
