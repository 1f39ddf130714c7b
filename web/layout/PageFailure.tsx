import { use } from 'react';
import { useTranslation } from '../i18n/useTranslation.ts';
import { isInCharge } from '../offline/registerWorker.ts';
import { paths } from '../paths.ts';
import { hasLoggedInHere } from '../session/loginMark.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import { Stack } from '../ui/Stack.tsx';
import { PageError } from '../ui/PageError.tsx';
import { BelowHeading } from './belowHeading.ts';

/** A page that fails; without a network it leads to My day, where this device keeps it. */
export function PageFailure() {
  const { t } = useTranslation('layout');
  const isKept = hasLoggedInHere() && isInCharge('/family-worker.js');
  return (
    <Stack gap={6}>
      {use(BelowHeading)}
      <PageError offlineWay={isKept ? <LinkButton to={paths.myDay()}>{t('myDay')}</LinkButton> : null} />
    </Stack>
  );
}
