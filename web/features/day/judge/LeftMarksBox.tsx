import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import type { MarkWriter } from './store/database.ts';
import type { LeftMarks } from './store/sheetView.ts';

interface LeftMarksBoxProps {
  readonly left: LeftMarks;
  readonly onSend: (writer: MarkWriter) => void;
}

/** Marks that the last person of the seat wrote on this device and the server lacks: nobody else’s name goes on them. */
export function LeftMarksBox({ left: { writer, count, isRefused }, onSend }: LeftMarksBoxProps) {
  const { t } = useTranslation('judge');
  const { name } = writer;
  return (
    <Stack gap={2} background="warn" round="control" pad={3} size="sm" align="start">
      <p>{isRefused ? t('left.refused', { name }) : t('left.marks', { count, name })}</p>
      {isRefused ? null : <Button onClick={() => onSend(writer)}>{t('left.send', { name })}</Button>}
    </Stack>
  );
}
