import { ELIGIBILITY_RULES } from '../../../../shared/domain/entering/eligibility/rules.ts';
import { TwoLineCell } from '../../../table/TwoLineCell.tsx';
import { formatList } from '../../../i18n/formats.ts';
import { Pill } from '../../../ui/Pill.tsx';
import type { AnyRow, ListsT, EntryListColumn } from './sharedColumns.tsx';

/**
 * The warnings of the eligibility rules and whether the head coach has verified the entry; empty without
 * warnings, or where the reader may not see them.
 */
export function checksColumn<Row extends AnyRow>(t: ListsT): EntryListColumn<Row> {
  const aboutOf = ({ checks }: Row) =>
    ELIGIBILITY_RULES.filter((rule) => checks.some((check) => check.rule === rule)).map((rule) =>
      t(`eligibility:rules.${rule}`),
    );
  return {
    id: 'checks',
    heading: t('eligibility:column'),
    // The status cell shows the number of warnings.
    hidden: true,
    cell: (row) =>
      row.checks.length > 0 ? (
        <TwoLineCell
          detail={[formatList(aboutOf(row)), row.verified && t('eligibility:verified.pill')]
            .filter(Boolean)
            .join(' · ')}
          short
        >
          <Pill tone="warn">{t('eligibility:toClearUp', { count: row.checks.length })}</Pill>
        </TwoLineCell>
      ) : (
        row.verified && (
          <TwoLineCell detail={row.verified.by} short>
            <Pill tone="good">{t('eligibility:verified.pill')}</Pill>
          </TwoLineCell>
        )
      ),
    exportValue: (row) => aboutOf(row).join(', '),
  };
}
