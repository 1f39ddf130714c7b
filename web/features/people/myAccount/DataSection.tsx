import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { currentTime } from '../../../clock.ts';
import { fileName } from '../../../table/export/fileName.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './MyAccount.module.css';
import { saveAccountFile } from './saveFile.ts';
import { AccountSection } from './AccountSection.tsx';

/** Downloads all stored data of the account as a file. */
export function DataSection() {
  const { t } = useTranslation('myAccount');
  const [answer, setAnswer] = useState('');
  const download = () => {
    setAnswer(t('data.working'));
    call('downloadMyData').then(
      ({ data }) => {
        saveAccountFile(
          fileName('rinkside', currentTime(), 'json'),
          JSON.stringify(data, null, 2),
          'application/json',
        );
        setAnswer(t('data.done'));
      },
      (thrown: unknown) => setAnswer(errorMessage(thrown) ?? String(thrown)),
    );
  };
  return (
    <AccountSection title={t('data.title')} text={t('data.text')}>
      <div className={styles.buttons}>
        <Button onClick={download}>{t('data.download')}</Button>
      </div>
      <p role="status" className={styles.answer}>
        {answer}
      </p>
    </AccountSection>
  );
}
