import type { BodyOf } from '../../shared/contract/types.ts';
import type { Caller } from './caller.ts';
import { mailsSent, mailsTo } from './outbox.ts';
import { demoAccount } from './people.ts';
import { firstDraft, newScheduled, type StagedSchedule } from './schedules.ts';

const organiser = () => demoAccount('superadmin');

export const differenceOf = async ({ params }: StagedSchedule) =>
  (await organiser()).data('getScheduleDifference', { params });
export const draftOf = async ({ params }: StagedSchedule) =>
  (await organiser()).data('getScheduleDraft', { params });
export const publish = async ({ params }: StagedSchedule, body: BodyOf<'publishSchedule'>) =>
  (await organiser()).call('publishSchedule', { params, body });

/** What the organiser's page sends: the versions that it read, and every conflict confirmed. */
export async function asShown(staged: StagedSchedule): Promise<BodyOf<'publishSchedule'>> {
  const { version, generation, revision, findings } = await differenceOf(staged);
  return { version, generation, revision, confirmed: findings.map(({ id }) => id) };
}

/** Two skaters in two events each, their flights one after the other from 07:00, ten minutes each. */
export async function newScheduleDraft(): Promise<StagedSchedule> {
  const staged = await newScheduled(2);
  await (await organiser()).data('updateScheduleDraft', { params: staged.params, body: firstDraft(staged) });
  return staged;
}

/** Moves every flight of the draft by so many minutes. */
export async function delay(staged: StagedSchedule, minutes: number, surfaceId = 'a') {
  const { generation, tracks } = await draftOf(staged);
  const later = (start: string) => {
    const [hours = 0, past = 0] = start.split(':').map(Number);
    const all = hours * 60 + past + minutes;
    return `${String(Math.floor(all / 60)).padStart(2, '0')}:${String(all % 60).padStart(2, '0')}:00`;
  };
  const [track] = tracks.filter(({ blocks }) => blocks.length > 0);
  if (!track) throw new Error('The draft has a track');
  const moved = track.blocks.map((block) => ({ ...block, start: later(block.start) }));
  const other = { date: track.date, surfaceId, version: 0, blocks: moved };
  const changed =
    surfaceId === track.surfaceId ? [{ ...track, blocks: moved }] : [{ ...track, blocks: [] }, other];
  await (
    await organiser()
  ).data('updateScheduleDraft', { params: staged.params, body: { generation, tracks: changed } });
}

export async function scheduleMails(reader: Caller | string) {
  await mailsSent();
  const address = typeof reader === 'string' ? reader : (await reader.data('myAccount')).email;
  return (await mailsTo(address)).filter(({ subject }) => /ice times/i.test(subject));
}
