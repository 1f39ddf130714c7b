import type { TFunction } from 'i18next';
import type { Check } from '../../../shared/domain/eligibility/checklist.ts';
import { dayIn } from '../../../shared/domain/registration/timeZone.ts';
import { TwoLines } from '../../table/TwoLines.tsx';
import { asInstant } from '../../table/export/exportValue.ts';
import { groupedChecks } from '../eligibility/index.ts';
import { formatAmount, formatDay, formatList } from '../../i18n/formats.ts';
import type { Column } from '../../table/columns.ts';
import { Pill } from '../../ui/Pill.tsx';
import styles from './CoachDesk.module.css';
import type { CoachRow } from './coachRow.ts';

export type CoachT = TFunction<['coachDashboard', 'entryStates']>;

/** A remark of the rules as a sentence. */
export type ReasonText = (check: Pick<Check, 'reason' | 'facts'>) => string;

/** More than these make a row too high; the entry's own page has all of them. */
const REMARKS_SHOWN = 2;

/** What is missing and why, who has looked through it, at which level. */
export function coachColumns(t: CoachT, timeZone: string, reasonText: ReasonText): Column<CoachRow>[] {
  return [
    {
      id: 'missing',
      heading: t('columns.missing'),
      phone: 'left',
      sortable: true,
      cell: (row) => (
        <TwoLines detail={detailOf(t, row, reasonText)} wraps>
          <Missing t={t} row={row} />
        </TwoLines>
      ),
      exportValue: ({ lacks }) => lacks.map((lack) => t(`lacks.${lack}`)).join(', '),
      alsoExported: [
        {
          heading: t('columns.remarks'),
          value: ({ entry }) => remarksOf(entry, reasonText).join('; '),
        },
      ],
    },
    {
      id: 'verified',
      heading: t('columns.verified'),
      phone: 'right',
      sortable: true,
      cell: ({ entry: { verified } }) =>
        verified ? (
          <TwoLines detail={`${verified.by}, ${formatDay(dayIn(new Date(verified.at), timeZone))}`} short>
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
      cell: ({ entry }) => {
        const [first = '', ...others] = levelsOf(entry);
        return (
          <TwoLines detail={others.join(', ')} short>
            {first}
          </TwoLines>
        );
      },
      exportValue: ({ entry }) => levelsOf(entry).join(', '),
    },
  ];
}

function Missing({ t, row: { entry, lacks } }: { readonly t: CoachT; readonly row: CoachRow }) {
  if (entry.state === 'withdrawn') return <Pill tone="neutral">{t('withdrawn')}</Pill>;
  if (lacks.length === 0) return <Pill tone="good">{t('complete')}</Pill>;
  return (
    <span className={styles.pills}>
      {lacks.map((lack) => (
        <Pill key={lack} tone={lack === 'place' ? 'info' : 'warn'}>
          {t(`lacks.${lack}`)}
        </Pill>
      ))}
    </span>
  );
}

/** Why the rules remark something, each reason once, with the names where several people skate. */
function remarksOf({ checks, kind, state }: CoachRow['entry'], reasonText: ReasonText): string[] {
  if (state === 'withdrawn') return [];
  return groupedChecks(checks).map(({ check, names }) =>
    kind === 'individual' || names.length === 0
      ? reasonText(check)
      : `${formatList(names)}: ${reasonText(check)}`,
  );
}

/** What the rules remark, where the partner stands, how much is due, how many events wait. */
function detailOf(t: CoachT, { entry, lacks }: CoachRow, reasonText: ReasonText): string {
  const waits = entry.events.filter(({ state }) => state === 'waiting').length;
  const partner = lacks.includes('partner') && 'partnerState' in entry ? entry.partnerState : null;
  const remarks = remarksOf(entry, reasonText);
  const more = remarks.length - REMARKS_SHOWN;
  return [
    ...remarks.slice(0, REMARKS_SHOWN),
    more > 0 && t('moreRemarks', { count: more }),
    partner && t('partnerIs', { state: t(`entryStates:partner.${partner}`).toLowerCase() }),
    lacks.includes('payment') && t('due', { amount: formatAmount(entry.balance ?? 0, entry.currency, true) }),
    lacks.includes('place') && t('waits', { count: waits }),
  ]
    .filter(Boolean)
    .join(' · ');
}

function levelsOf(entry: CoachRow['entry']): readonly string[] {
  return 'levels' in entry ? entry.levels : [entry.highestIsiTestLevel];
}
