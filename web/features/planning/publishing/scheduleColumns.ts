import type { TFunction } from 'i18next';
import type { PublicBlock, PublicSchedule } from '../../../../shared/contract/planning/publicSchedule.ts';
import { clockText } from '../../../../shared/domain/planning/timeTexts.ts';
import { secondsOfTime } from '../../../../shared/domain/core/dates/times.ts';
import { asDay, type ExportColumn } from '../../../table/export/exportValue.ts';

/** One row for each block. Names are those that everybody sees. */
export function scheduleColumns(
  t: TFunction<'publishing'>,
  { events, surfaces }: Pick<PublicSchedule, 'events' | 'surfaces'>,
): ExportColumn<PublicBlock>[] {
  const eventById = new Map(events.map((event) => [event.id, event]));
  const surfaceNames = new Map(surfaces.map(({ id, name }) => [id, name]));
  const eventOf = ({ flight }: PublicBlock) => eventById.get(flight?.eventId ?? '');
  const column = (heading: string, value: ExportColumn<PublicBlock>['value']) => ({ heading, value });
  return [
    column(t('documents.columns.day'), ({ date }) => asDay(date)),
    column(t('documents.columns.start'), ({ start }) => clockText(secondsOfTime(start))),
    column(t('documents.columns.end'), ({ start, seconds }) => clockText(secondsOfTime(start) + seconds)),
    column(t('documents.columns.surface'), ({ surfaceId }) => surfaceNames.get(surfaceId) ?? surfaceId),
    column(t('documents.columns.block'), ({ kind, title }) => title ?? t(`late.kinds.${kind}`)),
    column(t('documents.columns.format'), (block) => eventOf(block)?.format ?? null),
    column(t('documents.columns.level'), (block) => eventOf(block)?.level ?? null),
    column(t('documents.columns.flight'), ({ flight }) => flight?.part.number ?? null),
    column(t('documents.columns.flights'), ({ flight }) => flight?.part.of ?? null),
    column(t('documents.columns.skaters'), ({ flight }) => flight?.skaters.length ?? null),
    column(
      t('documents.columns.names'),
      ({ flight }) => flight?.skaters.map(({ name }) => name).join('; ') ?? null,
    ),
  ];
}
