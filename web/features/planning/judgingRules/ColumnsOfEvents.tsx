import type {
  CompetitionJudging,
  JudgingRules,
} from '../../../../shared/contract/entering/competitions/judgingRules.ts';
import {
  flightRulesOf,
  type FlightRules,
} from '../../../../shared/domain/entering/judgingRules/flightRules.ts';
import { judgeIndex } from '../../../../shared/domain/entering/judgingRules/seats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { useUser } from '../../../session/useSession.ts';
import { DashboardCard } from '../../../ui/DashboardCard.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import styles from './Rules.module.css';
import { keyOfSystem } from './systems.ts';

interface ColumnsOfEventsProps {
  readonly rules: JudgingRules;
  readonly judging: CompetitionJudging;
  readonly competitionId: string;
}

/** The columns of each judge, event by event; criteria and points are changed in the form. */
export function ColumnsOfEvents({ rules, judging, competitionId }: ColumnsOfEventsProps) {
  const { t } = useTranslation('judgingRules');
  const isManager = useUser().role === 'MANAGER';
  return (
    <DashboardCard
      title={t('columns.title')}
      aside={
        <LinkButton to={paths.editForm(isManager ? undefined : competitionId)}>
          {t('columns.toForm')}
        </LinkButton>
      }
    >
      <Stack gap={4}>
        <Text soft>{t('columns.hint', { count: judging.judges })}</Text>
        <Stack role="list" as="ul" gap={4}>
          {eventsJudgedAlike(rules, judging).map((alike) => (
            <li key={`${alike.format} ${alike.levels.join(' ')}`}>
              <Alike alike={alike} />
            </li>
          ))}
        </Stack>
      </Stack>
    </DashboardCard>
  );
}

function Alike({ alike }: { readonly alike: EventsJudgedAlike }) {
  const { t } = useTranslation('judgingRules');
  const { format, levels, sheets, points, system } = alike;
  return (
    <>
      <h3 className={styles.event}>
        {format}
        {levels.length === 0 ? null : (
          <Text as="span" soft>
            {levels.join(', ')}
          </Text>
        )}
      </h3>
      <Text soft>
        {t('columns.points', {
          system: t(`systems.names.${keyOfSystem(system)}`),
          participation: points.participation,
          places: points.places.join(', '),
        })}
      </Text>
      <Stack as="dl" gap={2} columnGap={5} className={styles.seats}>
        {sheets
          .filter(({ columns }) => columns.length > 0)
          .map(({ seat, columns }) => (
            <div key={seat}>
              <dt>{seatText(judgeIndex(seat))}</dt>
              <dd>{columns.map(({ name }) => name).join(', ')}</dd>
            </div>
          ))}
      </Stack>
    </>
  );

  function seatText(index: number | null): string {
    return index === null ? t('columns.referee') : t('columns.judge', { number: index + 1 });
  }
}

interface EventsJudgedAlike {
  readonly format: string;
  /** Empty where all events of the format are judged alike. */
  readonly levels: readonly string[];
  readonly sheets: FlightRules['sheets'];
  readonly points: FlightRules['points'];
  readonly system: FlightRules['system'];
}

/** The events of each format, together where the same columns, points and system apply. */
function eventsJudgedAlike(
  rules: JudgingRules,
  { formats, judges }: Pick<CompetitionJudging, 'formats' | 'judges'>,
): EventsJudgedAlike[] {
  return formats.flatMap(({ events, ...format }) => {
    const judged = events.map((event) => ({
      level: event.level,
      rules: flightRulesOf(rules, { format, event }, judges),
    }));
    const alike = [...Map.groupBy(judged, ({ rules: own }) => JSON.stringify(own)).values()];
    return alike.flatMap((group): EventsJudgedAlike[] => {
      const [first] = group;
      if (!first) return [];
      const { sheets, points, system } = first.rules;
      const levels = alike.length === 1 ? [] : group.map(({ level }) => level);
      return [{ format: format.format, levels, sheets, points, system }];
    });
  });
}
