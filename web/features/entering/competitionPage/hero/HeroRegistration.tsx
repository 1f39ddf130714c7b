import { useTranslation } from 'react-i18next';
import { registrationState } from '../../../../../shared/domain/core/registration/registration.ts';
import { RegistrationPill } from '../../competitionList/index.ts';
import { Countdown } from '../../../../ui/Countdown.tsx';
import { useNow } from '../../../../ui/now.ts';
import styles from './PageHero.module.css';
import type { ShownCompetition } from '../toShownCompetition.ts';

/** The registration status with a countdown to opening or closing. */
export function HeroRegistration({ competition }: { readonly competition: ShownCompetition }) {
  const { openUntil } = competition;
  return openUntil === null ? null : <RegistrationStatus competition={{ ...competition, openUntil }} />;
}

function RegistrationStatus({
  competition,
}: {
  readonly competition: ShownCompetition & { openUntil: string };
}) {
  const { t } = useTranslation('competitionPage');
  const now = useNow();
  const { openFrom, openUntil } = competition;
  const state = registrationState(competition, new Date(now));
  return (
    <p className={styles.standing}>
      <RegistrationPill competition={competition} now={now} />
      {state === 'open' || state === 'opensLater' ? (
        <span className={styles.countdown}>
          {t('registration')}{' '}
          {state === 'open' ? (
            <Countdown until={openUntil} kind="closes" />
          ) : (
            <Countdown until={openFrom ?? openUntil} kind="opens" />
          )}
        </span>
      ) : null}
    </p>
  );
}
