import type { Translator } from '../../../i18n/Translator.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { secondsOfTime } from '../../../../shared/domain/core/dates/times.ts';
import { fileTime } from '../../../../shared/domain/core/dates/fileTime.ts';
import type { PublicBlock, PublicSchedule } from '../../../../shared/contract/planning/publicSchedule.ts';
import {
  DOCUMENTS_OF_RUNS,
  PAPER_SIZES,
  SCHEDULE_DOCUMENTS,
  type PaperSize,
} from '../../../../shared/contract/core/documentWords.ts';
import { asDay, type ExportColumn } from '../../../table/export/exportValue.ts';
import { addressOf } from '../../../api/client.ts';
import { requestQuery } from '../../../api/queries.ts';
import { formatWeekday } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { ExportMenu } from '../../../table/ExportMenu.tsx';
import { DashboardCard } from '../../../ui/DashboardCard.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Segments } from '../../../ui/Segments.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import styles from './Publishing.module.css';
import { RunDocuments } from './RunDocuments.tsx';

const ALL = 'all';

/** The published schedule on paper and as a spreadsheet: all of it, or a day or a surface. */
export function Documents({ competitionId }: { readonly competitionId: string }) {
  const { t } = useTranslation('publishing');
  const params = { competitionId };
  const schedule = useQuery(requestQuery('getSchedule', { params, query: {} }));
  const [date, setDate] = useState(ALL);
  const [surface, setSurface] = useState(ALL);
  const [paper, setPaper] = useState<PaperSize>('a4');
  if (schedule.isError && !schedule.data) {
    return (
      <DashboardCard title={t('documents.title')}>
        <ErrorState title={t('documents.failed')} onRetry={() => void schedule.refetch()} />
      </DashboardCard>
    );
  }
  if (!schedule.data) return <Spinner />;
  const { competition, days, surfaces, blocks, version } = schedule.data;
  const used = new Set(blocks.map(({ surfaceId }) => surfaceId));
  const chosen = blocks.filter(
    (block) => (date === ALL || block.date === date) && (surface === ALL || block.surfaceId === surface),
  );
  return (
    <DashboardCard title={t('documents.title')}>
      <Stack gap={4} minContent>
        <Stack gap={4} className={styles.days}>
          <Select
            label={t('documents.day')}
            value={date}
            onChange={setDate}
            options={[
              { value: ALL, label: t('documents.everyDay') },
              ...days.map((day) => ({ value: day, label: formatWeekday(day) })),
            ]}
          />
          <Select
            label={t('documents.surface')}
            value={surface}
            onChange={setSurface}
            options={[
              { value: ALL, label: t('documents.everySurface') },
              ...surfaces
                .filter(({ id }) => used.has(id))
                .map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
          <Segments
            label={t('documents.paper')}
            value={paper}
            onChange={(value) => setPaper(value === 'letter' ? 'letter' : 'a4')}
            options={PAPER_SIZES.map((size) => ({ value: size, label: t(`documents.papers.${size}`) }))}
          />
        </Stack>
        {chosen.length === 0 ? (
          <p className={styles.detail}>{t('documents.nothing')}</p>
        ) : (
          <>
            <Stack role="list" as="ul" gap={3} minContent className={styles.readers}>
              {SCHEDULE_DOCUMENTS.filter((document) => !DOCUMENTS_OF_RUNS.includes(document)).map(
                (document) => (
                  <li key={document}>
                    <a
                      href={addressOf('getScheduleDocument', params, {
                        document,
                        paper,
                        ...(date !== ALL && { date }),
                        ...(surface !== ALL && { surface }),
                      })}
                      type="application/pdf"
                      target="_blank"
                      rel="noreferrer"
                    >
                      {t(`documents.kinds.${document}`)}
                    </a>
                    <span className={styles.detail}>{t(`documents.texts.${document}`)}</span>
                  </li>
                ),
              )}
            </Stack>
            <RunDocuments
              competitionId={competitionId}
              paper={paper}
              track={date === ALL || surface === ALL ? null : { date, surface }}
            />
            <div>
              <ExportMenu
                label={t('documents.export')}
                source={{
                  title: t('documents.file', { name: competition.name, version }),
                  columns: scheduleColumns(t, schedule.data),
                  everyRow: () => Promise.resolve(chosen),
                }}
              />
            </div>
          </>
        )}
      </Stack>
    </DashboardCard>
  );
}

/** One row for each block. Names are those that everybody sees. */
export function scheduleColumns(
  t: Translator<'publishing'>,
  { events, surfaces }: Pick<PublicSchedule, 'events' | 'surfaces'>,
): ExportColumn<PublicBlock>[] {
  const eventById = new Map(events.map((event) => [event.id, event]));
  const surfaceNames = new Map(surfaces.map(({ id, name }) => [id, name]));
  const eventOf = ({ flight }: PublicBlock) => eventById.get(flight?.eventId ?? '');
  const column = (heading: string, value: ExportColumn<PublicBlock>['value']) => ({ heading, value });
  return [
    column(t('documents.columns.day'), ({ date }) => asDay(date)),
    column(t('documents.columns.start'), ({ start }) => fileTime(secondsOfTime(start))),
    column(t('documents.columns.end'), ({ start, seconds }) => fileTime(secondsOfTime(start) + seconds)),
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
