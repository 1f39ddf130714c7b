import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListedSheets } from '../../../../shared/contract/day/sheets/sheetAnswers.ts';
import { readSheetCode, type SheetReference } from '../../../../shared/domain/day/sheets/sheetCode.ts';
import { requestQuery } from '../../../api/queries.ts';
import { formatWeekday } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Fold } from '../../../ui/Fold.tsx';
import { Segments } from '../../../ui/Segments.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { FlightList } from './FlightList.tsx';
import { RefereeFlight } from './RefereeFlight.tsx';
import styles from './Scoring.module.css';
import { SheetScreen } from './SheetScreen.tsx';
import { useSheetAddress } from './useSheetAddress.ts';
import { Row } from '../../../ui/Row.tsx';

interface ScoringBoardProps {
  readonly competitionId: string;
  readonly opens: 'sheets' | 'flights' | 'both';
}

/** Half a minute: helpers see what others have handed in without asking. */
const REFRESH_MILLISECONDS = 30_000;

/** Shows the sheet or the flight of the address, else the flights of a day. */
export function ScoringBoard({ competitionId, opens }: ScoringBoardProps) {
  const { t } = useTranslation('scoring');
  const address = useSheetAddress();
  const { sheet, flightId, date } = address;
  const isList = sheet === null && flightId === null;
  const list = useQuery({
    ...requestQuery('listSheets', { params: { competitionId }, query: date === null ? {} : { date } }),
    enabled: isList,
    refetchInterval: REFRESH_MILLISECONDS,
  });
  if (sheet)
    return <SheetScreen key={`${sheet.flightId}.${sheet.seat}`} {...{ competitionId, sheet, address }} />;
  if (flightId !== null) return <RefereeFlight key={flightId} {...{ competitionId, flightId, address }} />;
  if (list.isPending) return <Spinner />;
  if (list.isError && !list.data) {
    return <ErrorState title={t('failed')} onRetry={() => void list.refetch()} />;
  }
  const { days, date: shown, flights } = list.data;
  if (days.length === 0) {
    return opens === 'flights' ? (
      <EmptyState title={t('referee.noDuty')} text={t('referee.noDutyText')} />
    ) : (
      <EmptyState title={t('none.title')} text={t('none.text')} />
    );
  }
  const [done, open] = [flights.filter(isDone), flights.filter((flight) => !isDone(flight))];
  return (
    <Stack gap={4}>
      {opens === 'flights' ? null : <SheetCodeField onFound={address.openSheet} />}
      {days.length > 1 ? (
        <Segments
          label={t('day')}
          options={days.map((day) => ({ value: day, label: formatWeekday(day) }))}
          value={shown ?? ''}
          onChange={address.openDay}
        />
      ) : null}
      {open.length > 0 ? (
        <FlightList label={t('flights')} flights={open} address={address} opens={opens} />
      ) : (
        <p className={styles.soft}>{t('allApproved')}</p>
      )}
      {done.length > 0 ? (
        <Fold title={t('approvedFlights')} aside={done.length}>
          <FlightList label={t('approvedFlights')} flights={done} address={address} opens={opens} />
        </Fold>
      ) : null}
    </Stack>
  );
}

/** Whether nobody has to do anything about a flight’s sheets any more. */
const isDone = ({ isApproved, hasProposal }: ListedSheets) => isApproved && !hasProposal;

/** Opens the sheet whose code a scanner types, or somebody pastes. */
function SheetCodeField({ onFound }: { readonly onFound: (sheet: SheetReference) => void }) {
  const { t } = useTranslation('scoring');
  const [text, setText] = useState('');
  const [isUnknown, setIsUnknown] = useState(false);
  return (
    <Row
      as="form"
      gap={3}
      align="end"
      className={styles.find}
      onSubmit={(event) => {
        event.preventDefault();
        const sheet = readSheetCode(text);
        setIsUnknown(!sheet);
        if (sheet) onFound(sheet);
      }}
    >
      <TextField
        label={t('find.label')}
        hint={t('find.hint')}
        error={isUnknown ? t('find.unknown') : undefined}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit">{t('find.action')}</Button>
    </Row>
  );
}
