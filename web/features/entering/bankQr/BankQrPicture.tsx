import { bankQrCode } from '../../../../shared/domain/core/bankQr/bankQrCode.ts';
import { formatAmount } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { QrCode, qrModules } from '../../../ui/QrCode.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import styles from './BankQr.module.css';
import type { BankQrProps } from './BankQr.tsx';

/** Pixels of a module: sharp on every phone, and small as a file. */
const SCALE = 12;

/** The code itself, what to do with it, and a way to save it for a phone that cannot scan itself. */
export function BankQrPicture({ bankQr, amount, currency, reference }: BankQrProps) {
  const { t } = useTranslation('bankQr');
  const code = bankQrCode(bankQr, { amount, currency, reference });
  if (code === null)
    return (
      <Text soft size="sm" className={styles.text}>
        {t('none')}
      </Text>
    );
  const shown = formatAmount(amount, currency);
  return (
    <Stack gap={5} className={styles.picture}>
      <QrCode text={code} label={t('label', { amount: shown, payee: bankQr.payee, reference })} />
      <Stack gap={2} minContent className={styles.words}>
        <strong className={styles.amount}>{shown}</strong>
        <Text soft size="sm" className={styles.text} data-on="desk">
          {t('scan')}
        </Text>
        <Text soft size="sm" className={styles.text} data-on="phone">
          {t('phone')}
        </Text>
        <span>
          <Button dense onClick={() => void saveQrPicture(code, `${reference}.png`)}>
            {t('save')}
          </Button>
        </span>
      </Stack>
    </Stack>
  );
}

/**
 * Saves a text's QR code as a picture: a phone offers its photos by the share sheet, a desk downloads the
 * file. Dark on white, as banks want it.
 */
async function saveQrPicture(text: string, name: string): Promise<void> {
  const picture = await drawQrPicture(text);
  if (!picture) return;
  const file = new File([picture], name, { type: picture.type });
  const isPhone = window.matchMedia('(pointer: coarse)').matches;
  if (isPhone && 'canShare' in navigator && navigator.canShare({ files: [file] })) {
    // Closing the share sheet rejects; there is nothing to tell.
    await navigator.share({ files: [file] }).catch(() => undefined);
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

async function drawQrPicture(text: string): Promise<Blob | null> {
  const { data, size } = qrModules(text);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [size * SCALE, size * SCALE];
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = 'black';
  data.forEach((row, y) =>
    row.forEach((dark, x) => {
      if (dark) context.fillRect(x * SCALE, y * SCALE, SCALE, SCALE);
    }),
  );
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
