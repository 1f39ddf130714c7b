import { Suspense } from 'react';
import type { Flight } from '../../../../../shared/contract/core/planningFiles.ts';
import { programmesOf } from '../../../../../shared/domain/planning/planFacts.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { useWorkspace } from '../workspace.ts';
import styles from './Inspector.module.css';
import { Text } from '../../../../ui/Text.tsx';
import { Pill } from '../../../../ui/Pill.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { LaterWalkOnTime } from '../laterNotices.ts';

/** The skaters in start order, with rink and coach, and the panel. */
export function FlightPeople({ flight }: { readonly flight: Flight }) {
  const { t } = useTranslation('schedule');
  const { problem, plan, walkOns, names } = useWorkspace();
  const joined = walkOns.get(flight.id) ?? [];
  const programmes = programmesOf(flight, new Map(problem.programmes.map((one) => [one.id, one])));
  const panel = plan.panels.find(({ flightIds }) => flightIds.includes(flight.id));
  const nameOf = (coachId: string | null) => (coachId === null ? t('openSeat') : names.coach(coachId));
  return (
    <>
      <Stack as="section" gap={2} minContent className={styles.part} aria-labelledby="skaters">
        <h3 id="skaters">{t('startOrder')}</h3>
        <Stack as="ol" gap={2} minContent size="sm" className={styles.people}>
          {programmes.map(({ id, rinkId, coachId }) => (
            <li key={id}>
              <span>
                <strong>{names.programme(id)}</strong>{' '}
                {joined.includes(id) ? <Pill tone="info">{t('walkOns.pill')}</Pill> : null}
              </span>
              <Text as="span" soft size="sm">
                {[
                  ...(rinkId === null ? [] : [names.rink(rinkId)]),
                  ...(coachId === null ? [] : [names.coach(coachId)]),
                ].join(' · ')}
              </Text>
            </li>
          ))}
        </Stack>
        {joined.length > 0 ? (
          <Suspense fallback={null}>
            <LaterWalkOnTime flightId={flight.id} />
          </Suspense>
        ) : null}
      </Stack>
      {panel ? (
        <Stack as="section" gap={2} minContent className={styles.part} aria-labelledby="panel">
          <h3 id="panel">{t('panel')}</h3>
          <Stack as="dl" gap={1} minContent size="sm" className={styles.panel}>
            {panel.judges.map((judge, index) => (
              <div key={String(index)}>
                <dt>{t('judge', { number: index + 1 })}</dt>
                <dd>{nameOf(judge)}</dd>
              </div>
            ))}
            <div>
              <dt>{t('referee')}</dt>
              <dd>{nameOf(panel.referee)}</dd>
            </div>
          </Stack>
        </Stack>
      ) : null}
    </>
  );
}
