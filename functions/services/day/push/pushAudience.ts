import type { PushKind } from '../../../../shared/domain/people/push/pushKinds.ts';
import type { PublishedSkater } from '../../../../shared/domain/planning/published/publicBlocks.ts';
import { runInParallel } from '../../../platform/runInParallel.ts';
import type { StoredCompetition } from '../../../store/entering/competitions/repository.ts';
import { isErased } from '../../../store/entering/entries/people.ts';
import { storePush, type PushStart } from '../../../store/day/push/pushRepository.ts';
import { familiesOf } from '../../../store/people/accounts/accounts.ts';
import { followedByAccounts } from '../../../store/people/followed/repository.ts';
import { pushOfAccounts } from '../../../store/people/push/deviceRepository.ts';
import { followersOf } from '../../../store/people/push/followerRepository.ts';
import { programmeEntries, type ProgrammeEntry } from '../../entering/duplicates/programmeEntries.ts';
import { canonicalCoach, coachesWithMerged } from '../../people/coaches/coachesWithMerged.ts';
import { formOf } from '../../planning/published/loadSchedule.ts';
import { publishedSkaters } from '../../planning/published/publishedSkaters.ts';
import { entryIdOf } from '../../planning/publishing/touchedReaders.ts';

/** A start to tell of, with all programmes that skate in it, or a panel with those who judge. */
export interface ToldStart extends PushStart {
  /** Ids of coaches. */
  readonly judges: readonly string[];
}

/** One push to each who is concerned. */
export interface PushSubject {
  /** Names the start or the move. */
  readonly about: string;
  readonly kind: PushKind;
  readonly starts: readonly ToldStart[];
}

/** Pushes stored at the same time. */
const CONCURRENCY = 10;

/**
 * Stores a push for each device of the families, coaches, judges and followers of the starts, where they want this kind.
 * Each is stored once, however often this is repeated.
 * @returns whether all of them are stored within the time
 */
export async function storePushes(
  competition: StoredCompetition,
  subjects: readonly PushSubject[],
  { now, left }: { readonly now: Date; readonly left: number },
): Promise<boolean> {
  if (subjects.length === 0) return true;
  const begun = performance.now();
  const audience = await loadAudience(competition, subjects, now);
  const pushes = subjects.flatMap((subject) => {
    const { about, kind, starts } = subject;
    return audience.flatMap(({ accountId, deviceIds, kinds, isOwn, isFollowed, coachIds }) => {
      if (!kinds.includes(kind)) return [];
      const concerned = starts.flatMap(({ judges, ...start }) => {
        const programmeIds = start.programmeIds.filter((id) => isOwn(id) || isFollowed(id));
        const isJudge = judges.some((id) => coachIds.has(id));
        return programmeIds.length > 0 || isJudge ? [{ ...start, programmeIds }] : [];
      });
      if (concerned.length === 0) return [];
      const followed = concerned.flatMap(({ programmeIds }) => programmeIds.filter((id) => !isOwn(id)));
      return deviceIds.map((deviceId) => ({
        about,
        push: { competitionId: competition.id, accountId, deviceId, kind, starts: concerned, followed },
      }));
    });
  });
  const rest = left - (performance.now() - begun);
  const stored = await runInParallel(pushes, CONCURRENCY, rest, ({ push, about }) =>
    storePush(push, about, now),
  );
  return stored.length === pushes.length;
}

interface Listener {
  readonly accountId: string | null;
  readonly deviceIds: readonly string[];
  readonly kinds: readonly PushKind[];
  readonly isOwn: (programmeId: string) => boolean;
  readonly isFollowed: (programmeId: string) => boolean;
  /** Those that the account is. */
  readonly coachIds: ReadonlySet<string>;
}

async function loadAudience(
  competition: StoredCompetition,
  subjects: readonly PushSubject[],
  now: Date,
): Promise<Listener[]> {
  const starts = subjects.flatMap((subject) => subject.starts);
  const [entries, followers] = await Promise.all([
    programmeEntries(competition.id, Promise.resolve(competition)),
    followersOf(competition.id, now),
  ]);
  const byId = new Map(entries.filter((entry) => !isErased(entry)).map((entry) => [entry.id, entry]));
  const concerned = [...new Set(starts.flatMap(({ programmeIds }) => programmeIds.map(entryIdOf)))].flatMap(
    (id) => byId.get(id) ?? [],
  );
  const coachIdsNamed = [...concerned.map(coachIdOf), ...starts.flatMap(({ judges }) => judges)];
  const coaches = await coachesWithMerged([...new Set(coachIdsNamed.filter((id) => id !== ''))]);
  const accountOfCoach = (id: string) => canonicalCoach(coaches, id)?.accountId ?? null;
  const families = await familiesOf([...new Set(concerned.map(({ accountId }) => accountId))]);
  const guardiansOf = (familyId: string) =>
    (families.get(familyId)?.guardians ?? []).flatMap(({ accountId }) => accountId ?? []);
  const accounts = [
    ...concerned.flatMap(({ accountId }) => [accountId, ...guardiansOf(accountId)]),
    ...coachIdsNamed.flatMap((id) => accountOfCoach(id) ?? []),
    ...followers.accountIds,
  ];
  const pushes = await pushOfAccounts([...new Set(accounts)]);
  const following = pushes.map(({ accountId }) => accountId);
  const [followed, published] = await Promise.all([
    followedByAccounts(
      following.filter((id) => followers.accountIds.includes(id)),
      competition.id,
    ),
    followers.accountIds.length + followers.devices.length > 0
      ? publishedSkaters(competition, await formOf(competition))
      : new Map<string, PublishedSkater>(),
  ]);
  const ofAccounts = pushes.map(({ accountId, devices, kinds }): Listener => {
    const list = followed.get(accountId) ?? [];
    return {
      accountId,
      deviceIds: devices.map(({ id }) => id),
      kinds,
      isOwn: (programmeId) => isOfAccount(byId.get(entryIdOf(programmeId)), accountId),
      isFollowed: (programmeId) => isAmong(list, published.get(programmeId)),
      coachIds: new Set(coachIdsNamed.filter((id) => accountOfCoach(id) === accountId)),
    };
  });
  const ofDevices = followers.devices.map(({ device, kinds, skaters }): Listener => ({
    accountId: null,
    deviceIds: [device.id],
    kinds,
    isOwn: () => false,
    isFollowed: (programmeId) => isAmong(skaters, published.get(programmeId)),
    coachIds: new Set(),
  }));
  return [...ofAccounts, ...ofDevices];

  function isOfAccount(entry: ProgrammeEntry | undefined, accountId: string): boolean {
    if (!entry) return false;
    const family = [entry.accountId, ...guardiansOf(entry.accountId)];
    return family.includes(accountId) || accountOfCoach(coachIdOf(entry)) === accountId;
  }
}

const coachIdOf = ({ entryCoach }: ProgrammeEntry) => entryCoach?.id ?? '';

/** As stars are matched on every page: one without an event was set while nobody else had the name. */
const isAmong = (
  followed: readonly { readonly name: string; readonly rink: string; readonly event?: string | undefined }[],
  skater: PublishedSkater | undefined,
) =>
  skater !== undefined &&
  followed.some(
    ({ name, rink, event }) =>
      name === skater.name &&
      rink === skater.rink &&
      (event === undefined || skater.event === undefined || event === skater.event),
  );
