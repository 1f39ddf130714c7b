import { randomUUID } from 'node:crypto';
import { mailsOfVersionWrite } from '../../functions/store/planning/publishing/mailRepository.ts';
import type { PublishedVersion } from '../../functions/store/planning/publishing/repository.ts';
import { activateVersion, writeVersion } from '../../functions/store/planning/publishing/writeRepository.ts';
import type { Staged } from './stagedMails.ts';

/** Publishes an empty schedule of the entry's competition. */
export async function publishStaged({ entry, now }: Staged, withMails: boolean): Promise<PublishedVersion> {
  const version: PublishedVersion = {
    competitionId: entry.competitionId,
    version: 1,
    publication: randomUUID(),
    generation: 1,
    revision: 1,
    at: now.toISOString(),
    by: 'organiser',
    comment: null,
    tracks: [],
  };
  await writeVersion(version, []);
  await activateVersion(version, null, withMails ? [mailsOfVersionWrite(version)] : []);
  return version;
}
