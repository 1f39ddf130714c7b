import { lazy, Suspense, useState } from 'react';
import type { ScheduleDifference } from '../../../../shared/contract/planning/scheduleDifference.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import styles from './Publishing.module.css';

/** The rules of placing blocks are fetched once somebody looks. */
const LateChangeList = lazy(async () => ({
  default: (await import('./LateChangeList.tsx')).LateChangeList,
}));

interface LateChangesProps {
  readonly competitionId: string;
  readonly difference: ScheduleDifference;
}

/** How many entries came or went since the flights were built, and the dialog that takes them out or puts them in. */
export function LateChanges({ competitionId, difference }: LateChangesProps) {
  const { t } = useTranslation('publishing');
  const [isOpen, setIsOpen] = useState(false);
  const count = difference.entered.length + difference.withdrawn.length;
  // The dialog stays open until the last one is done.
  if (difference.flightCount === 0 || (count === 0 && !isOpen)) return null;
  const close = () => setIsOpen(false);
  return (
    <Stack
      as="section"
      gap={3}
      minContent
      round="control"
      background="warn"
      pad={4}
      aria-label={t('late.title', { count })}
    >
      <p className={styles.reader}>{t('late.title', { count })}</p>
      <p className={styles.detail}>{t('late.text')}</p>
      <div>
        <Button onClick={() => setIsOpen(true)}>{t('late.review')}</Button>
      </div>
      <Dialog isOpen={isOpen} onClose={close} title={t('late.dialog')} placement="side">
        {isOpen ? (
          <Suspense fallback={<Spinner />}>
            <LateChangeList competitionId={competitionId} difference={difference} />
          </Suspense>
        ) : null}
      </Dialog>
    </Stack>
  );
}
