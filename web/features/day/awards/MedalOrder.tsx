import { useState } from 'react';
import type { Awards } from '../../../../shared/contract/day/results/awards.ts';
import { PAPER_SIZES } from '../../../../shared/contract/core/documentWords.ts';
import { allOf, ordinal, withSpare } from '../../../../shared/domain/day/awards/medals.ts';
import { addressOf } from '../../../api/client.ts';
import { formatInstant } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { ExportMenu } from '../../../table/ExportMenu.tsx';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Row } from '../../../ui/Row.tsx';
import styles from './Awards.module.css';
import { MedalTable } from './MedalTable.tsx';
import { medalColumns, medalRows } from './medalRows.ts';
import { useSaveAwards } from './useSaveAwards.ts';

/** The list of medals with the spare ones, and the order that was placed from it. */
export function MedalOrder({ awards }: { readonly awards: Awards }) {
  const { t } = useTranslation('awards');
  const [typed, setTyped] = useState(String(awards.sparePercent));
  const { save, refusal } = useSaveAwards(awards);
  const { competition, source, medals, ordered } = awards;
  const percent = /^\d{1,3}$/.test(typed.trim()) && Number(typed) <= 100 ? Number(typed) : null;
  const needed = withSpare(medals, percent ?? awards.sparePercent);
  const missing = missingMedals(ordered?.medals ?? [], medals);
  const isChanged = ordered !== null && !isSameMedalOrder(ordered.medals, needed);
  const rows = medalRows({ ...awards, sparePercent: percent ?? awards.sparePercent }, t);
  return (
    <Stack gap={4}>
      <p className={styles.detail}>
        {t(source === 'draft' ? 'medals.draft' : 'medals.published')} {t('medals.lone')}
      </p>
      {ordered ? (
        <p className={missing.length > 0 ? styles.warning : styles.detail} role="status">
          {t('medals.ordered', {
            count: allOf(ordered.medals),
            when: formatInstant(ordered.at, competition.timeZone),
            name: ordered.by,
          })}{' '}
          {missing.length > 0
            ? t('medals.changed', {
                missing: missing
                  .map(({ place, count }) => t('medals.missing', { count, place: ordinal(place) }))
                  .join(', '),
              })
            : t(isChanged ? 'medals.fewer' : 'medals.same')}
        </p>
      ) : null}
      <MedalTable rows={rows} places={medals.length} />
      <Row gap={2} columnGap={4} align="center">
        <TextField
          label={t('medals.spare')}
          hint={t('medals.spareHint')}
          inputMode="numeric"
          maxLength={3}
          value={typed}
          error={refusal.sparePercent}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Row>
      {competition.isArchived ? null : (
        <Row gap={2} columnGap={4} align="center">
          {percent === awards.sparePercent ? null : (
            <Button onClick={() => void save({ sparePercent: percent ?? -1 }, t('medals.saved'))}>
              {t('medals.save')}
            </Button>
          )}
          {ordered && !isChanged ? null : (
            <Button
              tone="primary"
              onClick={() =>
                void save({ sparePercent: percent ?? -1, ordered: needed }, t('medals.recorded'))
              }
            >
              {t(ordered ? 'medals.orderAgain' : 'medals.order')}
            </Button>
          )}
          <ExportMenu
            label={t('medals.export')}
            source={{
              title: t('medals.file', { name: competition.name }),
              columns: medalColumns(medals.length, t),
              everyRow: () => Promise.resolve(rows),
            }}
          />
        </Row>
      )}
      {refusal.all === undefined ? null : (
        <p role="alert" className={styles.warning}>
          {refusal.all}
        </p>
      )}
      {source === 'published' ? (
        <Row as="p" gap={2} columnGap={4} align="center">
          {PAPER_SIZES.map((paper) => (
            <a
              key={paper}
              href={addressOf(
                'getScheduleDocument',
                { competitionId: competition.id },
                { document: 'medals', paper },
              )}
              type="application/pdf"
              target="_blank"
              rel="noreferrer"
            >
              {t(`medals.pdf.${paper}`)}
            </a>
          ))}
        </Row>
      ) : null}
    </Stack>
  );
}

/** The medals that an order lacks for its flights, by place; empty where it is enough. */
export function missingMedals(
  ordered: readonly number[],
  needed: readonly number[],
): { readonly place: number; readonly count: number }[] {
  return needed.flatMap((count, index) => {
    const missing = count - (ordered[index] ?? 0);
    return missing > 0 ? [{ place: index + 1, count: missing }] : [];
  });
}

/** Whether the flights need what was ordered, spare ones included. */
export const isSameMedalOrder = (ordered: readonly number[], needed: readonly number[]): boolean =>
  ordered.join() === needed.join();
