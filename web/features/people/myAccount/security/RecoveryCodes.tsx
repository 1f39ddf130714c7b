import type { Ref } from 'react';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Button } from '../../../../ui/Button.tsx';
import { showToast } from '../../../../ui/toastStore.ts';
import { Stack } from '../../../../ui/Stack.tsx';
import { Row } from '../../../../ui/Row.tsx';
import { saveAccountFile } from '../saveFile.ts';
import styles from './Security.module.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly email: string;
  /** The list of codes, which takes the focus. */
  readonly ref: Ref<HTMLUListElement>;
}

/** The ten recovery codes, shown only once: to copy, download or print. */
export function RecoveryCodes({ codes, email, ref }: RecoveryCodesProps) {
  const { t } = useTranslation(['security', 'common']);
  const heading = `${t('common:product')}: ${t('codes.title')}, ${email}`;
  const copy = () => {
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => showToast(t('codes.copied')),
      () => showToast(t('codes.notCopied'), 'info'),
    );
  };
  return (
    <Stack gap={4} minContent className={styles.sheet}>
      <p className={styles.head}>{heading}</p>
      <p className={styles.once}>{t('codes.text')}</p>
      <p>{t('codes.use')}</p>
      <ul ref={ref} role="list" tabIndex={-1} className={styles.codes} aria-label={t('codes.title')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Row gap={2} className={styles.buttons}>
        <Button onClick={copy}>{t('codes.copy')}</Button>
        <Button
          onClick={() =>
            saveAccountFile(
              'rinkside-recovery-codes.txt',
              `${heading}\n${t('codes.use')}\n\n${codes.join('\n')}\n`,
              'text/plain',
            )
          }
        >
          {t('codes.download')}
        </Button>
        <Button onClick={() => window.print()}>{t('codes.print')}</Button>
      </Row>
    </Stack>
  );
}
