import { useTranslation } from 'react-i18next';
import { bankQrCode } from '../../../../shared/domain/core/bankQr/bankQrCode.ts';
import { formatAmount } from '../../../i18n/formats.ts';
import { Button } from '../../../ui/Button.tsx';
import { QrCode } from '../../../ui/QrCode.tsx';
import type { BankQrProps } from './BankQr.tsx';
import styles from './BankQr.module.css';
import { saveQrPicture } from './saveQrPicture.ts';

/** The code itself, what to do with it, and a way to save it for a phone that cannot scan itself. */
export function BankQrPicture({ bankQr, amount, currency, reference }: BankQrProps) {
  const { t } = useTranslation('bankQr');
  const code = bankQrCode(bankQr, { amount, currency, reference });
  if (code === null) return <p className={styles.text}>{t('none')}</p>;
  const shown = formatAmount(amount, currency);
  return (
    <div className={styles.picture}>
      <QrCode text={code} label={t('label', { amount: shown, payee: bankQr.payee, reference })} />
      <div className={styles.words}>
        <strong className={styles.amount}>{shown}</strong>
        <p className={styles.text} data-on="desk">
          {t('scan')}
        </p>
        <p className={styles.text} data-on="phone">
          {t('phone')}
        </p>
        <span>
          <Button dense onClick={() => void saveQrPicture(code, `${reference}.png`)}>
            {t('save')}
          </Button>
        </span>
      </div>
    </div>
  );
}
