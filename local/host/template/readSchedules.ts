import type { DeployedEventRule, DeployedSchedule } from './deployment.ts';
import type { ResolvedResource } from './resolvedResources.ts';

const SECONDS: Readonly<Record<string, number>> = { minute: 60, hour: 3600, day: 86_400 };

/** Whether a rule calls by the clock, and not for events. */
export const isScheduled = ({ properties }: ResolvedResource) => properties.has('ScheduleExpression');

/** The functions that a rule calls for events. */
export const readEventRule = ({ properties }: ResolvedResource): DeployedEventRule[] =>
  properties.objects('Targets').map((target) => ({
    functionName: target.text('Arn').split(':').at(-1) ?? '',
    pattern: properties.raw('EventPattern'),
  }));

/**
 * The functions that a rule calls by schedule.
 *
 * @throws Error naming the rule, if its kind is not supported here
 */
export function readSchedules({ name, properties }: ResolvedResource): DeployedSchedule[] {
  const rate = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(
    properties.optionalText('ScheduleExpression') ?? '',
  );
  const [, count, unit = ''] = rate ?? [];
  const everySeconds = Number(count) * (SECONDS[unit] ?? Number.NaN);
  if (Number.isNaN(everySeconds)) throw new Error(`The local host cannot follow the schedule of ${name}.`);
  return properties.objects('Targets').map((target) => ({
    functionName: target.text('Arn').split(':').at(-1) ?? '',
    everySeconds,
    event: JSON.parse(target.text('Input')) as unknown,
  }));
}
