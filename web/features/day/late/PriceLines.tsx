import { waitedMinutes } from '../../../../shared/domain/planning/late/byAdvice.ts';
import { namedFlightText } from './namedFlightText.ts';
import type { Block } from '../../../../shared/contract/core/planningFiles.ts';
import type { LatePrice, Resurfacing } from '../../../../shared/domain/planning/late/lateProposals.ts';
import { formatList, formatTime } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { NamedFlight, ScheduleNames } from '../../planning/draft/index.ts';

interface PriceLinesProps {
  readonly price: LatePrice;
  /** As this way has them. */
  readonly blocks: readonly Block[];
  readonly names: ScheduleNames;
  readonly flightNames: ReadonlyMap<string, NamedFlight>;
}

/** As many rests as somebody reads before deciding. */
const FIRST = 6;
const SEATS_NAMED = 2;

/** From here on hours are easier to compare. */
const LONG_MINUTES = 120;

/** What a way to go on costs: who waits, when the ice closes, which seats and rests it breaks. */
export function PriceLines({ price, blocks, names, flightNames }: PriceLinesProps) {
  const { t } = useTranslation('late');
  const { isOnTime, ends, waiting, averageMinutes, longestMinutes, rests, moved } = price;
  const together = waitedMinutes(price);
  const {
    withoutIce,
    shortResurfacings,
    pauseMinutes,
    coaches,
    added,
    leftOut,
    opened,
    movedPauses,
    goneWithFlights,
    reordered,
    movedTwice,
  } = price;
  const flight = (id: string) => namedFlightText(t, flightNames, id) ?? id;
  const placed = (id: string) => {
    const block = blocks.find(({ flightId }) => flightId === id);
    const place = block && { time: formatTime(block.start), surface: names.surface(block.surfaceId) };
    return place ? t('placed', { flight: flight(id), ...place }) : flight(id);
  };
  /** A panel has a run's flights: the first ones say which it is. */
  const flightsOfSeats = (ids: readonly string[]) => {
    const more = ids.length - SEATS_NAMED;
    if (more < 2) return formatList(ids.map(flight));
    const first = formatList([...ids.slice(0, SEATS_NAMED).map(flight), t('moreOfThem', { count: more })]);
    return t('countedFlights', { count: ids.length, flights: first });
  };
  const firstNames = (ids: readonly string[]) => {
    const more = ids.length - FIRST;
    const first = ids.slice(0, FIRST).map(names.person);
    return formatList(more > 0 ? [...first, t('moreOfThem', { count: more })] : first);
  };
  const placesOf = (resurfacings: readonly Resurfacing[]) =>
    formatList(
      resurfacings.map(({ surfaceId, start }) =>
        t('resurfacingAt', { time: formatTime(start), surface: names.surface(surfaceId) }),
      ),
    );
  return (
    <Stack as="ul" role="list" gap={2}>
      {isOnTime ? null : (
        <li>
          <Text weight="medium">
            {waiting === 0
              ? t('nobodyWaits')
              : t('waiting', {
                  count: waiting,
                  average: averageMinutes,
                  minutes: longestMinutes,
                  together:
                    together < LONG_MINUTES
                      ? t('minutes', { count: together })
                      : t('hours', { count: Math.round(together / 60) }),
                })}
          </Text>
        </li>
      )}
      {ends
        .filter(({ end }) => end > 0)
        .map(({ surfaceId, end, closes }) => (
          <li key={surfaceId}>
            {t('ends', { surface: names.surface(surfaceId), time: formatTime(end) })}
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
      {movedPauses.map(({ kind, surfaceId, start, to }) => (
        <li key={`${surfaceId} ${String(start)}`}>
          {t(`movedPause.${kind}`, {
            surface: names.surface(surfaceId),
            from: formatTime(start),
            to: formatTime(to),
          })}
        </li>
      ))}
      {goneWithFlights.map(({ kind, surfaceId, start }) => (
        <li key={`${surfaceId} ${String(start)}`}>
          {t(`goneWithFlights.${kind}`, { surface: names.surface(surfaceId), from: formatTime(start) })}
        </li>
      ))}
      {shortResurfacings > 0 ? <li>{t('resurfacings', { count: shortResurfacings })}</li> : null}
      {added.length > 0 ? <li>{t('added', { count: added.length, places: placesOf(added) })}</li> : null}
      {leftOut.length > 0 ? (
        <li>{t('leftOut', { count: leftOut.length, places: placesOf(leftOut) })}</li>
      ) : null}
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
      {movedTwice.length > 0 ? (
        <li>
          <Text as="span" tone="warn" weight="medium">
            {t('movedTwice', { count: movedTwice.length, skaters: firstNames(movedTwice) })}
          </Text>
        </li>
      ) : null}
      {reordered.length > 0 ? (
        <li>{t('reordered', { count: reordered.length, flights: formatList(reordered.map(flight)) })}</li>
      ) : null}
      {opened.empty > 0 ? (
        <li>
          <Text as="span" tone="warn" weight="medium">
            {t('openSeats', { count: opened.empty, flights: flightsOfSeats(opened.flightIds) })}
          </Text>
        </li>
      ) : null}
      {opened.judges.map(({ coachId, rule, flightIds: [from = ''], meanwhile }) => (
        <li key={`${coachId} ${from}`}>
          <Text as="span" tone="warn" weight="medium">
            {t(`cantJudge.${ruleKey(rule)}`, {
              coach: names.coach(coachId),
              flight: placed(from),
              other: placed(meanwhile ?? ''),
            })}
          </Text>
        </li>
      ))}
      {rests.slice(0, FIRST).map(({ rule, skaters, flightIds: [from = '', to = ''] }) => (
        <li key={`${skaters.join(' ')} ${from} ${to}`}>
          <Text as="span" tone="bad">
            {t(rule === 'twiceAtOnce' ? 'atOnce' : 'rest', {
              skater: formatList(skaters.map(names.person)),
              from: placed(from),
              to: placed(to),
            })}
          </Text>
        </li>
      ))}
      {coaches.slice(0, FIRST).map(({ coaches: [coach = ''], flightIds: [from = '', to = ''] }) => (
        <li key={`${coach} ${from} ${to}`}>
          <Text as="span" tone="bad">
            {t('coachAtOnce', { coach: names.coach(coach), from: placed(from), to: placed(to) })}
          </Text>
        </li>
      ))}
      {coaches.length > FIRST ? <li>{t('moreCoaches', { count: coaches.length - FIRST })}</li> : null}
      {rests.length > FIRST ? <li>{t('moreRests', { count: rests.length - FIRST })}</li> : null}
      {rests.length === 0 && !isOnTime ? <li>{t('restsKept')}</li> : null}
    </Stack>
  );
}

const NAMED_RULES = ['pupil', 'otherPanel', 'certificate', 'availability'] as const;
const ruleKey = (rule: string) => NAMED_RULES.find((one) => one === rule) ?? 'other';
