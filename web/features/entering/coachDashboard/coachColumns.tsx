import type { Translator } from '../../../i18n/Translator.ts';
import type { Check } from '../../../../shared/domain/entering/eligibility/checklist.ts';
import { dayIn } from '../../../../shared/domain/core/dates/timeZone.ts';
import { TwoLineCell } from '../../../table/TwoLineCell.tsx';
import { asInstant } from '../../../table/export/exportValue.ts';
import { groupedChecks } from '../eligibility/index.ts';
import { formatAmount, formatDay, formatList } from '../../../i18n/formats.ts';
import type { TableColumn } from '../../../table/columns.ts';
import { Pill } from '../../../ui/Pill.tsx';
import { Row } from '../../../ui/Row.tsx';
import type { CoachRow } from './coachRow.ts';

export type CoachT = Translator<['coachDashboard', 'entryStates']>;

/** A warning as a sentence. */
export type ReasonText = (check: Pick<Check, 'reason' | 'facts'>) => string;

/** More would make a row too high; the entry's page lists all. */
const WARNINGS_SHOWN = 2;

/** Outstanding items with reasons, verification and level. */
export function coachPupilColumns(
  t: CoachT,
  {
    timeZone,
    hasBegun,
    hasChecks,
  }: { readonly timeZone: string; readonly hasBegun: boolean; readonly hasChecks: boolean },
  reasonText: ReasonText,
): TableColumn<CoachRow>[] {
  return [
    {
      id: 'missing',
      heading: t('columns.missing'),
      phone: 'line',
      sortable: true,
      cell: (row) => (
        <TwoLineCell detail={detailOf(t, row, reasonText)} wraps="wide">
          <Outstanding t={t} row={row} />
        </TwoLineCell>
      ),
      exportValue: ({ outstanding }) => outstanding.map((item) => t(`lacks.${item}`)).join(', '),
      alsoExported: [
        {
          heading: t('columns.remarks'),
          value: ({ entry }) => warningsOf(entry, reasonText).join('; '),
        },
      ],
    },
    ...(hasChecks ? [checkedColumn(t, timeZone, hasBegun)] : []),
    {
      id: 'level',
      heading: t('columns.level'),
      cell: ({ entry }) => {
        const [first = '', ...others] = levelsOf(entry);
        return (
          <TwoLineCell detail={others.join(', ')} short>
            {first}
          </TwoLineCell>
        );
      },
      exportValue: ({ entry }) => levelsOf(entry).join(', '),
    },
  ];
}

/** Who has checked an entry with the family; once the competition has begun, nobody still has to. */
const checkedColumn = (t: CoachT, timeZone: string, hasBegun: boolean): TableColumn<CoachRow> => ({
  id: 'verified',
  heading: t('columns.verified'),
  phone: 'right',
  sortable: true,
  cell: ({ entry: { verified } }) =>
    verified ? (
      <TwoLineCell detail={`${verified.by}, ${formatDay(dayIn(new Date(verified.at), timeZone))}`} short>
        <Pill tone="good">{t('verified')}</Pill>
      </TwoLineCell>
    ) : hasBegun ? null : (
      <Pill tone="neutral">{t('notVerified')}</Pill>
    ),
  exportValue: ({ entry: { verified } }) => verified?.by ?? '',
  alsoExported: [
    {
      heading: t('columns.verifiedAt'),
      value: ({ entry: { verified } }) => (verified ? asInstant(verified.at, timeZone) : null),
    },
  ],
});

function Outstanding({ t, row: { entry, outstanding } }: { readonly t: CoachT; readonly row: CoachRow }) {
  if (entry.state === 'withdrawn') return <Pill tone="neutral">{t('withdrawn')}</Pill>;
  if (outstanding.length === 0) return <Pill tone="good">{t('complete')}</Pill>;
  return (
    <Row as="span" gap={1}>
      {outstanding.map((item) => (
        <Pill key={item} tone={item === 'place' ? 'info' : 'warn'}>
          {t(`lacks.${item}`)}
        </Pill>
      ))}
    </Row>
  );
}

/** Warnings, each reason once, with names where several people skate. */
function warningsOf({ checks, kind, state }: CoachRow['entry'], reasonText: ReasonText): string[] {
  if (state === 'withdrawn') return [];
  return groupedChecks(checks).map(({ check, names }) =>
    kind === 'individual' || names.length === 0
      ? reasonText(check)
      : `${formatList(names)}: ${reasonText(check)}`,
  );
}

/** Warnings, the partner's answer, the balance and the events on a waitlist. */
function detailOf(t: CoachT, { entry, outstanding }: CoachRow, reasonText: ReasonText): string {
  const waits = entry.events.filter(({ state }) => state === 'waiting').length;
  const partner = outstanding.includes('partner') && 'partnerState' in entry ? entry.partnerState : null;
  const warnings = warningsOf(entry, reasonText);
  const more = warnings.length - WARNINGS_SHOWN;
  return [
    ...warnings.slice(0, WARNINGS_SHOWN),
    more > 0 && t('moreRemarks', { count: more }),
    partner && t('partnerIs', { state: t(`entryStates:partner.${partner}`).toLowerCase() }),
    outstanding.includes('payment') &&
      t('due', { amount: formatAmount(entry.balance ?? 0, entry.currency, true) }),
    outstanding.includes('place') && t('waits', { count: waits }),
  ]
    .filter(Boolean)
    .join(' · ');
}

function levelsOf(entry: CoachRow['entry']): readonly string[] {
  return 'levels' in entry ? entry.levels : [entry.highestIsiTestLevel];
}
