import { useState } from 'react';
import { refetchChanged } from '../../../api/changes.ts';
import { call } from '../../../api/client.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import { ReadSheet } from './ReadSheet.tsx';
import type { SheetPartProps } from './SheetScreen.tsx';
import { TypeAgain } from './TypeAgain.tsx';
import { useSubmit } from './useSubmit.ts';
import styles from './Scoring.module.css';

/** A typed sheet counts once another person has typed it again or read it back. */
export function SecondPerson(props: SheetPartProps & { readonly onChange: () => void }) {
  const { params, sheet, onChange } = props;
  const { t } = useTranslation('scoring');
  const [way, setWay] = useState<'again' | 'readBack' | null>(null);
  const { isBusy, submit } = useSubmit();
  const { typedBy, mayConfirm, revision } = sheet.sheet;
  const confirm = () =>
    submit(async () => {
      await call('confirmMarks', { params, body: { revision, again: null, device: 'reader', marks: [] } });
      await refetchChanged('confirmMarks');
      showToast(t('second.confirmed'));
    });
  if (!mayConfirm) {
    return (
      <>
        <p role="note">{t('second.other')}</p>
        <ReadSheet sheet={sheet} />
        <div className={styles.actions}>
          <Button onClick={onChange}>{t('second.change')}</Button>
        </div>
      </>
    );
  }
  if (way === 'again') return <TypeAgain {...props} />;
  return (
    <>
      <h3>{t('second.title')}</h3>
      {way === 'readBack' ? (
        <ReadSheet sheet={sheet} />
      ) : (
        <p className={styles.soft}>
          {t('second.typedBy', { names: typedBy.join(', ') })} {t('second.choose')}
        </p>
      )}
      <div className={styles.actions}>
        {way === 'readBack' ? (
          <Button tone="primary" aria-busy={isBusy} onClick={() => void confirm()}>
            {t('second.matches')}
          </Button>
        ) : (
          <Button onClick={() => setWay('readBack')}>{t('second.readBack')}</Button>
        )}
        <Button tone={way === null ? 'primary' : 'quiet'} onClick={() => setWay('again')}>
          {t('second.again')}
        </Button>
      </div>
    </>
  );
}
