import type { TFunction } from 'i18next';
import { PartnerPill } from '../../entries/PartnerPill.tsx';
import { TwoLines } from '../../entries/TwoLines.tsx';
import { asInstant } from '../../export/exportValue.ts';
import { formatAmount, formatInstant } from '../../i18n/formats.ts';
import type { Column } from '../../table/columns.ts';
import { Pill } from '../../ui/Pill.tsx';
import styles from './CoachDesk.module.css';
import type { CoachRow } from './coachRow.ts';

export type CoachT = TFunction<['coachDesk', 'entryStates']>;

/** What is missing, who has looked through it, at which level. */
export function coachColumns(t: CoachT, timeZone: string): Column<CoachRow>[] {
  return [
    {
      id: 'missing',
      heading: t('columns.missing'),
      phone: 'left',
      sortable: true,
      cell: (row) => (
        <TwoLines detail={detailOf(t, row)}>
          <Missing t={t} row={row} />
        </TwoLines>
      ),
      exportValue: ({ lacks }) => lacks.map((lack) => t(`lacks.${lack}`)).join(', '),
    },
    {
      id: 'verified',
      heading: t('columns.verified'),
      phone: 'right',
      sortable: true,
      cell: ({ entry: { verified } }) =>
        verified ? (
          <TwoLines detail={`${verified.by}, ${formatInstant(verified.at, timeZone)}`}>
            <Pill tone="good">{t('verified')}</Pill>
          </TwoLines>
        ) : (
          <Pill tone="neutral">{t('notVerified')}</Pill>
        ),
      exportValue: ({ entry: { verified } }) => verified?.by ?? '',
      alsoExported: [
        {
          heading: t('columns.verifiedAt'),
          value: ({ entry: { verified } }) => (verified ? asInstant(verified.at, timeZone) : null),
        },
      ],
    },
    {
      id: 'level',
      heading: t('columns.level'),
      cell: ({ entry }) => levelsOf(entry),
      exportValue: ({ entry }) => levelsOf(entry),
    },
  ];
}

function Missing({ t, row: { entry, lacks } }: { readonly t: CoachT; readonly row: CoachRow }) {
  if (entry.state === 'withdrawn') return <Pill tone="neutral">{t('withdrawn')}</Pill>;
  if (lacks.length === 0) return <Pill tone="good">{t('complete')}</Pill>;
  return (
    <span className={styles['pills']}>
      {lacks.map((lack) =>
        lack === 'partner' && 'partnerState' in entry ? (
          <PartnerPill key={lack} state={entry.partnerState} />
        ) : (
          <Pill key={lack} tone={lack === 'place' ? 'info' : 'warn'}>
            {t(`lacks.${lack}`)}
          </Pill>
        ),
      )}
    </span>
  );
}

/** How much is due, how many events wait. */
function detailOf(t: CoachT, { entry, lacks }: CoachRow): string {
  const waits = entry.events.filter(({ state }) => state === 'waiting').length;
  return [
    lacks.includes('payment') && t('due', { amount: formatAmount(entry.balance, entry.currency, true) }),
    lacks.includes('place') && t('waits', { count: waits }),
  ]
    .filter(Boolean)
    .join(' · ');
}

function levelsOf(entry: CoachRow['entry']): string {
  return 'levels' in entry ? entry.levels.join(', ') : entry.highestIsiTestLevel;
}
