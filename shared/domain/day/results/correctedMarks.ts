import type { ResultColumn } from './placeProgrammes.ts';

interface VersionOfResult {
  readonly version: number;
  readonly columns: readonly ResultColumn[];
  readonly rows: readonly { readonly programmeId: string; readonly columns: readonly number[] }[];
}

/** A mark that a correction replaced. */
export interface CorrectedMark {
  readonly programmeId: string;
  readonly column: string;
  /** Null where the programme had no mark. */
  readonly from: number | null;
  readonly to: number | null;
}

/**
 * The marks of one judge’s sheet that corrections replaced, version by version: the judge is told of each.
 * @param versions oldest first
 */
export function correctedMarksOf<Version extends VersionOfResult>(
  versions: readonly Version[],
  seat: string,
): { readonly version: Version; readonly marks: readonly CorrectedMark[] }[] {
  return versions.flatMap((version, index) => {
    const before = versions[index - 1];
    if (!before) return [];
    const old = new Map(before.rows.map(({ programmeId, columns }) => [programmeId, columns]));
    const marks = version.rows.flatMap(({ programmeId, columns }) =>
      version.columns.flatMap((column, at): CorrectedMark[] => {
        const [from, to] = [old.get(programmeId)?.[at] ?? null, columns[at] ?? null];
        return column.seat === seat && from !== to ? [{ programmeId, column: column.id, from, to }] : [];
      }),
    );
    return marks.length === 0 ? [] : [{ version, marks }];
  });
}
