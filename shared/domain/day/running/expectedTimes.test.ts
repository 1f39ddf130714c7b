import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectedTrack, type TimedBlock } from './expectedTimes.ts';

const MINUTE = 60;
const at = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 3_600 + minutes * MINUTE;
};
const timeOf = (seconds: number | null) =>
  seconds === null
    ? null
    : `${String(Math.floor(seconds / 3_600)).padStart(2, '0')}:${String(Math.floor(seconds / 60) % 60).padStart(2, '0')}`;

interface Taps {
  readonly started?: string;
  readonly ended?: string;
  readonly held?: string;
}

const flight = (start: string, minutes: number, { started, ended, held }: Taps = {}): TimedBlock => ({
  start: at(start),
  plannedSeconds: minutes * MINUTE,
  seconds: minutes * MINUTE,
  leastSeconds: minutes * MINUTE,
  canStartEarly: false,
  heldUntil: held === undefined ? null : at(held),
  flight: {
    startedAt: started === undefined ? null : at(started),
    endedAt: ended === undefined ? null : at(ended),
  },
});

const pause = (start: string, minutes: number, least: number, canStartEarly = false): TimedBlock => ({
  start: at(start),
  plannedSeconds: minutes * MINUTE,
  seconds: minutes * MINUTE,
  leastSeconds: least * MINUTE,
  canStartEarly,
  heldUntil: null,
  flight: null,
});

const resurfacing = (start: string) => pause(start, 15, 15, true);
const lunch = (start: string, minutes = 60) => pause(start, minutes, 45);

const shown = (blocks: readonly TimedBlock[], now: string) => {
  const expected = expectedTrack(blocks, at(now));
  return {
    times: expected.map(({ start }) => timeOf(start)),
    states: expected.map(({ state }) => state),
  };
};

describe('expected times of a track', () => {
  it('are the plan’s while nothing is late', () => {
    expect(shown([flight('08:00', 20), flight('08:20', 20), resurfacing('08:40')], '07:00')).toEqual({
      times: ['08:00', '08:20', '08:40'],
      states: ['toCome', 'toCome', 'toCome'],
    });
  });

  it('follow a late start through a resurfacing, until lunch absorbs it', () => {
    const blocks = [
      flight('11:00', 20, { started: '11:12' }),
      resurfacing('11:20'),
      flight('11:35', 25),
      lunch('12:00'),
      flight('13:00', 20),
    ];
    expect(shown(blocks, '11:15')).toEqual({
      times: ['11:12', '11:32', '11:47', '12:12', '13:00'],
      states: ['now', 'toCome', 'toCome', 'toCome', 'toCome'],
    });
  });

  it('go beyond a lunch that is at its shortest, and stop at free time', () => {
    const blocks = [
      flight('11:40', 20, { started: '12:05' }),
      lunch('12:00'),
      flight('13:00', 20),
      pause('13:20', 30, 0),
      flight('13:50', 20),
    ];
    expect(shown(blocks, '12:06').times).toEqual(['12:05', '12:25', '13:10', '13:30', '13:50']);
  });

  it('grow with the clock while nobody taps', () => {
    expect(shown([flight('08:00', 20), flight('08:20', 20)], '08:07')).toMatchObject({
      times: ['08:07', '08:27'],
    });
    const overrun = [flight('08:00', 20, { started: '08:00' }), flight('08:20', 20)];
    expect(shown(overrun, '08:31')).toMatchObject({ times: ['08:00', '08:31'] });
  });

  it('are of no flight before its published time, however early the ice is free', () => {
    const ended = flight('08:00', 20, { started: '08:00', ended: '08:12' });
    expect(shown([ended, flight('08:20', 20)], '08:12').times).toEqual(['08:00', '08:20']);
    const early = flight('08:20', 20, { started: '08:03' });
    expect(shown([early, flight('08:40', 5), resurfacing('08:45')], '08:13').times).toEqual([
      '08:03',
      '08:40',
      '08:45',
    ]);
  });

  it('wait for a flight that is held, and what follows on the ice with it', () => {
    const blocks = [
      flight('08:00', 20, { started: '08:00', ended: '08:12' }),
      flight('08:20', 20, { held: '08:26' }),
      flight('08:40', 20, { held: '08:30' }),
    ];
    expect(shown(blocks, '08:12')).toMatchObject({ times: ['08:00', '08:26', '08:46'] });
    expect(shown(blocks, '08:27')).toMatchObject({ times: ['08:00', '08:27', '08:47'] });
  });

  it('wait for the hold of the next flight, also while one is on the ice and across one that nobody skates', () => {
    const onTheIce = flight('08:00', 20, { started: '08:04' });
    const held = flight('08:20', 20, { held: '08:47' });
    const shifted = { times: ['08:04', '08:47', '09:07'] };
    expect(shown([onTheIce, held, flight('08:40', 20)], '08:10')).toMatchObject(shifted);
    const nobody = { ...flight('08:20', 0), plannedSeconds: 20 * MINUTE };
    const behind = [onTheIce, nobody, { ...held, start: at('08:40'), heldUntil: at('09:07') }];
    expect(shown(behind, '08:10')).toMatchObject({ times: ['08:04', '08:24', '09:07'] });
  });

  it('say what is on the ice in a break, and what nobody tapped', () => {
    const blocks = [
      flight('08:00', 20),
      flight('08:20', 20, { started: '08:20', ended: '08:40' }),
      resurfacing('08:40'),
      flight('08:55', 20),
    ];
    expect(shown(blocks, '08:44').states).toEqual(['skipped', 'done', 'now', 'toCome']);
    expect(shown(blocks, '08:56').states).toEqual(['skipped', 'done', 'done', 'toCome']);
  });

  it('go on from the flight that started last, also where two have changed places', () => {
    const blocks = [
      flight('08:00', 20, { started: '08:22' }),
      flight('08:20', 20, { started: '08:00' }),
      flight('08:40', 20),
    ];
    expect(shown(blocks, '08:25')).toMatchObject({
      states: ['now', 'done', 'toCome'],
      times: ['08:22', '08:00', '08:42'],
    });
  });

  it('take a flight that was noted as skated much later for over, and nothing more', () => {
    const blocks = [
      flight('08:00', 20, { ended: '09:30' }),
      flight('08:20', 20, { started: '08:20', ended: '08:40' }),
      resurfacing('08:40'),
    ];
    expect(shown(blocks, '09:30')).toMatchObject({
      states: ['done', 'done', 'done'],
      times: [null, '08:20', '08:40'],
    });
  });
});

