import type { JudgingSheet } from '../../../../shared/contract/day/sheets/sheetAnswers.ts';
import { cellAt, placeKey, sheetOf } from '../../../../shared/domain/day/sheets/marks.ts';
import { markText } from '../../../../shared/domain/day/sheets/markText.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { CorrectedMarks } from '../judge/index.ts';
import { seatName } from './seatName.ts';
import { SkaterHead } from './TypingGrid.tsx';
import styles from './Scoring.module.css';
import { Box } from '../../../ui/Box.tsx';

/** A sheet to read, large enough to compare with paper. */
export function ReadSheet({ sheet }: { readonly sheet: JudgingSheet }) {
  const { t } = useTranslation('scoring');
  const cells = sheetOf(sheet.marks);
  const written = new Set(sheet.written.map(placeKey));
  const { confirmedBy, handedInBy, typedBy } = sheet.sheet;
  return (
    <>
      <CorrectedMarks corrections={sheet.corrections} starters={sheet.flight.order} columns={sheet.columns} />
      <p className={styles.soft}>
        {typedBy.length > 0 ? t('second.typedBy', { names: typedBy.join(', ') }) : null}{' '}
        {typedBy.length === 0 && handedInBy !== null ? t('second.handedInBy', { name: handedInBy }) : null}{' '}
        {confirmedBy === null ? null : t('second.confirmedBy', { name: confirmedBy })}
      </p>
      <Box
        frame="panel"
        className={styles.scroll}
        role="region"
        aria-label={t('grid.caption', { seat: seatName(t, sheet.seat) })}
        tabIndex={0}
      >
        <table className={styles.grid}>
          <Box as="caption" pad={3} padInline={4} weight="strong" className={styles.caption}>
            {t('grid.caption', { seat: seatName(t, sheet.seat) })}
          </Box>
          <thead>
            <tr>
              <th scope="col">{t('grid.skater')}</th>
              {sheet.columns.map(({ id, name }) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sheet.flight.order.map((starter) => (
              <tr key={starter.programmeId} data-absent={starter.order === null || undefined}>
                <SkaterHead starter={starter} />
                {sheet.columns.map(({ id, unit }) => {
                  const place = { programmeId: starter.programmeId, column: id };
                  const { value } = cellAt(cells, place);
                  return written.has(placeKey(place)) ? (
                    <td key={id} className={styles.soft}>
                      {t('conflict.device')}
                    </td>
                  ) : (
                    <td key={id} className={styles.mark}>
                      {value === null ? '–' : markText(value, unit)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
    </>
  );
}
