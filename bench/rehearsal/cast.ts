import { Caller } from '../../local/testing/caller.ts';
import { instantIn } from '../../local/testing/days.ts';
import type { CodeKind } from '../../shared/contract/core/roles.ts';
import type { PlayedCall, Cast } from '../../shared/domain/day/rehearsal/playStep.ts';
import type { PublishedCompetition } from './world.ts';

type Parts = Parameters<Caller['data']>[1];
/** Passes each call on, or spoils it. */
export type Spoil = (call: PlayedCall) => PlayedCall;

/**
 * The organiser, helpers who have opened codes, and one judge with an account, whose seat's code goes on once the account
 * is closed; everybody calls through `spoil`.
 */
export async function castOf(
  { admin, competitionId, judge }: Pick<PublishedCompetition, 'admin' | 'competitionId' | 'judge'>,
  origin: string,
  spoil: Spoil,
): Promise<Cast> {
  const by = (caller: Caller): PlayedCall =>
    spoil((operation, parts) => caller.data(operation, parts as Parts));
  const holder = async (name: string, kind: CodeKind, purpose: object = {}): Promise<PlayedCall> => {
    const body = { kind, ...purpose, label: name, expiresAt: instantIn(1) };
    const { code } = await admin.data('createCode', { params: { competitionId }, body });
    const caller = new Caller(origin);
    await caller.data('openCode', { body: { code, name } });
    return by(caller);
  };
  const seats = new Map<string, Promise<PlayedCall>>();
  return {
    organiser: by(admin),
    checkIn: await holder('Kim Frost', 'checkIn'),
    typist: await holder('Lou Field', 'scoring'),
    reader: await holder('Ada Winter', 'scoring'),
    seated: (panelId, seat) => {
      if (!judge.isClosed() && panelId === judge.panelId && seat === judge.seat)
        return Promise.resolve(by(judge.caller));
      const name = `${panelId} ${seat}`;
      const known = seats.get(name) ?? holder(name, 'panel', { panelId, seat });
      seats.set(name, known);
      // A person who was broken off opens another code.
      known.catch(() => seats.delete(name));
      return known;
    },
  };
}
