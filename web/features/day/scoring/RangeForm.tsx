import { useState } from 'react';
import type { FlightSheets } from '../../../../shared/contract/day/sheets/sheetAnswers.ts';
import { markText } from '../../../../shared/domain/day/sheets/markText.ts';
import { readMark } from '../../../../shared/domain/day/sheets/readMark.ts';
import { refetchChanged } from '../../../api/changes.ts';
import { call } from '../../../api/client.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { useSubmit } from './useSubmit.ts';
import styles from './Scoring.module.css';
import { Row } from '../../../ui/Row.tsx';

interface RangeFormProps {
  readonly params: Readonly<Record<'competitionId' | 'flightId', string>>;
  readonly sheets: FlightSheets;
}

/** The range of marks, prefilled by the rules for the flight's size. */
export function RangeForm({ params, sheets }: RangeFormProps) {
  const { t } = useTranslation('scoring');
  const { range, usualRange, version } = sheets;
  const written = (tenths: number | undefined) => (tenths === undefined ? '' : markText(tenths, 'tenths'));
  const [least, setLeast] = useState(written(range?.least));
  const [most, setMost] = useState(written(range?.most));
  const { isBusy, submit } = useSubmit();
  const [low, high] = [readMark(least), readMark(most)];
  const isBelow = low !== null && high !== null && low > high;
  const store = (after: { least: number; most: number } | null) =>
    submit(async () => {
      await call('updateRange', { params, body: { version, range: after } });
      await refetchChanged('updateRange');
      showToast(t('referee.range.saved'));
    });
  return (
    <Stack as="section" gap={4}>
      <h3>{t('referee.range.title')}</h3>
      <p className={styles.soft}>
        {usualRange
          ? t('referee.range.hint', { least: written(usualRange.least), most: written(usualRange.most) })
          : t('referee.range.none')}
      </p>
      <Row
        as="form"
        gap={3}
        align="end"
        className={styles.range}
        onSubmit={(event) => {
          event.preventDefault();
          if (low !== null && high !== null && !isBelow) void store({ least: low, most: high });
        }}
      >
        <TextField
          label={t('referee.range.least')}
          inputMode="decimal"
          autoComplete="off"
          error={least !== '' && low === null ? t('referee.range.invalid') : undefined}
          value={least}
          onChange={({ target }) => setLeast(target.value)}
        />
        <TextField
          label={t('referee.range.most')}
          inputMode="decimal"
          autoComplete="off"
          error={
            most !== '' && high === null
              ? t('referee.range.invalid')
              : isBelow
                ? t('referee.range.order')
                : undefined
          }
          value={most}
          onChange={({ target }) => setMost(target.value)}
        />
        <Button type="submit" aria-busy={isBusy}>
          {t('referee.save')}
        </Button>
        <Button tone="plain" onClick={() => void store(null)}>
          {t('referee.range.off')}
        </Button>
      </Row>
    </Stack>
  );
}
