import { useTranslation } from 'react-i18next';
import { paths } from '../../../paths.ts';
import { Card } from '../../../ui/Card.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import styles from './Rehearsal.module.css';

/** Every screen of the day, in windows of their own: this one plays. */
export function PracticeLinks({ rehearsalId }: { readonly rehearsalId: string }) {
  const { t } = useTranslation('rehearsal');
  const groups = {
    helpers: [['codes', paths.helpers(rehearsalId)]],
    organisers: [
      ['checkIn', paths.checkIn(rehearsalId)],
      ['running', paths.nowAndNext(rehearsalId)],
      ['scoring', paths.scoring(rehearsalId)],
      ['results', paths.flightResults(rehearsalId)],
      ['awards', paths.awards(rehearsalId)],
      ['music', paths.musicScreen(rehearsalId)],
    ],
    everybody: [
      ['live', paths.live(rehearsalId)],
      ['hall', paths.hall(rehearsalId)],
      ['schedule', paths.publicSchedule(rehearsalId)],
      ['publicResults', paths.publicResults(rehearsalId)],
    ],
  } as const;
  return (
    <Card as="section" className={styles.card}>
      <h2>{t('screens.title')}</h2>
      {(['helpers', 'organisers', 'everybody'] as const).map((group) => (
        <section key={group} className={styles.group}>
          <h3>{t(`screens.${group}`)}</h3>
          <p className={styles.soft}>{t(`screens.${group}Text`)}</p>
          <ul role="list" className={styles.buttons}>
            {groups[group].map(([name, to]) => (
              <li key={name}>
                <LinkButton to={to} target="_blank">
                  {t(`screens.${name}`)}
                </LinkButton>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Card>
  );
}
