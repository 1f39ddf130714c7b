/** What the desk's page shows of its player. Seconds of the file. */
export interface PlayerState {
  /** Of the loaded file; null before the first. */
  readonly programmeId: string | null;
  readonly fileId: string | null;
  readonly isPlaying: boolean;
  readonly isFading: boolean;
  readonly at: number;
  readonly of: number;
  /** The file could not be played. */
  readonly isFailed: boolean;
}

interface Loaded {
  readonly programmeId: string;
  readonly fileId: string;
  readonly file: Blob;
}

/** One that was heard: when it began, a UTC instant, and how long. */
export interface HeardMusic {
  readonly programmeId: string;
  readonly fileId: string;
  readonly at: string;
  readonly seconds: number;
}

const FADE_SECONDS = 3;
const NOTHING: PlayerState = {
  programmeId: null,
  fileId: null,
  isPlaying: false,
  isFading: false,
  at: 0,
  of: 0,
  isFailed: false,
};

/**
 * Plays one file at a time with a gain of its own. Files stay as they are: the gain, and a limiter that keeps a raised file
 * from clipping, are in the browser's sound.
 */
export class DeskPlayer {
  readonly #audio = new Audio();
  readonly #now: () => Date;
  readonly #listeners = new Set<() => void>();
  readonly #onHeard: (heard: HeardMusic, isWhole: boolean) => void;
  #context: AudioContext | null = null;
  #gain: GainNode | null = null;
  #decibels = 0;
  #state = NOTHING;
  #url: string | null = null;
  #begunAt: string | null = null;
  #heard = 0;
  #last = 0;
  #fading: NodeJS.Timeout | undefined;

  constructor(now: () => Date, onHeard: (heard: HeardMusic, isWhole: boolean) => void) {
    this.#now = now;
    this.#onHeard = onHeard;
    const audio = this.#audio;
    audio.addEventListener('timeupdate', () => {
      // A jump is not heard.
      const step = audio.currentTime - this.#last;
      if (step > 0 && step < 2) this.#heard += step;
      this.#last = audio.currentTime;
      this.#set({ at: audio.currentTime });
    });
    audio.addEventListener('loadedmetadata', () => this.#set({ of: audio.duration }));
    audio.addEventListener('error', () => {
      if (this.#url !== null) this.#set({ isFailed: true, isPlaying: false });
    });
    audio.addEventListener('ended', () => this.#end(true));
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): PlayerState => this.#state;

  /** Puts a file in; what plays is stopped. */
  load({ programmeId, fileId, file }: Loaded): void {
    this.stop();
    if (this.#url !== null) URL.revokeObjectURL(this.#url);
    this.#url = URL.createObjectURL(file);
    this.#set({ ...NOTHING, programmeId, fileId });
    this.#audio.src = this.#url;
    this.#audio.load();
  }

  unload(): void {
    this.stop();
    if (this.#url !== null) URL.revokeObjectURL(this.#url);
    this.#url = null;
    this.#audio.removeAttribute('src');
    this.#set(NOTHING);
  }

  /** @param from seconds of the file */
  play(from = 0): void {
    this.#connect();
    clearTimeout(this.#fading);
    this.#audio.currentTime = from;
    this.#last = from;
    this.#heard = 0;
    this.#begunAt = this.#now().toISOString();
    this.#level(0);
    void this.#context?.resume();
    this.#set({ isPlaying: true, isFading: false, at: from });
    this.#audio.play().catch(() => this.#set({ isFailed: true, isPlaying: false }));
  }

  stop(): void {
    clearTimeout(this.#fading);
    if (!this.#state.isPlaying) return;
    this.#audio.pause();
    this.#end(false);
  }

  /** Softer to nothing, then stopped. */
  fade(): void {
    if (!this.#state.isPlaying || this.#state.isFading) return;
    const { currentTime } = this.#context ?? { currentTime: 0 };
    this.#gain?.gain.linearRampToValueAtTime(0, currentTime + FADE_SECONDS);
    this.#set({ isFading: true });
    this.#fading = setTimeout(() => this.stop(), FADE_SECONDS * 1000);
  }

  seek(seconds: number): void {
    const to = Math.max(0, Math.min(seconds, this.#state.of));
    this.#audio.currentTime = to;
    this.#last = to;
    this.#set({ at: to });
  }

  /** @param decibels above or below the file's own level */
  setGain(decibels: number): void {
    this.#decibels = decibels;
    if (!this.#state.isFading) this.#level(0.05);
  }

  #level(within: number): void {
    const { gain } = this.#gain ?? {};
    if (!gain || !this.#context) return;
    gain.cancelScheduledValues(0);
    gain.setTargetAtTime(10 ** (this.#decibels / 20), this.#context.currentTime, within || 0.001);
  }

  /** A browser gives a page sound only after a tap. */
  #connect(): void {
    if (this.#context) return;
    const context = new AudioContext();
    const gain = context.createGain();
    const limiter = new DynamicsCompressorNode(context, { threshold: -1, knee: 0, ratio: 20, attack: 0.002 });
    context.createMediaElementSource(this.#audio).connect(gain).connect(limiter).connect(context.destination);
    this.#context = context;
    this.#gain = gain;
  }

  #end(isWhole: boolean): void {
    const { programmeId, fileId } = this.#state;
    this.#set({ isPlaying: false, isFading: false });
    if (programmeId === null || fileId === null || this.#begunAt === null) return;
    const heard = { programmeId, fileId, at: this.#begunAt, seconds: Math.round(this.#heard) };
    this.#begunAt = null;
    this.#onHeard(heard, isWhole);
  }

  #set(change: Partial<PlayerState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
