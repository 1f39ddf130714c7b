import {
  medalSteps,
  versionOfMedals,
  type MedalStep,
} from '../../../../shared/domain/day/awards/medalSteps.ts';
import type { ResultWithVersions } from '../../../store/day/results/storedResults.ts';

/** What has to change hands of a result that was corrected after its awards. */
export function medalStepsOf({ result, version, versions }: ResultWithVersions): MedalStep[] {
  const given = versionOfMedals(result, versions);
  const rows = versions.find((one) => one.version === given)?.rows;
  return rows ? medalSteps(rows, version.rows) : [];
}