/** Lengths of blocks, gaps before them, and which can be shorter or early. */
const plan = fc
  .array(
    fc.record({
      kind: fc.constantFrom('flight', 'resurfacing', 'lunch', 'break'),
      minutes: fc.integer({ min: 1, max: 60 }),
      gap: fc.integer({ min: 0, max: 20 }),
    }),
    { minLength: 2, maxLength: 25 },
  )
  .map((parts): TimedBlock[] => {
    let start = at('08:00');
    return parts.map(({ kind, minutes, gap }) => {
      const seconds = minutes * MINUTE;
      start += gap * MINUTE;
      const isFlight = kind === 'flight';
      const least = kind === 'break' ? 0 : kind === 'lunch' ? Math.min(seconds, 45 * MINUTE) : seconds;
      const block: TimedBlock = {
        start,
        plannedSeconds: seconds,
        seconds,
        leastSeconds: least,
        canStartEarly: kind === 'resurfacing',
        heldUntil: null,
        flight: isFlight ? { startedAt: null, endedAt: null } : null,
      };
      start += seconds;
      return block;
    });
  });

/** The plan with its first flight started so many seconds after its time. */
function startedLate(blocks: readonly TimedBlock[], late: number): TimedBlock[] {
  const first = blocks.findIndex(({ flight: taps }) => taps !== null);
  return blocks.map((block, index) =>
    index === first ? { ...block, flight: { startedAt: block.start + late, endedAt: null } } : block,
  );
}

const late = fc.integer({ min: 0, max: 3 * 3_600 });

describe('for every plan', () => {
  it('with no delay the plan stands', () => {
    fc.assert(
      fc.property(plan, (blocks) => {
        const expected = expectedTrack(blocks, at('06:00'));
        expect(expected.map(({ start }) => start)).toEqual(blocks.map(({ start }) => start));
        const inTime = startedLate(blocks, 0);
        const first = inTime.find(({ flight: taps }) => taps?.startedAt);
        expectedTrack(inTime, first?.start ?? 0).forEach(({ start, state }, index) => {
          if (state === 'toCome') expect(start).toBe(blocks[index]?.start);
        });
      }),
    );
  });

  it('a longer delay makes nothing earlier, and nothing is before its published time', () => {
    fc.assert(
      fc.property(plan, late, late, (blocks, one, more) => {
        const [less, longer] = [one, one + more].map((seconds) => {
          const started = startedLate(blocks, seconds);
          return expectedTrack(started, at('08:00') + 4 * 3_600);
        });
        longer?.forEach(({ start }, index) => {
          if (start === null) return;
          expect(start).toBeGreaterThanOrEqual(less?.[index]?.start ?? 0);
          expect(start).toBeGreaterThanOrEqual(blocks[index]?.start ?? 0);
        });
      }),
    );
  });

  it('what is to come is in order, and breaks keep their least', () => {
    fc.assert(
      fc.property(plan, late, (blocks, seconds) => {
        const expected = expectedTrack(startedLate(blocks, seconds), at('08:00') + seconds);
        let before = 0;
        expected.forEach(({ start, end, state }, index) => {
          if (state !== 'toCome' || start === null || end === null) return;
          expect(start).toBeGreaterThanOrEqual(before);
          expect(end - start).toBeGreaterThanOrEqual(blocks[index]?.leastSeconds ?? 0);
          expect(end - start).toBeLessThanOrEqual(blocks[index]?.seconds ?? 0);
          before = end;
        });
      }),
    );
  });
});
