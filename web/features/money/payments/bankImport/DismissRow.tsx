import { useState } from 'react';
import { isEmpty } from '../../../../../shared/domain/core/isEmpty.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Button } from '../../../../ui/Button.tsx';
import { TextField } from '../../../../ui/TextField.tsx';
import { Row } from '../../../../ui/Row.tsx';
import { Stack } from '../../../../ui/Stack.tsx';

interface DismissRowProps {
  readonly onSetAside: (reason: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Dismisses a bank transaction that pays no entry, with a reason. */
export function DismissRow({ onSetAside, onClose }: DismissRowProps) {
  const { t } = useTranslation(['payments', 'common']);
  const [reason, setReason] = useState('');
  return (
    <Stack
      as="form"
      gap={4}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty(reason)) void onSetAside(reason.trim());
      }}
    >
      <p>{t('tray.asideText')}</p>
      <TextField
        label={t('tray.reason')}
        value={reason}
        maxLength={200}
        autoComplete="off"
        onChange={({ target }) => setReason(target.value)}
      />
      <Row gap={3} justify="end" wrap={false}>
        <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
        <Button
          type="submit"
          tone="primary"
          disabledReason={isEmpty(reason) ? t('tray.reasonNeeded') : undefined}
        >
          {t('tray.setAside')}
        </Button>
      </Row>
    </Stack>
  );
}
