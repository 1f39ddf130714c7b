import { Suspense, useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { lazyPart } from '../../../ui/lazyPart.ts';
import type { BankQrProps } from './BankQr.tsx';
import { isWide } from './isWide.ts';
import styles from './BankQr.module.css';

const BankQrPicture = lazyPart(async () => (await import('./BankQrPicture.tsx')).BankQrPicture);

/** The library that draws the code comes with the first one that is shown. */
export function BankQrFold(props: BankQrProps) {
  const { t } = useTranslation('bankQr');
  const [isOpen, setIsOpen] = useState(isWide);
  return (
    <details
      className={styles.fold}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className={styles.summary}>
        {t('title')}
        <Icon name="down" small />
      </summary>
      {isOpen ? (
        <Suspense fallback={<div className={styles.waiting} />}>
          <BankQrPicture {...props} />
        </Suspense>
      ) : null}
    </details>
  );
}
