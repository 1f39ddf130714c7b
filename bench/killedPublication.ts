import { setTimeout as pause } from 'node:timers/promises';
import { Caller } from '../local/testing/caller.ts';
import { publicationOf } from '../local/testing/schedules.ts';
import type { BodyOf } from '../shared/contract/types.ts';
import { secondsOfTime, timeOfSeconds } from '../shared/domain/core/dates/times.ts';
import { HOST_COMMAND, startHost, type HostProcess } from './localHost.ts';
import { mailsOf } from './rehearsal/outbox.ts';
import { atMost, pieces, reported, type Row } from './row.ts';

/** A published competition of the demo, of which nothing is judged. */
const params = { competitionId: '01KDEM0MEET000000000000004' };
const CHEAP = { PASSWORD_COST: String(2 ** 10) };
/** The server is killed so many milliseconds after the publication was sent. */
const MOMENTS = [0, 2, 4, 7, 10, 15, 20, 30, 40, 60, 80, 120, 180, 250, 400, 700, 1_200];
/** More than families accept without a mail, there and back. */
const MOVED_SECONDS = 20 * 60;
/** The last blocks of a surface: a few families, not all. */
const MOVED_BLOCKS = 2;
/** A mail that a killed server had begun is left alone for two minutes. */
const LEASE_MILLISECONDS = 150_000;
const LOOK_MILLISECONDS = 200;
const MOST_LOOKS = 600;

/** Kills the server while it publishes, at many moments, and looks whether a version is there whole or not at all. */
export async function killedPublication(dataDirectory: string): Promise<Row[]> {
  const { whole, absent, mails, wrong } = await publishRounds(dataDirectory, MOMENTS, LEASE_MILLISECONDS);
  return [
    reported('publications killed: published all the same, not at all', `${whole}, ${absent}`),
    reported('mails about them', pieces(mails)),
    atMost('half versions, lost answers, mails sent twice or missing', wrong.length, 0, pieces),
  ];
}

export interface PublishReport {
  /** Publications that the killed server had made, and those that it had not. */
  readonly whole: number;
  readonly absent: number;
  readonly mails: number;
  /** In words. */
  readonly wrong: readonly string[];
}

/**
 * Publishes a change for each moment, kills the server then, starts it on the same data and repeats the call, as the page
 * would. A last version is published in peace.
 * @param rest milliseconds before the mails are counted
 */
export async function publishRounds(
  dataDirectory: string,
  moments: readonly number[],
  rest: number,
): Promise<PublishReport> {
  let host = await startHost(HOST_COMMAND, dataDirectory, CHEAP);
  try {
    let admin = new Caller(host.origin);
    await admin.data('logIn', {
      body: { email: 'superadmin@demo.rinkside.example', password: 'Rinkside-demo-1' },
    });
    const wrong: string[] = [];
    let [whole, absent] = [0, 0];
    for (const [round, moment] of moments.entries()) {
      const { body, comment } = await changed(admin, round);
      const before = await shown(admin);
      const isAnswered = admin.data('publishSchedule', { params, body }).then(
        () => true,
        () => false,
      );
      await pause(moment);
      host = await killedAndStarted(host, dataDirectory);
      admin = Object.assign(new Caller(host.origin), { cookie: admin.cookie });
      const { version } = await admin.data('getScheduleDifference', { params });
      const after = await shown(admin);
      const isThere = version === body.version + 1;
      if (isThere) whole += 1;
      else absent += 1;
      if ((await isAnswered) && !isThere) wrong.push(`${comment}: answered, and not there`);
      const repeated = await admin.data('publishSchedule', { params, body });
      const now = await shown(admin);
      if (repeated.version !== body.version + 1)
        wrong.push(`${comment}: repeated as version ${String(repeated.version)}`);
      if (after !== (isThere ? now : before) || now === before) wrong.push(`${comment}: half there`);
      const { versions } = await admin.data('getPublishing', { params });
      if (versions.filter((own) => own.comment === comment).length !== 1)
        wrong.push(`${comment}: not one version`);
    }
    const last = await publishedInPeace(admin, moments.length);
    wrong.push(...last.unsent);
    await pause(rest);
    const mails = (await mailsOf(host.origin)).flatMap(({ to, text }) => {
      const [comment] = /Try \d+ of the schedule/.exec(text ?? '') ?? [];
      return comment === undefined ? [] : [`${comment} to ${to.join()}`];
    });
    const twice = [...new Set(mails.filter((mail, index) => mails.indexOf(mail) !== index))];
    const ofLast = mails.filter((mail) => mail.startsWith(`${last.comment} `)).length;
    if (ofLast < last.readers)
      wrong.push(`${last.comment}: ${String(ofLast)} mails to ${String(last.readers)} readers`);
    return {
      whole,
      absent,
      mails: mails.length,
      wrong: [...wrong, ...twice.map((mail) => `twice: ${mail}`)],
    };
  } finally {
    await host.stop();
  }
}

