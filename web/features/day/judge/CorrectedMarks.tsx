import type { JudgingSheet, SheetCorrections } from '../../../../shared/contract/day/sheets/sheetAnswers.ts';
import { markText } from '../../../../shared/domain/day/sheets/markText.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Stack } from '../../../ui/Stack.tsx';

interface CorrectedMarksProps {
  readonly corrections: SheetCorrections | undefined;
  readonly starters: JudgingSheet['flight']['order'];
  readonly columns: JudgingSheet['columns'];
  /** The sheet's, where several stand on a page. */
  readonly seat?: string;
  /** For its judge; the referee, who confirmed them, is told nothing more. */
  readonly isForJudge?: boolean;
}

/** What corrections of the result replaced on a sheet, so that its judge and its referee know and can object. */
export function CorrectedMarks(props: CorrectedMarksProps) {
  const { corrections = [], starters, columns: all, seat, isForJudge = false } = props;
  const { t } = useTranslation('judge');
  if (corrections.length === 0) return null;
  const isOwn = corrections.some((correction) => correction.isOwn);
  const own = isOwn ? t('corrected.title') : t('corrected.ofSheet');
  const title = seat === undefined ? own : `${seat}: ${own}`;
  const names = new Map(starters.map(({ programmeId, name }) => [programmeId, name]));
  const columns = new Map(all.map((column) => [column.id, column]));
  const mark = (value: number | null, column: string) =>
    value === null ? '–' : markText(value, columns.get(column)?.unit ?? 'tenths');
  return (
    <Stack as="section" gap={2} background="warn" round="control" pad={3} size="sm" aria-label={title}>
      <strong>{title}</strong>
      {corrections.map(({ version, proposedBy, by, reason, text, marks }) => (
        <div key={version}>
          <Stack as="ul" role="list" gap={1} minContent>
            {marks.map(({ programmeId, column, from, to }) => (
              <li key={`${programmeId} ${column}`}>
                {t('corrected.mark', {
                  name: names.get(programmeId) ?? programmeId,
                  column: columns.get(column)?.name ?? column,
                  from: mark(from, column),
                  to: mark(to, column),
                })}
              </li>
            ))}
          </Stack>
          <p>{t('corrected.why', { reason: t(`corrected.reasons.${reason}`), text })}</p>
          <p>{proposedBy === by ? t('corrected.alone', { by }) : t('corrected.who', { proposedBy, by })}</p>
        </div>
      ))}
      {isForJudge ? <p>{t('corrected.object')}</p> : null}
    </Stack>
  );
}
