/*
 * Loudness by ITU-R BS.1770-4: two filters weight what ears hear, blocks of 400 ms are gated twice. Its published coefficients
 * are for 48 kHz; the analog prototypes below give the same filters at any rate.
 */

interface Biquad {
  readonly b: readonly [number, number, number];
  readonly a: readonly [number, number];
}

/** A head's shelf of +4 dB from about 1.5 kHz. */
function shelf(rate: number): Biquad {
  const [gain, q, frequency] = [3.999843853973347, 0.7071752369554196, 1681.974450955533];
  const k = Math.tan((Math.PI * frequency) / rate);
  const high = 10 ** (gain / 20);
  const band = high ** 0.4996667741545416;
  const norm = 1 + k / q + k * k;
  return {
    b: [
      (high + (band * k) / q + k * k) / norm,
      (2 * (k * k - high)) / norm,
      (high - (band * k) / q + k * k) / norm,
    ],
    a: [(2 * (k * k - 1)) / norm, (1 - k / q + k * k) / norm],
  };
}

/** A high-pass at about 38 Hz. */
function highPass(rate: number): Biquad {
  const [q, frequency] = [0.5003270373238773, 38.13547087602444];
  const k = Math.tan((Math.PI * frequency) / rate);
  const norm = 1 + k / q + k * k;
  return { b: [1, -2, 1], a: [(2 * (k * k - 1)) / norm, (1 - k / q + k * k) / norm] };
}

const BLOCK_SECONDS = 0.1;
/** Blocks of 400 ms that overlap by three quarters. */
const BLOCKS_OF_GATE = 4;
const ABSOLUTE_GATE = -70;
const RELATIVE_GATE = -10;
const OFFSET = -0.691;

const loudnessOf = (power: number) => OFFSET + 10 * Math.log10(power);

export interface LoudnessMeter {
  readonly add: (channels: readonly Float32Array[]) => void;
  /** LUFS; null where nothing passes the gates, as in silence. */
  readonly integrated: () => number | null;
}

/** @param rate samples a second. The first two channels count: music of more is played by two loudspeakers. */
export function loudnessMeter(rate: number): LoudnessMeter {
  const filters = [shelf(rate), highPass(rate)];
  const states = [0, 1].map(() => filters.map((filter) => ({ ...filter, x: [0, 0], y: [0, 0] })));
  const blockLength = Math.round(rate * BLOCK_SECONDS);
  const blocks: number[] = [];
  let [sum, count] = [0, 0];

  const add = (channels: readonly Float32Array[]) => {
    const powers = new Float64Array(channels[0]?.length ?? 0);
    for (const [channel, chain] of states.entries()) {
      const samples = channels[channel];
      if (samples) addPowers(powers, samples, chain);
    }
    for (const power of powers) {
      sum += power;
      count += 1;
      if (count === blockLength) {
        blocks.push(sum / count);
        [sum, count] = [0, 0];
      }
    }
  };

  const integrated = () => {
    const powers = blocks.slice(BLOCKS_OF_GATE - 1).map((_, index) => {
      const gate = blocks.slice(index, index + BLOCKS_OF_GATE);
      return mean(gate);
    });
    const audible = powers.filter((power) => loudnessOf(power) > ABSOLUTE_GATE);
    if (audible.length === 0) return null;
    const threshold = loudnessOf(mean(audible)) + RELATIVE_GATE;
    return loudnessOf(mean(audible.filter((power) => loudnessOf(power) > threshold)));
  };
  return { add, integrated };
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

interface FilterState extends Biquad {
  /** The last two values before and behind the filter. */
  readonly x: number[];
  readonly y: number[];
}

/** Adds the power of each sample behind the filters, which go on where the piece before ended. */
function addPowers(powers: Float64Array, samples: Float32Array, chain: readonly FilterState[]): void {
  const values = Float64Array.from(samples);
  for (const { b, a, x, y } of chain) {
    const [b0, b1, b2] = b;
    const [a1, a2] = a;
    let [x1 = 0, x2 = 0] = x;
    let [y1 = 0, y2 = 0] = y;
    for (let index = 0; index < values.length; index += 1) {
      const value = values[index] ?? 0;
      const result = b0 * value + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
      [x2, x1] = [x1, value];
      [y2, y1] = [y1, result];
      values[index] = result;
    }
    [x[0], x[1]] = [x1, x2];
    [y[0], y[1]] = [y1, y2];
  }
  for (let index = 0; index < values.length; index += 1) {
    powers[index] = (powers[index] ?? 0) + (values[index] ?? 0) ** 2;
  }
}