async function killedAndStarted(host: HostProcess, dataDirectory: string): Promise<HostProcess> {
  await host.kill();
  return startHost(HOST_COMMAND, dataDirectory, CHEAP);
}

/** Moves the last flights of a surface there and back, and makes the call that publishes it. */
async function changed(admin: Caller, round: number) {
  const { generation, tracks } = await admin.data('getScheduleDraft', { params });
  const [track] = tracks.filter(({ blocks }) => blocks.length > MOVED_BLOCKS);
  if (!track) throw new Error('The draft has no blocks');
  const by = round % 2 === 0 ? -MOVED_SECONDS : MOVED_SECONDS;
  const blocks = track.blocks.map((block, index) =>
    index < track.blocks.length - MOVED_BLOCKS
      ? block
      : { ...block, start: timeOfSeconds(secondsOfTime(block.start) + by) },
  );
  const body = { generation, tracks: [{ ...track, blocks }], reason: 'Moved' };
  await admin.data('updateScheduleDraft', { params, body });
  const comment = `Try ${String(round)} of the schedule`;
  const publication: BodyOf<'publishSchedule'> & { version: number } = {
    ...(await publicationOf(admin, params)),
    comment,
  };
  return { body: publication, comment };
}

/** What everybody sees of the times. */
async function shown(admin: Caller): Promise<string> {
  const { runs } = await admin.data('listRuns', { params, query: await dayOfChange(admin) });
  return JSON.stringify(
    runs.map(({ flights }) => flights.map(({ id, start, seconds }) => [id, start, seconds])),
  );
}

async function dayOfChange(admin: Caller): Promise<{ date: string }> {
  const { tracks } = await admin.data('getScheduleDraft', { params });
  return { date: tracks.find(({ blocks }) => blocks.length > MOVED_BLOCKS)?.date ?? '' };
}

/** A version whose mails nothing disturbs: each of its readers gets one. */
async function publishedInPeace(admin: Caller, round: number) {
  const { body, comment } = await changed(admin, round);
  const { touched } = await admin.data('getScheduleDifference', { params });
  const announced = touched.filter(({ moves }) => moves.some(({ isAnnounced }) => isAnnounced));
  await admin.data('publishSchedule', { params, body });
  const names = new Set(announced.map(({ to, id }) => `${to} ${id}`));
  for (let look = 1; ; look += 1) {
    const { readers } = await admin.data('listScheduleReaders', { params });
    const own = readers.filter(({ to, id }) => names.has(`${to} ${id}`));
    const open = own.filter(({ mail }) => mail !== 'sent' && mail !== 'noAddress');
    if (open.length === 0 || look === MOST_LOOKS)
      return {
        comment,
        readers: own.filter(({ mail }) => mail === 'sent').length,
        unsent: open.map(({ name, mail }) => `${comment}: ${name} ${mail}`),
      };
    await pause(LOOK_MILLISECONDS);
  }
}
