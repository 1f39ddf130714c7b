import { ELIGIBILITY_RULES } from '../../../shared/domain/eligibility/rules.ts';
import { TwoLines } from '../../entries/TwoLines.tsx';
import { formatList } from '../../i18n/formats.ts';
import type { Column } from '../../table/columns.ts';
import { Pill } from '../../ui/Pill.tsx';
import type { AnyRow, ListsT } from './sharedColumns.tsx';

/** How much the eligibility rules had to remark, and about what; nothing where that is not shown or nothing. */
export function checksColumn<Row extends AnyRow>(t: ListsT): Column<Row> {
  const aboutOf = ({ checks }: Row) =>
    ELIGIBILITY_RULES.filter((rule) => checks.some((check) => check.rule === rule)).map((rule) =>
      t(`eligibility:rules.${rule}`),
    );
  return {
    id: 'checks',
    heading: t('eligibility:column'),
    // In short it stands below the entry's state.
    hidden: true,
    cell: (row) =>
      row.checks.length === 0 ? null : (
        <TwoLines detail={formatList(aboutOf(row))} short>
          <Pill tone="warn">{t('eligibility:toClearUp', { count: row.checks.length })}</Pill>
        </TwoLines>
      ),
    exportValue: (row) => aboutOf(row).join(', '),
  };
}
