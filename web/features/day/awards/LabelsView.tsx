import { useState } from 'react';
import {
  LABEL_SHEETS,
  labelSheet,
  labelsOfSheet,
  type LabelSheetId,
} from '../../../../shared/domain/core/documents/labelSheets.ts';
import { isApiError } from '../../../api/ApiError.ts';
import { addressOf } from '../../../api/client.ts';
import { formatWeekday } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Row } from '../../../ui/Row.tsx';
import styles from './Awards.module.css';
import { firstOf, labelQuery, labelTenths } from './labelQuery.ts';
import { usePodiums } from './usePodiums.ts';

const ALL = 'all';

/** Labels of the flights: on which sheet, how the printer is corrected, and where the sheet begins. */
export function LabelsView({ competitionId }: { readonly competitionId: string }) {
  const { t } = useTranslation('awards');
  const podiums = usePodiums(competitionId, undefined);
  const [sheet, setSheet] = useState<LabelSheetId>('L7160');
  const [date, setDate] = useState(ALL);
  const [right, setRight] = useState('0');
  const [down, setDown] = useState('0');
  const [first, setFirst] = useState('1');
  if (isApiError(podiums.error, 'NotFound'))
    return <EmptyState drawing="results" title={t('labels.none')} text={t('labels.noneText')} />;
  if (podiums.isError && !podiums.data)
    return <ErrorState title={t('failed')} onRetry={() => void podiums.refetch()} />;
  if (!podiums.data) return <Spinner />;
  const query = labelQuery({ sheet, right, down, first });
  const shiftError = (typed: string) => (labelTenths(typed) === null ? t('labels.wrongShift') : undefined);
  const link = (document: 'labels' | 'labelTest', text: string) =>
    query ? (
      <a
        href={addressOf(
          'getAwardDocument',
          { competitionId },
          { document, ...query, ...(date !== ALL && { date }) },
        )}
        type="application/pdf"
        target="_blank"
        rel="noreferrer"
      >
        {text}
      </a>
    ) : null;
  return (
    <Stack gap={4}>
      <p className={styles.detail}>{t('labels.text')}</p>
      <Stack gap={4} className={styles.choices}>
        <Select
          label={t('labels.sheet')}
          value={sheet}
          onChange={(value) => setSheet(LABEL_SHEETS.find((one) => one === value) ?? 'L7160')}
          options={LABEL_SHEETS.map((value) => ({ value, label: t(`labels.sheets.${value}`) }))}
        />
        <Select
          label={t('labels.day')}
          value={date}
          onChange={setDate}
          options={[
            { value: ALL, label: t('labels.everyDay') },
            ...podiums.data.days.map((day) => ({ value: day, label: formatWeekday(day) })),
          ]}
        />
        <TextField
          label={t('labels.right')}
          hint={t('labels.shiftHint')}
          value={right}
          maxLength={5}
          autoComplete="off"
          error={shiftError(right)}
          onChange={({ target }) => setRight(target.value)}
        />
        <TextField
          label={t('labels.down')}
          hint={t('labels.shiftHint')}
          value={down}
          maxLength={5}
          autoComplete="off"
          error={shiftError(down)}
          onChange={({ target }) => setDown(target.value)}
        />
        <TextField
          label={t('labels.first')}
          hint={t('labels.firstHint')}
          inputMode="numeric"
          value={first}
          maxLength={2}
          autoComplete="off"
          error={
            firstOf({ first, sheet }) === null
              ? t('labels.wrongFirst', { count: labelsOfSheet(labelSheet(sheet)) })
              : undefined
          }
          onChange={({ target }) => setFirst(target.value)}
        />
      </Stack>
      <Row as="p" gap={2} columnGap={4} align="center">
        {link('labels', t('labels.print'))}
        {link('labelTest', t('labels.test'))}
      </Row>
    </Stack>
  );
}
