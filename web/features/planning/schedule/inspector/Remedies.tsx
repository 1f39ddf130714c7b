import { Suspense, useMemo } from 'react';
import { type Remedy, remediesOf } from '../../../../../shared/domain/planning/byHand/remedies/remediesOf.ts';
import {
  type RemedyPrice,
  remedyPrice,
} from '../../../../../shared/domain/planning/byHand/remedies/remedyPrice.ts';
import type { PlacedBlock } from '../../../../../shared/domain/planning/draft/planOfDraft.ts';
import { venueTimeOf } from '../../../../../shared/domain/core/dates/venueTime.ts';
import { serverAhead } from '../../../../api/serverClock.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { paths } from '../../../../paths.ts';
import { Button } from '../../../../ui/Button.tsx';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { usePresent } from '../../../../ui/now.ts';
import { showToast } from '../../../../ui/toastStore.ts';
import { Text } from '../../../../ui/Text.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { useDuration } from '../../ice/index.ts';
import { applyRemedy } from '../blocks/applyRemedy.ts';
import type { ShownFinding } from '../scheduleModel.ts';
import { useWords } from '../useWords.ts';
import { useWorkspace } from '../workspace.ts';
import styles from './Inspector.module.css';
import { LaterWalkOnTime } from '../laterNotices.ts';
import { useWalkOnsToCome } from './useWalkOnsToCome.ts';

/** Changes that take a finding away: each was tried, and one press does it. */
export function Remedies({ finding }: { readonly finding: ShownFinding }) {
  const { t } = useTranslation('schedule');
  const {
    competitionId,
    problem,
    checked,
    checkedPlan: plan,
    begun,
    names,
    store,
    sayFault,
  } = useWorkspace();
  const words = useWords();
  const duration = useDuration();
  const walkOnsOf = useWalkOnsToCome();
  const earliest = useEarliest(problem.timeZone);
  const remedies = useMemo(
    () =>
      remediesOf(problem, plan, finding, { begun, earliest }).map((one) => ({
        ...one,
        price: remedyPrice(problem, plan, one.plan, begun),
      })),
    [problem, plan, finding, begun, earliest],
  );
  const nameOf = (index: number) => {
    const block: PlacedBlock | undefined = plan.blocks[index];
    return block ? words.block(block) : '';
  };
  const textOf = (remedy: Remedy): string => {
    switch (remedy.kind) {
      case 'move':
        return t('remedies.move', { block: nameOf(remedy.block), place: words.place(remedy) });
      case 'swap':
        return t('remedies.swap', { block: nameOf(remedy.block), other: nameOf(remedy.before) });
      case 'resurface':
        return t('remedies.resurface', { block: nameOf(remedy.before) });
      case 'judge':
        return t('remedies.judge', { coach: names.coach(remedy.coachId) });
    }
  };
  const priceText = (price: RemedyPrice): string =>
    [
      ...(price.later > 0
        ? [t('remedies.later', { count: price.later, time: duration(60 * price.minutesLater) })]
        : price.otherDay > 0
          ? []
          : [t('remedies.nobodyLater')]),
      ...(price.earlier > 0
        ? [t('remedies.earlier', { count: price.earlier, time: duration(60 * price.minutesEarlier) })]
        : []),
      ...(price.elsewhere > 0 ? [t('remedies.elsewhere', { count: price.elsewhere })] : []),
      ...(price.otherDay > 0 ? [t('remedies.otherDay', { count: price.otherDay })] : []),
      ...(price.conflicts > 0 ? [t('remedies.conflicts', { count: price.conflicts })] : []),
    ].join(' ');
  const isOpenSeat = finding.rule.startsWith('openSeat');
  const [flightId = ''] = finding.rule === 'tooShort' ? finding.flightIds : [];
  if (walkOnsOf(flightId).length > 0)
    return (
      <Suspense fallback={null}>
        <LaterWalkOnTime flightId={flightId} />
      </Suspense>
    );
  if (remedies.length === 0 && !isOpenSeat)
    return (
      <Text soft size="sm">
        {t('remedies.none')}
      </Text>
    );
  return (
    <Stack role="list" as="ul" gap={2} minContent className={styles.remedies}>
      {isOpenSeat ? (
        <li>
          <LinkButton dense to={paths.panels(competitionId)}>
            {t('remedies.fillSeats')}
          </LinkButton>
        </li>
      ) : null}
      {remedies.map((one) => {
        const text = textOf(one.remedy);
        return (
          <li key={text}>
            <span>
              {text}{' '}
              <Text as="span" soft size="sm">
                {priceText(one.price)}
              </Text>
            </span>
            <Button
              dense
              aria-label={t('remedies.applyNamed', { remedy: text })}
              onClick={() => {
                const fault = store.edit(applyRemedy(checked, one));
                sayFault(fault);
                if (fault === null) showToast(t('remedies.done'));
              }}
            >
              {t('remedies.apply')}
            </Button>
          </li>
        );
      })}
    </Stack>
  );
}

/** Who skates within so many minutes is in the locker room already (decision 0315). */
const LOCKED_MINUTES = 15;

/** From when on a block may be moved, in seconds since 1970 by the venue's clock; it changes with the minute. */
function useEarliest(timeZone: string): number {
  return usePresent((now) => {
    const from = new Date(now.getTime() + serverAhead() + LOCKED_MINUTES * 60_000).toISOString();
    return Date.parse(`${venueTimeOf(from, timeZone)}Z`) / 1_000;
  });
}
