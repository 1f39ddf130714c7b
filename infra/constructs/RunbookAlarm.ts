import { ArnFormat, Duration, Stack } from 'aws-cdk-lib';
import {
  Alarm,
  ComparisonOperator,
  TreatMissingData,
  type CfnAlarm,
  type IMetric,
} from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import type { Environment } from '../environments.ts';

/** What can go wrong, each with a page in docs/runbooks that says what to do. */
export const RUNBOOKS = [
  'api-errors',
  'api-latency',
  'backups-failed',
  'cost',
  'edge-errors',
  'function-errors',
  'function-throttles',
  'mail-bounces',
  'mail-complaints',
  'mail-unsent',
  'outbox-schedule',
  'outbox-stream',
  'table-throttles',
] as const;

export type Runbook = (typeof RUNBOOKS)[number];

export const ALARM_PERIOD = Duration.minutes(5);

/** A stack's name for what it shares without an export, so that stacks can be deployed in any order. */
const nameOf = ({ name }: Environment, part: string) => `Rinkside-${name}-${part}`;

export const alarmTopicName = (environment: Environment): string => nameOf(environment, 'alarms');

/** Alarms tell topics of their own region alone; those of CloudFront stand in us-east-1. */
export const edgeTopicName = (environment: Environment): string => nameOf(environment, 'edge-alarms');

interface Watched {
  readonly environment: Environment;
  readonly runbook: Runbook;
  /** What happened, in a sentence without its full stop. */
  readonly sentence: string;
  readonly metric: IMetric;
  /** At least so much; with `isFloor`, less than it. */
  readonly threshold: number;
  readonly isFloor?: boolean;
  /** Periods one after the other. */
  readonly periods?: number;
  /** Whether no data is itself the fault. */
  readonly needsData?: boolean;
  /** Who is told, where it is not the topic of most. */
  readonly topicName?: string;
  /** Tells several alarms of one page apart. */
  readonly part?: string;
}

/** An alarm that names its page, and tells the operator's address when it begins and when it ends. */
export class RunbookAlarm extends Alarm {
  constructor(scope: Construct, id: string, watched: Watched) {
    const { environment, runbook, sentence, metric, threshold, part } = watched;
    super(scope, id, {
      alarmName: nameOf(environment, part === undefined ? runbook : `${runbook}-${part}`),
      alarmDescription: `${sentence}. What to do: docs/runbooks/${runbook}.md`,
      metric,
      threshold,
      comparisonOperator: watched.isFloor
        ? ComparisonOperator.LESS_THAN_THRESHOLD
        : ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      evaluationPeriods: watched.periods ?? 1,
      treatMissingData: watched.needsData ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
    });
    const topic = Stack.of(scope).formatArn({
      service: 'sns',
      resource: watched.topicName ?? alarmTopicName(environment),
      arnFormat: ArnFormat.NO_RESOURCE_NAME,
    });
    const resource = this.node.defaultChild as CfnAlarm;
    resource.alarmActions = [topic];
    resource.okActions = [topic];
  }
}
