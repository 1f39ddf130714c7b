import { useState } from 'react';
import type { FlightSheets, SheetStarter } from '../../../../shared/contract/day/sheets/sheetAnswers.ts';
import { REFEREE } from '../../../../shared/domain/day/sheets/marks.ts';
import { markText } from '../../../../shared/domain/day/sheets/markText.ts';
import { refetchChanged } from '../../../api/changes.ts';
import { call } from '../../../api/client.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { joinClasses } from '../../../ui/joinClasses.ts';
import { showToast } from '../../../ui/toastStore.ts';
import { Row } from '../../../ui/Row.tsx';
import { Box } from '../../../ui/Box.tsx';
import { PenaltyDialog } from './PenaltyDialog.tsx';
import { seatName } from './seatName.ts';
import { SkaterHead } from './TypingGrid.tsx';
import { useSubmit } from './useSubmit.ts';
import styles from './Scoring.module.css';

interface RefereeTableProps {
  readonly params: Readonly<Record<'competitionId' | 'flightId', string>>;
  readonly sheets: FlightSheets;
  /** Opens the sheet of a seat to settle its conflict. */
  readonly onFix: (seat: string) => void;
}

/** All columns of a flight as far as they are in, with totals and penalties. Places come with the approval. */
export function RefereeTable({ params, sheets, onFix }: RefereeTableProps) {
  const { t } = useTranslation('scoring');
  const [fined, setFined] = useState<SheetStarter | null>(null);
  const { submit } = useSubmit();
  const seats = sheets.sheets.filter(({ columns }) => columns.length > 0);
  const labels = new Map(sheets.penaltyList.map(({ code, label }) => [code, label]));
  const takeBack = (programmeId: string, at: number) =>
    submit(async () => {
      const penalties = penaltiesOf(sheets, programmeId).filter((_, index) => index !== at);
      await call('updatePenalties', { params, body: { version: sheets.version, programmeId, penalties } });
      await refetchChanged('updatePenalties');
      showToast(t('referee.taken'));
    });
  return (
    <>
      <Box
        frame="panel"
        className={joinClasses(styles.scroll, styles.marks)}
        role="region"
        aria-label={t('referee.marks')}
        tabIndex={0}
      >
        <table className={styles.grid}>
          <Box as="caption" pad={3} padInline={4} weight="strong" className={styles.caption}>
            {t('referee.marks')}
          </Box>
          <thead>
            <tr>
              <th scope="col" rowSpan={2}>
                {t('grid.skater')}
              </th>
              {seats.map(({ seat, columns }) => (
                <th key={seat} scope="colgroup" colSpan={columns.length}>
                  {seatName(t, seat)}
                </th>
              ))}
              <th scope="col" rowSpan={2}>
                {t('referee.total')}
              </th>
              <th scope="col" rowSpan={2}>
                {t('referee.penalties')}
              </th>
            </tr>
            <tr>
              {seats.flatMap(({ columns }) =>
                columns.map(({ id, name }) => (
                  <th key={id} scope="col" className={styles.column}>
                    <span>{name}</span>
                  </th>
                )),
              )}
            </tr>
          </thead>
          <tbody>
            {sheets.flight.order.map((starter) => (
              <tr key={starter.programmeId} data-absent={starter.order === null || undefined}>
                <SkaterHead starter={starter} />
                {seats.flatMap((overview) =>
                  overview.columns.map(({ id, unit }) => {
                    const cell = overview.cells.find(
                      ({ programmeId, column }) => programmeId === starter.programmeId && column === id,
                    );
                    const isConflict = new Set(cell?.marks.map(({ value }) => value)).size > 1;
                    return (
                      <td
                        key={id}
                        className={joinClasses(
                          styles.mark,
                          cell?.isOutside === true ? styles.outside : undefined,
                        )}
                      >
                        {isConflict ? (
                          <Button dense tone="danger" onClick={() => onFix(overview.seat)}>
                            {cell?.marks
                              .map(({ value }) => (value === null ? '–' : markText(value, unit)))
                              .join(' / ')}
                          </Button>
                        ) : cell?.value === null || cell === undefined ? (
                          '–'
                        ) : (
                          <>
                            {markText(cell.value, unit)}
                            {cell.isOutside ? (
                              <span className={styles.soft}> {t('referee.outside')}</span>
                            ) : null}
                          </>
                        )}
                      </td>
                    );
                  }),
                )}
                <td className={styles.total}>{totalOf(sheets, starter)}</td>
                <td className={styles.fines}>
                  {penaltiesOf(sheets, starter.programmeId).map(({ code, tenths, reason }, index) => (
                    <Row
                      key={`${code} ${String(index)}`}
                      as="span"
                      gap={1}
                      columnGap={2}
                      align="center"
                      size="sm"
                      className={styles.fine}
                    >
                      −{markText(tenths, 'tenths')} {labels.get(code) ?? code}
                      <span className={styles.soft}>{reason}</span>
                      {sheets.isApproved ? null : (
                        <Button
                          tone="plain"
                          dense
                          aria-label={t('referee.take', { label: labels.get(code) ?? code })}
                          onClick={() => void takeBack(starter.programmeId, index)}
                        >
                          ×
                        </Button>
                      )}
                    </Row>
                  ))}
                  {sheets.isApproved || starter.order === null ? null : (
                    <Button dense onClick={() => setFined(starter)}>
                      {t('referee.give')}
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
      {fined ? (
        <PenaltyDialog
          params={params}
          sheets={sheets}
          starter={fined}
          given={penaltiesOf(sheets, fined.programmeId)}
          onClose={() => setFined(null)}
        />
      ) : null}
    </>
  );
}

const penaltiesOf = ({ penalties }: FlightSheets, of: string) =>
  penalties
    .filter(({ programmeId }) => programmeId === of)
    .map(({ code, tenths, reason }) => ({ code, tenths, reason }));

/** The sum of the judges' marks less the penalties, once every box has one. */
function totalOf(sheets: FlightSheets, { programmeId, order }: SheetStarter): string {
  const judges = sheets.sheets.filter(({ seat }) => seat !== REFEREE);
  const columns = judges.flatMap((overview) => overview.columns);
  if (order === null || columns.some(({ unit }) => unit === 'place')) return '–';
  const values = judges
    .flatMap(({ cells }) => cells)
    .filter((cell) => cell.programmeId === programmeId && cell.value !== null)
    .map(({ value }) => value ?? 0);
  if (values.length < columns.length) return '–';
  const fines = penaltiesOf(sheets, programmeId).reduce((sum, { tenths }) => sum + tenths, 0);
  const total = values.reduce((sum, value) => sum + value, -fines);
  return total < 0 ? `−${markText(-total, 'tenths')}` : markText(total, 'tenths');
}
