/** A programme with the place that an approved result gives it; null for one that did not skate. */
interface RowWithPlace {
  readonly programmeId: string;
  readonly place: number | null;
}

interface Given {
  /** The version whose medals were given; unknown in results of 0.2. */
  readonly awarded: { readonly at: string; readonly version?: number | undefined } | null;
  /** The newest version for which medals changed hands afterwards. */
  readonly exchanged: { readonly version: number } | null;
}

/**
 * The version by which skaters have their medals; null before the awards. Results of 0.2 do not say which was awarded: it
 * was the newest of that time.
 */
export function versionOfMedals(
  { awarded, exchanged }: Given,
  versions: readonly { readonly version: number; readonly at: string }[],
): number | null {
  if (awarded === null) return null;
  return exchanged?.version ?? versionAwarded(awarded, versions);
}

/** For which version the awards were given. */
export const versionAwarded = (
  { at, version }: NonNullable<Given['awarded']>,
  versions: readonly { readonly version: number; readonly at: string }[],
): number => version ?? versions.findLast((one) => one.at <= at)?.version ?? 1;

/** Whether the awards can be taken back as marked by mistake: a correction since was made of medals that are given. */
export const canTakeBackAwards = ({
  awarded,
  exchanged,
  version,
}: Given & { readonly version: number }): boolean =>
  awarded !== null && exchanged === null && (awarded.version ?? version) === version;

export const MEDAL_STEPS = ['take', 'give', 'reprint'] as const;

/** Something to do after a correction: take a medal back, give one, print a certificate again. */
export interface MedalStep {
  readonly what: (typeof MEDAL_STEPS)[number];
  readonly programmeId: string;
  /** Of the medal, or on the certificate. */
  readonly place: number;
}

/**
 * What changes hands after a correction of an awarded result: medals are taken back before they are given to others.
 * @param given the rows by which the medals were given
 * @param now the rows of the newest version
 */
export function medalSteps(given: readonly RowWithPlace[], now: readonly RowWithPlace[]): MedalStep[] {
  const [before, after] = [placesOf(given), placesOf(now)];
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (programmeId) => before.get(programmeId) !== after.get(programmeId),
  );
  const stepsOf = (what: MedalStep['what'], places: ReadonlyMap<string, number>) =>
    changed
      .flatMap((programmeId): MedalStep[] => {
        const place = places.get(programmeId);
        return place === undefined ? [] : [{ what, programmeId, place }];
      })
      .toSorted((one, other) => one.place - other.place);
  return [...stepsOf('take', before), ...stepsOf('give', after), ...stepsOf('reprint', after)];
}

const placesOf = (rows: readonly RowWithPlace[]): Map<string, number> =>
  new Map(rows.flatMap(({ programmeId, place }) => (place === null ? [] : [[programmeId, place] as const])));
