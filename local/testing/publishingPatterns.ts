import { cancelledPanelsOf } from '../../functions/store/planning/publishing/cancelledPanelRepository.ts';
import * as mails from '../../functions/store/planning/publishing/mailRepository.ts';
import * as versions from '../../functions/store/planning/publishing/repository.ts';
import * as seen from '../../functions/store/planning/publishing/seenRepository.ts';
import * as publications from '../../functions/store/planning/publishing/writeRepository.ts';

/** The reads and writes of a published schedule, with one track and one family. */
export async function publishingPatterns(
  { id: competitionId }: { readonly id: string },
  accountId: string,
  now: Date,
) {
  const at = now.toISOString();
  const track = { surfaceId: 'a', date: '2027-03-01', blocks: [], flights: [], panels: [] };
  const version = (number: number): versions.PublishedVersion => ({
    competitionId,
    version: number,
    publication: `publication${String(number)}`,
    generation: 1,
    revision: number,
    at,
    by: accountId,
    comment: null,
    tracks: [{ surfaceId: 'a', date: '2027-03-01' }],
  });
  const publish = async (number: number) => {
    await publications.writeVersion(version(number), [track]);
    await publications.activateVersion(version(number), null, [mails.mailsOfVersionWrite(version(number))]);
  };
  await publish(1);
  await publications.writeVersion(version(2), [track]);
  await publications.writeVersion(version(9), [track]);
  const work: mails.MailsOfVersion = { type: 'scheduleMails', competitionId, version: 1, at, sentAt: null };
  const mailTo = (recipient: string): mails.ScheduleMail => ({
    type: 'scheduleMail',
    competitionId,
    version: 1,
    to: 'family',
    recipient,
    since: null,
    moves: [],
    at,
    sentAt: null,
    failure: null,
  });
  const create = ({ to, recipient, since, moves }: mails.ScheduleMail) =>
    mails.storeScheduleMails(work, [{ to, recipient, since, moves }]);
  await create(mailTo('A1'));
  return {
    findPublished: () => versions.findPublished(competitionId),
    findVersion: () => versions.findVersion(competitionId, 1),
    versionsOf: () => versions.versionsOf(competitionId),
    publishedTracks: () => versions.publishedTracks(version(1)),
    readPublished: () => versions.readPublished(competitionId),
    writeVersion: () => publications.writeVersion(version(3), [track]),
    storeScheduleMails: () => create(mailTo('A2')),
    laterScheduleMails: () => mails.laterScheduleMails(mailTo('A1'), 2),
    workOfMails: () => mails.workOfMails(competitionId, 1),
    cancelledPanelsOf: () => cancelledPanelsOf(competitionId),
    scheduleMailsOf: () => mails.scheduleMailsOf(competitionId),
    activateVersion: () => publications.activateVersion(version(2), version(1), []),
    deleteAbandonedPublications: () => publications.deleteAbandonedPublications(competitionId, now),
    discardPublication: () => publications.discardPublication(competitionId, 'publication9'),
    storeScheduleSeen: () => seen.storeScheduleSeen(competitionId, { accountId, version: 1, at }),
    scheduleSeenOf: () => seen.scheduleSeenOf(competitionId),
  };
}
