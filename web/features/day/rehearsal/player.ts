import { NotApproved } from '../../../../shared/domain/day/rehearsal/playResult.ts';
import { playStep, type Stage } from '../../../../shared/domain/day/rehearsal/playStep.ts';
import { partOf } from '../../../../shared/domain/day/rehearsal/remainingSteps.ts';
import { isDayStep, type Step } from '../../../../shared/domain/day/rehearsal/script.ts';
import { isApiError } from '../../../api/ApiError.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { currentTime } from '../../../clock.ts';

export interface PlayOptions {
  /** Each step at its time; otherwise one after the other. */
  readonly isByClock: boolean;
  /** The parts that volunteers play: these steps are left to them. */
  readonly own: ReadonlySet<string>;
}

/** The part of a script that is to be played, and its number of steps. */
export interface LoadedScript {
  readonly steps: readonly Step[];
  readonly all: number;
  /** UTC, in milliseconds. */
  readonly timeOf: (step: Step) => number;
  readonly stage: Stage;
}

export interface Playing {
  readonly status: 'ready' | 'playing' | 'paused' | 'done';
  readonly done: number;
  readonly all: number;
  /** The last first. */
  readonly latest: readonly Step[];
  /** What went wrong with the day as a whole, the first first. */
  readonly troubles: readonly Step[];
  /** Flights that cannot go on before volunteers have done their part. */
  readonly held: readonly string[];
  /** Why it stopped by itself. */
  readonly problem: string | null;
}

const SHOWN = 6;
/** How long a flight is left alone that needs somebody's part, and how often the clock is looked at. */
const HOLD_MILLISECONDS = 2_000;
const LOOK_MILLISECONDS = 250;
const MOST_TRIES = 4;

/** Plays a rehearsal in this tab, also while other pages are open in it. */
export class Player {
  #state: Playing = { status: 'ready', done: 0, all: 0, latest: [], troubles: [], held: [], problem: null };
  #queue: Step[] = [];
  #script: LoadedScript | null = null;
  #options: PlayOptions = { isByClock: true, own: new Set() };
  readonly #heldUntil = new Map<string, number>();
  readonly #tries = new Map<Step, number>();
  readonly #listeners = new Set<() => void>();
  #runs = 0;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly snapshot = (): Playing => this.#state;

  /** As chosen last in this tab. */
  get options(): PlayOptions {
    return this.#options;
  }

  /** Where the day is, without playing it. */
  load(script: LoadedScript): void {
    if (this.#state.status === 'playing') return;
    this.#script = script;
    this.#queue = [...script.steps];
    this.#heldUntil.clear();
    this.#show({ all: script.all, held: [], status: script.steps.length === 0 ? 'done' : 'ready' });
  }

  play(options: PlayOptions): void {
    this.#options = options;
    if (this.#state.status === 'playing' || !this.#script) return;
    this.#show({ status: 'playing', problem: null });
    this.#runs += 1;
    void this.#run(this.#runs);
  }

  /** Of a day that is playing, they hold from the next step on. */
  change(options: PlayOptions): void {
    this.#options = options;
  }

  pause(): void {
    if (this.#state.status === 'playing') this.#show({ status: 'paused' });
  }

  /** Goes on without the flights that are held. */
  skipHeld(): void {
    const held = new Set(this.#heldUntil.keys());
    this.#queue = this.#queue.filter(({ flightId }) => !held.has(flightId));
    this.#heldUntil.clear();
    this.#show({ held: [] });
  }

  async #run(run: number): Promise<void> {
    const isPlaying = () => this.#state.status === 'playing' && run === this.#runs;
    while (isPlaying()) {
      if (this.#queue.length === 0) {
        this.#show({ status: 'done' });
        return;
      }
      const step = this.#next();
      if (step && this.#options.own.has(partOf(step))) this.#end(step);
      else if (step) await this.#play(step);
      else await pause(LOOK_MILLISECONDS);
    }
  }

  /** The first step that can be played now. */
  #next(): Step | undefined {
    const now = currentTime().getTime();
    const step = this.#queue.find(({ flightId }) => (this.#heldUntil.get(flightId) ?? 0) <= now);
    const isEarly = this.#options.isByClock && step && (this.#script?.timeOf(step) ?? 0) > now;
    return isEarly ? undefined : step;
  }

  async #play(step: Step): Promise<void> {
    if (!this.#script) return;
    try {
      await playStep(step, this.#script.stage);
      this.#heldUntil.delete(step.flightId);
      this.#end(step, true);
    } catch (error) {
      if (isHolding(error) || this.#mayTryAgain(error, step)) this.#hold(step);
      else if (stops(error)) this.#show({ status: 'paused', problem: errorMessage(error) ?? String(error) });
      // Somebody has done otherwise: the day goes on.
      else this.#end(step);
    }
  }

  #mayTryAgain(error: unknown, step: Step): boolean {
    if (!isApiError(error, 'VersionConflict')) return false;
    const tries = (this.#tries.get(step) ?? 0) + 1;
    this.#tries.set(step, tries);
    return tries < MOST_TRIES;
  }

  #hold(step: Step): void {
    this.#heldUntil.set(step.flightId, currentTime().getTime() + HOLD_MILLISECONDS);
    this.#show({ held: [...this.#heldUntil.keys()] });
  }

  #end(step: Step, isPlayed = false): void {
    this.#queue = this.#queue.filter((own) => own !== step);
    this.#show({
      held: [...this.#heldUntil.keys()],
      ...(isPlayed && { latest: [step, ...this.#state.latest].slice(0, SHOWN) }),
      ...(isPlayed && isDayStep(step) && { troubles: [...this.#state.troubles, step] }),
    });
  }

  #show(change: Partial<Playing>): void {
    const next = { ...this.#state, ...change };
    this.#state = { ...next, done: next.all - this.#queue.length };
    for (const listener of this.#listeners) listener();
  }
}

const isHolding = (error: unknown) => error instanceof NotApproved || isApiError(error, 'SheetsIncomplete');

/** No connection, no session, no rehearsal any more, and faults. */
function stops(error: unknown): boolean {
  if (!isApiError(error)) return true;
  const { status, code } = error;
  return [0, 401, 403, 404, 429].includes(status) || status >= 500 || code === 'CompetitionArchived';
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const players = new Map<string, Player>();

/** The tab's player of a rehearsal. */
export function playerOf(rehearsalId: string): Player {
  const player = players.get(rehearsalId) ?? new Player();
  players.set(rehearsalId, player);
  return player;
}
