import { timeOfSeconds } from '../../../../shared/domain/core/dates/times.ts';
import type { LateProposal } from '../../../../shared/domain/planning/late/lateProposals.ts';
import { formatList } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { NamedFlight, ScheduleNames } from '../../planning/draft/index.ts';

interface ProposalCardProps {
  readonly proposal: LateProposal;
  /** The flight that a swap moves behind the one after it. */
  readonly swap: string | null;
  readonly names: ScheduleNames;
  readonly flightNames: ReadonlyMap<string, NamedFlight>;
  readonly onTake: () => void;
}

/** As many rests as somebody reads before deciding. */
const FIRST = 6;

const clock = (seconds: number) => timeOfSeconds(seconds).slice(0, -3);

/** A way to go on: what it does, who waits, which rests it breaks, when the ice closes. */
export function ProposalCard({ proposal, swap, names, flightNames, onTake }: ProposalCardProps) {
  const { t } = useTranslation('late');
  const { catchUp, price } = proposal;
  const { isOnTime, ends, waiting, averageMinutes, longestMinutes, rests, moved } = price;
  const { withoutIce, shortResurfacings, pauseMinutes, coaches } = price;
  const flight = (id: string) => {
    const name = flightNames.get(id);
    if (!name) return id;
    return name.of > 1 ? t('flight', { event: name.event, part: name.part, of: name.of }) : name.event;
  };
  const way = t(`ways.${catchUp}`, { flight: flight(swap ?? '') });
  return (
    <Card as="article" gap={3}>
      <Row gap={4} align="center" justify="between">
        <h2>{isOnTime ? t('onTime') : way}</h2>
        {isOnTime ? null : (
          <Button tone="primary" aria-label={t('takeNamed', { way })} onClick={onTake}>
            {t('take')}
          </Button>
        )}
      </Row>
      <Stack as="ul" role="list" gap={2}>
        {isOnTime ? null : (
          <li>
            <Text weight="medium">
              {waiting === 0
                ? t('nobodyWaits')
                : t('waiting', { count: waiting, average: averageMinutes, minutes: longestMinutes })}
            </Text>
          </li>
        )}
        {ends
          .filter(({ end }) => end > 0)
          .map(({ surfaceId, end, closes }) => (
            <li key={surfaceId}>
              {t('ends', { surface: names.surface(surfaceId), time: clock(end) })}
              {end > closes ? (
                <>
                  {' '}
                  <Text as="span" tone="bad" weight="medium">
                    {t('pastClosing', { count: Math.ceil((end - closes) / 60) })}
                  </Text>
                </>
              ) : null}
            </li>
          ))}
        {withoutIce > 0 ? (
          <li>
            <Text as="span" tone="bad" weight="medium">
              {t('withoutIce', { count: withoutIce })}
            </Text>
          </li>
        ) : null}
        {pauseMinutes > 0 ? <li>{t('pauses', { count: pauseMinutes })}</li> : null}
        {shortResurfacings > 0 ? <li>{t('resurfacings', { count: shortResurfacings })}</li> : null}
        {moved.length > 0 ? (
          <li>
            {t('moved', {
              count: moved.length,
              flights: formatList(
                moved.map(({ flightId, surfaceId }) =>
                  t('movedTo', { flight: flight(flightId), surface: names.surface(surfaceId) }),
                ),
              ),
            })}
          </li>
        ) : null}
        {rests.slice(0, FIRST).map(({ rule, skaters, flightIds: [from = '', to = ''] }) => (
          <li key={`${skaters.join(' ')} ${from} ${to}`}>
            <Text as="span" tone="bad">
              {t(rule === 'twiceAtOnce' ? 'atOnce' : 'rest', {
                skater: formatList(skaters.map(names.person)),
                from: flight(from),
                to: flight(to),
              })}
            </Text>
          </li>
        ))}
        {coaches.map(({ coaches: [coach = ''], flightIds: [from = '', to = ''] }) => (
          <li key={`${coach} ${from} ${to}`}>
            <Text as="span" tone="bad">
              {t('coachAtOnce', { coach: names.coach(coach), from: flight(from), to: flight(to) })}
            </Text>
          </li>
        ))}
        {rests.length > FIRST ? <li>{t('moreRests', { count: rests.length - FIRST })}</li> : null}
        {rests.length === 0 && !isOnTime ? <li>{t('restsKept')}</li> : null}
      </Stack>
    </Card>
  );
}
