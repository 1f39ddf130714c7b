import type { DayOrder } from '../../../../../shared/domain/people/skaters/typedDay.ts';
import type { RosterProblem, RosterSheet } from '../../../../../shared/domain/entering/teams/rosterRows.ts';
import { formatDay, formatList } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { Select } from '../../../../ui/Select.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { Text } from '../../../../ui/Text.tsx';
import styles from './Roster.module.css';

interface RosterPreviewProps {
  readonly sheet: RosterSheet;
  readonly onSlashes: (order: DayOrder) => void;
}

/** Pasted rows as they were read, numbered as in the sheet, with the problems to correct. */
export function RosterPreview({ sheet, onSlashes }: RosterPreviewProps) {
  const { t } = useTranslation('groupEntries');
  const problemText = useProblemText();
  const { rows, slashes, unused } = sheet;
  const wrong = rows.filter(({ problems }) => problems.length > 0).length;
  return (
    <>
      <Text role="status" size="sm">
        <strong>{t('paste.read', { count: rows.length })}</strong>{' '}
        {wrong > 0 ? t('paste.wrong', { count: wrong }) : t('paste.right')}{' '}
        {unused.length > 0 ? t('paste.unused', { columns: formatList(unused) }) : null}
      </Text>
      {slashes ? (
        <Select
          label={t('paste.slashes')}
          value={slashes}
          options={(['dayFirst', 'monthFirst'] as const).map((order) => ({
            value: order,
            label: t(`paste.${order}`),
          }))}
          onChange={(order) => onSlashes(order as DayOrder)}
        />
      ) : null}
      <div className={styles.sheet} role="region" aria-label={t('paste.rows')} tabIndex={0}>
        <Stack as="ol" minContent role="list">
          {rows.map(({ row, skater, problems }) => (
            <li key={row} value={row} className={styles.line} data-wrong={problems.length > 0 || undefined}>
              <Text as="span" soft figures className={styles.lineNumber}>
                {t('paste.row', { row })}
              </Text>
              <span className={styles.who}>
                {skater.fullName || t('paste.noName')}
                {problems.length === 0 ? (
                  <Text as="span" soft>
                    {formatDay(skater.birthdate)}
                    {skater.alternate ? ` · ${t('roster.alternate')}` : ''}
                  </Text>
                ) : (
                  problems.map((problem) => (
                    <Text
                      key={problem.column}
                      as="span"
                      tone="bad"
                      weight="medium"
                      className={styles.problem}
                    >
                      <Icon name="alert" small />
                      {problemText(problem)}
                    </Text>
                  ))
                )}
              </span>
              {problems.length === 0 ? <Icon name="check" small /> : null}
            </li>
          ))}
        </Stack>
      </div>
    </>
  );
}

function useProblemText(): (problem: RosterProblem) => string {
  const { t } = useTranslation(['groupEntries', 'entries']);
  return ({ column, problem, text }) => {
    const name = column === 'alternate' ? t('roster.alternate') : t(`entries:${column}`);
    return t(`problem.${problem}`, { column: name, text });
  };
}
