import * as z from 'zod/mini';
import type { Ice } from '../../../../shared/contract/entering/ice.ts';
import { iceRoutes } from '../../../../shared/contract/entering/ice.ts';
import { moveSurfaces, type CompetitionDays } from '../../../../shared/domain/entering/onIce/iceDays.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import { getItem } from '../../../platform/table/read.ts';
import { transact, type TransactItem } from '../../../platform/table/transaction.ts';
import {
  checkWrite,
  createWrite,
  deleteWrite,
  IS_NEW,
  replaceWrite,
} from '../../../platform/table/writes.ts';
import { changeHistoryWrites } from '../../core/history/changeRecord.ts';
import { competitionKey } from '../../keys.ts';
import { iceKey } from './keys.ts';

const { surfaces, rules } = iceRoutes.getIce.answer.shape.data.shape;

const storedIce = z.object({ competitionId: z.string(), surfaces, rules, version: z.number() });

/** The ice of a competition as stored, in one item. */
export type StoredIce = z.output<typeof storedIce>;

/** Null until the ice of a competition is first saved. */
export async function findIce(competitionId: string): Promise<StoredIce | null> {
  const item = await getItem(iceKey(competitionId));
  return item ? storedIce.parse(item) : null;
}

export const iceItem = (ice: StoredIce) => ({ ...iceKey(ice.competitionId), type: 'ice', ...ice });

interface Author {
  readonly by: string;
  readonly at: Date;
}

const versionConflict = () => new ApiError('VersionConflict');

/**
 * Stores the ice of a competition over the version that was read, while the competition keeps the dates by which
 * its days were checked and is not archived.
 * @param before null where none is stored
 * @throws {ApiError} VersionConflict; CompetitionArchived
 */
export async function replaceIce(
  before: StoredIce | null,
  after: StoredIce,
  { startDate, endDate }: CompetitionDays,
  author: Author,
): Promise<void> {
  await transact([
    storeWrite(before, after),
    checkWrite(competitionKey(after.competitionId), {
      condition: 'startDate = :start AND endDate = :end AND #state <> :archived',
      names: { '#state': 'state' },
      values: { ':start': startDate, ':end': endDate, ':archived': 'archived' },
      returnStored: true,
      onConflict: (found) =>
        new ApiError(found?.['state']?.S === 'archived' ? 'CompetitionArchived' : 'VersionConflict'),
    }),
    ...iceHistoryWrites(before, after, author),
  ]);
}

/**
 * Writes for the transaction that changes a competition's dates: its opening hours move with them. A competition
 * without ice gets a check that none is stored at this moment.
 */
export async function iceMoveWrites(
  competitionId: string,
  before: CompetitionDays,
  after: CompetitionDays,
  author: Author,
): Promise<TransactItem[]> {
  if (before.startDate === after.startDate && before.endDate === after.endDate) return [];
  const ice = await findIce(competitionId);
  if (!ice) {
    return [checkWrite(iceKey(competitionId), { condition: IS_NEW, onConflict: versionConflict })];
  }
  const surfacesAfter = moveSurfaces(ice.surfaces, before, after);
  const moved = { ...ice, surfaces: surfacesAfter, version: ice.version + 1 };
  return [storeWrite(ice, moved), ...iceHistoryWrites(ice, moved, author)];
}

export const iceDeleteWrite = (competitionId: string): TransactItem => deleteWrite(iceKey(competitionId));

const storeWrite = (before: StoredIce | null, after: StoredIce): TransactItem =>
  before
    ? replaceWrite(iceItem(after), before.version, versionConflict)
    : createWrite(iceItem(after), versionConflict);

function iceHistoryWrites(before: StoredIce | null, after: StoredIce, author: Author): TransactItem[] {
  return changeHistoryWrites({
    of: { subject: 'competition', id: after.competitionId },
    subject: 'ice',
    action: 'changed',
    ...author,
    before: before ? recorded(before) : {},
    after: recorded(after),
  });
}

/** Hours by the surface's name and the day, as an organiser reads them. */
const recorded = ({ surfaces: known, rules: own }: Ice) => ({
  ...own,
  surfaces: Object.fromEntries(
    known.map(({ name, days }) => [
      name,
      Object.fromEntries(days.map((hours) => [hours.date, spansOf(hours)])),
    ]),
  ),
});

/** "07:00–11:00, 12:30–21:00" where others have the ice in between. */
const spansOf = ({ opens, closes, closed = [] }: Ice['surfaces'][number]['days'][number]) =>
  [opens, ...closed.map(({ ends }) => ends)]
    .map((from, index) => `${from}–${closed[index]?.begins ?? closes}`)
    .join(', ');
