import { useState } from 'react';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { showToast } from '../../../../ui/toastStore.ts';
import { type DeskProgramme, isOut } from './deskDay.ts';
import { keptFile } from './deskStore.ts';

interface DeskFallbackProps {
  readonly competitionId: string;
  readonly programmes: readonly DeskProgramme[];
}

/** The day's files in order, for another player where a browser cannot go on. */
export function DeskFallback({ competitionId, programmes }: DeskFallbackProps) {
  const { t } = useTranslation('musicDesk');
  const [isPacking, setPacking] = useState(false);
  const pack = async () => {
    setPacking(true);
    try {
      const { saveDeskZip } = await import('./saveDeskZip.ts');
      const skating = programmes.filter((one) => !isOut(one));
      const count = await saveDeskZip(skating, (fileId) => keptFile(competitionId, fileId));
      showToast(t('fallback.saved', { count }), 'good');
    } catch {
      showToast(t('fallback.failed'), 'bad');
    } finally {
      setPacking(false);
    }
  };
  return (
    <Stack gap={3}>
      <Text soft>{t('fallback.text')}</Text>
      <div>
        <Button disabledReason={isPacking ? t('fallback.packing') : undefined} onClick={() => void pack()}>
          {t('fallback.save')}
        </Button>
      </div>
    </Stack>
  );
}
