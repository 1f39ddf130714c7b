import { describe, expect, it } from 'vitest';
import { retry, withJitter } from './retry.ts';

class Conflict extends Error {}

const isRetryable = (error: unknown) => error instanceof Conflict;

/** A task that fails so many times before it succeeds, and how often it ran. */
function failing(times: number, error: () => Error = () => new Conflict()) {
  const state = { runs: 0 };
  const task = async () => {
    state.runs += 1;
    if (state.runs <= times) throw error();
    return 'done';
  };
  return { state, task };
}

describe('retry', () => {
  it('runs a task once that succeeds', async () => {
    const { state, task } = failing(0);
    expect(await retry(task, { attempts: 3, isRetryable })).toBe('done');
    expect(state.runs).toBe(1);
  });

  it('succeeds in the last attempt, and pauses before each further one', async () => {
    const pauses: number[] = [];
    const { state, task } = failing(2);
    const pause = (failures: number) => {
      pauses.push(failures);
      return 0;
    };
    expect(await retry(task, { attempts: 3, isRetryable, pause })).toBe('done');
    expect(state.runs).toBe(3);
    expect(pauses).toEqual([1, 2]);
  });

  it('is Busy after the last attempt', async () => {
    const { state, task } = failing(9);
    await expect(retry(task, { attempts: 3, isRetryable })).rejects.toMatchObject({ code: 'Busy' });
    expect(state.runs).toBe(3);
  });

  it('throws any other error at once', async () => {
    const { state, task } = failing(9, () => new Error('ours'));
    await expect(retry(task, { attempts: 3, isRetryable })).rejects.toThrow('ours');
    expect(state.runs).toBe(1);
  });
});

it('waits between half and all of the longest pause', () => {
  const pauses = Array.from({ length: 200 }, () => withJitter(80));
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(40);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(80);
});
