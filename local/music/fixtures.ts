import type { FindingCode, MusicVerdict } from '../../shared/domain/entering/music/musicVerdict.ts';

/** What a file of music is made of, and what is to be said about it. */
export interface MusicFixture {
  readonly name: string;
  /** Commands in a shell of a folder of its own, which end with the file. `tone SECONDS` makes `in.wav`. */
  readonly make: string;
  readonly verdict: MusicVerdict;
  readonly codes: readonly FindingCode[];
  readonly kind: string;
  /** Null where nothing is decoded. */
  readonly seconds: number | null;
}

const ok = { verdict: 'ok', codes: [], kind: 'mp3', seconds: 4 } as const;
const warned = (code: FindingCode, seconds = 4) =>
  ({ verdict: 'warn', codes: [code], kind: 'mp3', seconds }) as const;
const refused = (code: FindingCode, kind: string, seconds: number | null = null) =>
  ({ verdict: 'refuse', codes: [code], kind, seconds }) as const;

/**
 * Made by tools that are not ours (sox, lame, ffmpeg of Debian 12), of a tone with a beat at about −16 LUFS: `makeFixtures.ts`
 * makes them again. The expectations are written down from how a file is made.
 */
export const MUSIC_FIXTURES: readonly MusicFixture[] = [
  { name: 'mono-64.mp3', make: 'tone 4; mp3 -b 64', ...ok },
  { name: 'mono-48khz.mp3', make: 'tone 4 48000; mp3 -b 64', ...ok },
  { name: 'mono-32khz.mp3', make: 'tone 4 32000; mp3 -b 64', ...ok },
  { name: 'stereo-128.mp3', make: 'both 3; mp3 -b 128', ...ok, seconds: 3 },
  { name: 'variable.mp3', make: 'tone 4; mp3 -V 4', ...ok },
  // Without a header nobody knows how much silence the encoder added: 44 ms.
  { name: 'variable-without-header.mp3', make: 'tone 4; mp3 -V 4 -t', ...ok, seconds: 4.04 },
  {
    name: 'with-picture.mp3',
    make: 'tone 4; picture; lame --quiet -b 64 -m m --ti picture.png --tt Title in.wav with-picture.mp3',
    ...ok,
  },
  { name: 'with-old-tag.mp3', make: 'tone 4; mp3 -b 64 --id3v1-only --tt Title', ...ok },
  { name: 'with-zeros-behind.mp3', make: 'tone 4; mp3 -b 64; head -c 3000 /dev/zero >> $out', ...ok },
  {
    name: 'with-text-in-front.mp3',
    make: 'tone 4; mp3 -b 64; { yes text | head -c 700; cat $out; } > t; mv t $out',
    ...ok,
  },
  // Its frames are too short for a header: 75 ms of the encoder's silence stay.
  { name: 'low-rate.mp3', make: 'tone 4 22050; mp3 -b 32', ...warned('lowBitrate', 4.075) },
  { name: 'low-bitrate.mp3', make: 'both 4; mp3 -b 64', ...warned('lowBitrate') },
  {
    name: 'cut.mp3',
    make: 'tone 6; mp3 -b 64; head -c 24000 $out > t; mv t $out',
    ...refused('cutOff', 'mp3', 2.95),
  },
  {
    name: 'cut-without-header.mp3',
    make: 'tone 6; mp3 -b 64 -t; head -c 24100 $out > t; mv t $out',
    ...refused('cutOff', 'mp3', 3),
  },
  {
    name: 'damaged.mp3',
    make: 'tone 4; mp3 -b 64; for i in 6000 9000 12000 15000 18000 21000; do yes damaged | dd of=$out bs=1 seek=$i count=700 conv=notrunc status=none; done',
    ...refused('damaged', 'mp3', 3.5),
  },
  {
    name: 'leader.mp3',
    make: 'tone 3; sox in.wav t.wav pad 3 0; mv t.wav in.wav; mp3 -b 64',
    ...warned('leader', 6),
  },
  {
    name: 'short-leader.mp3',
    make: 'tone 3; sox in.wav t.wav pad 1.5 1.5; mv t.wav in.wav; mp3 -b 64',
    ...ok,
    seconds: 6,
  },
  {
    name: 'trailer.mp3',
    make: 'tone 3; sox in.wav t.wav pad 0 3; mv t.wav in.wav; mp3 -b 64',
    ...warned('trailer', 6),
  },
  {
    name: 'gap.mp3',
    make: 'tone 4; sox in.wav t.wav pad 4@2; mv t.wav in.wav; mp3 -b 64',
    ...warned('gap', 8),
  },
  {
    name: 'short-gap.mp3',
    make: 'tone 4; sox in.wav t.wav pad 2@2; mv t.wav in.wav; mp3 -b 64',
    ...ok,
    seconds: 6,
  },
  {
    name: 'silent.mp3',
    make: 'sox -n -r 44100 -c 1 in.wav trim 0 4; mp3 -b 64',
    ...refused('silent', 'mp3', 4),
  },
  {
    name: 'one-side.mp3',
    make: 'tone 4; sox in.wav t.wav remix 1 0; mv t.wav in.wav; mp3 -b 128 -m s',
    ...warned('oneSided'),
  },
  {
    name: 'quiet.mp3',
    make: 'tone 4; sox in.wav t.wav gain -14; mv t.wav in.wav; mp3 -b 64',
    ...warned('quiet'),
  },
  {
    name: 'loud.mp3',
    make: 'tone 4; sox in.wav t.wav gain 8; mv t.wav in.wav; mp3 -b 64',
    ...warned('loud'),
  },
  {
    name: 'clipped.mp3',
    make: 'tone 4; sox in.wav t.wav gain 32; mv t.wav in.wav; mp3 -b 64',
    ...ok,
    verdict: 'warn',
    codes: ['clipped', 'loud'],
  },
  // A gramophone's: the tops are cut before it is made quieter.
  {
    name: 'clipped-quieter.wav',
    make: 'tone 2 8000; sox in.wav t.wav gain 32; sox t.wav $out gain -12',
    ...warned('clipped', 2),
    kind: 'wav',
  },
  { name: 'mono-16.wav', make: 'tone 2 8000; mv in.wav $out', ...ok, kind: 'wav', seconds: 2 },
  { name: 'mono-8.wav', make: 'tone 2 8000; sox in.wav -b 8 $out', ...ok, kind: 'wav', seconds: 2 },
  { name: 'mono-24.wav', make: 'tone 2 8000; ff -c:a pcm_s24le', ...ok, kind: 'wav', seconds: 2 },
  { name: 'mono-32.wav', make: 'tone 2 8000; ff -c:a pcm_s32le', ...ok, kind: 'wav', seconds: 2 },
  { name: 'mono-float.wav', make: 'tone 2 8000; ff -c:a pcm_f32le', ...ok, kind: 'wav', seconds: 2 },
  { name: 'stereo-double.wav', make: 'both 1 8000; ff -c:a pcm_f64le', ...ok, kind: 'wav', seconds: 1 },
  { name: 'open-end.wav', make: 'tone 2 8000; sox in.wav -t wav - > $out', ...ok, kind: 'wav', seconds: 2 },
  { name: 'cut.wav', make: 'tone 2 8000; head -c 20000 in.wav > $out', ...refused('cutOff', 'wav', 1.25) },
  { name: 'wav-named.mp3', make: 'tone 2 8000; mv in.wav $out', ...warned('wrongKind', 2), kind: 'wav' },
  { name: 'compressed.wav', make: 'tone 2 8000; ff -c:a pcm_mulaw', ...refused('wrongKind', 'wav') },
  { name: 'phone.m4a', make: 'tone 2; ff -c:a aac -b:a 48k', ...refused('wrongKind', 'm4a') },
  { name: 'm4a-named.mp3', make: 'tone 2; ff -c:a aac -b:a 48k -f ipod', ...refused('wrongKind', 'm4a') },
  { name: 'stream.aac', make: 'tone 2; ff -c:a aac -b:a 48k', ...refused('wrongKind', 'aac') },
  { name: 'lossless.flac', make: 'tone 1 8000; ff', ...refused('wrongKind', 'flac') },
  { name: 'free.ogg', make: 'tone 2; ff -c:a libvorbis -q:a 0', ...refused('wrongKind', 'ogg') },
  { name: 'old.wma', make: 'tone 2; ff -c:a wmav2 -b:a 48k', ...refused('wrongKind', 'wma') },
  { name: 'mac.aiff', make: 'tone 1 8000; ff', ...refused('wrongKind', 'aiff') },
  { name: 'picture-named.mp3', make: 'picture; mv picture.png $out', ...refused('notAudio', 'unknown') },
  { name: 'text-named.mp3', make: 'yes words | head -c 5000 > $out', ...refused('notAudio', 'unknown') },
  { name: 'empty.mp3', make: ': > $out', ...refused('notAudio', 'unknown') },
  {
    name: 'noise-named.mp3',
    make: 'openssl enc -aes-128-ctr -K 01 -iv 02 -nosalt -in /dev/zero 2>/dev/null | head -c 30000 > $out',
    ...refused('notAudio', 'unknown'),
  },
];
