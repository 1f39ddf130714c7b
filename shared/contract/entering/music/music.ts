import * as z from 'zod/mini';
import { FINDING_CODES, MOST_BYTES } from '../../../domain/entering/music/musicVerdict.ts';
import { upload } from '../../core/files/files.ts';
import { defineRoutes } from '../../core/route.ts';
import {
  dataOf,
  id,
  instant,
  lines,
  oneOf,
  optional,
  required,
  text,
  wholeNumber,
} from '../../core/scalars.ts';

/** Media types under which browsers send an MP3 or a WAV. */
export const MUSIC_TYPES = ['audio/mpeg', 'audio/wav'] as const;

/** In minor units. */
const MOST_FEE = 1_000_000;

const rulesFields = {
  until: optional(instant),
  takesLate: z._default(z.boolean({ error: 'MustValid' }), false),
  /** What each programme's first late file costs, in minor units; 0 for nothing. */
  lateFee: z._default(wholeNumber(0, MOST_FEE), 0),
  /** A guardian agrees to this text with each file; null for none. */
  licence: optional(lines(2_000)),
};

const storedRules = {
  until: z.nullable(z.string()),
  takesLate: z.boolean(),
  lateFee: z.number(),
  licence: z.nullable(z.string()),
};

/** As an organiser reads and changes them. `version` is 0 before the first change: nothing is collected. */
export const musicRules = z.object({ ...storedRules, isCollected: z.boolean(), version: z.number() });

export type MusicRulesAnswer = z.output<typeof musicRules>;

export const musicFinding = z.object({
  code: z.enum(FINDING_CODES),
  verdict: z.enum(['warn', 'refuse']),
  /** Seconds from the beginning of the file. */
  at: z.optional(z.number()),
  to: z.optional(z.number()),
});

/** Who sent it: the family, or for it the organiser or the rink's head coach. */
const SENDERS = ['family', 'coach', 'organiser'] as const;

export const sentMusic = z.object({
  fileId: z.string(),
  /** The file's own name. */
  name: z.string(),
  /** A UTC instant. */
  at: z.string(),
  by: z.enum(SENDERS),
  /** The account's name or address; '' where it gave none. */
  sender: z.string(),
  /** After the deadline. */
  isLate: z.boolean(),
});

/** A file as it was judged; times in seconds. */
export const musicFile = z.extend(sentMusic, {
  kind: z.enum(['mp3', 'wav']),
  bytes: z.number(),
  seconds: z.number(),
  /** From the first to the last sound. */
  from: z.number(),
  to: z.number(),
  lufs: z.number(),
  findings: z.array(musicFinding),
});

export type MusicFile = z.output<typeof musicFile>;

const programmeMusic = z.object({
  eventId: z.string(),
  format: z.string(),
  level: z.string(),
  /** Of the programme; 0 for no limit. */
  seconds: z.number(),
  /** Its flight has left the ice, or it was scratched or absent: no file is missing any more. */
  isOver: z.boolean(),
  /** Charged for a late file, in minor units; 0 where it was waived, absent for never. */
  fee: z.optional(z.number()),
  /** What a file costs that the reader sends now, in minor units. */
  feeDue: z.number(),
  file: z.nullable(musicFile),
  /** Earlier files, newest first. */
  earlier: z.array(sentMusic),
  /** Send it with a file, so that nobody's is replaced unseen; 0 before the first. */
  version: z.number(),
});

export type ProgrammeMusic = z.output<typeof programmeMusic>;

export const WINDOWS = ['none', 'open', 'late', 'closed'] as const;

/** The music of an entry's programmes that skate to their own. */
export const entryMusic = z.object({
  window: z.enum(WINDOWS),
  until: z.nullable(z.string()),
  /** The last day on which files are kept, `YYYY-MM-DD`. */
  keptUntil: z.string(),
  licence: z.nullable(z.string()),
  currency: z.string(),
  programmes: z.array(programmeMusic),
});

export type EntryMusic = z.output<typeof entryMusic>;

const listedMusic = z.extend(programmeMusic, {
  programmeId: z.string(),
  entryId: z.string(),
  /** The payment reference of the entry; '' for holders of a code. */
  reference: z.string(),
  /** Full names. */
  name: z.string(),
  rink: z.string(),
  /** As the family named it; '' where it did not. */
  title: z.string(),
  /** How often a desk has played it. */
  plays: z.number(),
  /** An organiser has looked at this file and finds it right. */
  isChecked: z.boolean(),
  /** Other programmes whose sound is the same, by their names. */
  sameAs: z.array(z.string()),
});

export type ListedMusic = z.output<typeof listedMusic>;

export const competitionMusic = z.object({ rules: musicRules, programmes: z.array(listedMusic) });

export type CompetitionMusic = z.output<typeof competitionMusic>;

const sendBody = z.object({
  uploadId: id,
  /** One file may be the music of several programmes of the entry. */
  programmes: z
    .array(z.object({ event: id, version: wholeNumber(0, 2_000_000_000) }), { error: required })
    .check(z.minLength(1, 'NotNull'), z.maxLength(50, 'MustWithin')),
  /** That the licence text was agreed to; needed where there is one. */
  agreed: z._default(z.boolean({ error: 'MustValid' }), false),
  /** The late fees of these programmes as the sender saw them, in minor units: more is never charged. */
  fee: z._default(wholeNumber(0, 50 * MOST_FEE), 0),
});

const readAddress = z.object({ url: z.string(), expiresInSeconds: z.number() });

const BY_COMPETITION = '/api/files/music/competitions/{competitionId}';
const BY_ENTRY = '/api/files/music/entries/{entryId}';

const ofOrganiser = {
  resource: 'files',
  roles: ['SUPER_ADMIN', 'MANAGER'],
  managerOf: 'params',
} as const;
/** A head coach reaches the entries of the own rink. */
const ofRinkToo = { ...ofOrganiser, roles: ['SUPER_ADMIN', 'HEAD_COACH', 'MANAGER'] } as const;
const ofFamily = { resource: 'files', roles: ['SKATER'] } as const;
const refusals = [
  'NotFound',
  'ValidationFailed',
  'VersionConflict',
  'TooManyAttempts',
  'CompetitionArchived',
] as const;

export const musicRoutes = defineRoutes({
  updateMusicRules: {
    ...ofOrganiser,
    method: 'PUT',
    path: `${BY_COMPETITION}/rules`,
    summary: 'Collect music: until when families send it, and what they agree to.',
    changes: ['entries'],
    params: z.object({ competitionId: id }),
    body: z.object({
      ...rulesFields,
      isCollected: z._default(z.boolean({ error: 'MustValid' }), true),
      version: wholeNumber(0, 2_000_000_000),
    }),
    answer: dataOf(musicRules),
    errors: ['NotFound', 'VersionConflict', 'CompetitionArchived'],
  },
  listMusic: {
    ...ofRinkToo,
    codes: ['checkIn'],
    method: 'GET',
    path: BY_COMPETITION,
    summary:
      'List the programmes that skate to their own music, with their files; for a head coach those of the own rink.',
    reads: ['entries'],
    params: z.object({ competitionId: id }),
    answer: dataOf(competitionMusic),
    errors: ['NotFound'],
  },
  getMusic: {
    ...ofFamily,
    method: 'GET',
    path: BY_ENTRY,
    summary: 'Get the music of an entry.',
    reads: ['entries'],
    params: z.object({ entryId: id }),
    answer: dataOf(entryMusic),
    errors: ['NotFound'],
  },
  createMusicUpload: {
    resource: 'files',
    roles: ['SUPER_ADMIN', 'HEAD_COACH', 'MANAGER', 'SKATER'],
    method: 'POST',
    path: '/api/files/music',
    summary: 'Start an upload of music; returns where to send the file.',
    changes: { nothing: 'No screen shows the file before it is sent for a programme.' },
    body: z.object({ type: oneOf(MUSIC_TYPES), bytes: wholeNumber(1, MOST_BYTES), name: text(200) }),
    answer: dataOf(upload),
    status: 201,
    errors: ['TooManyAttempts'],
  },
  sendMusic: {
    ...ofFamily,
    method: 'PUT',
    path: BY_ENTRY,
    summary:
      'Send an uploaded file as the music of programmes of an entry. It is judged again before it is kept.',
    changes: ['entries'],
    params: z.object({ entryId: id }),
    body: sendBody,
    answer: dataOf(entryMusic),
    errors: refusals,
  },
  sendMusicForFamily: {
    ...ofRinkToo,
    method: 'PUT',
    path: `${BY_COMPETITION}/entries/{entryId}`,
    summary:
      'Send an uploaded file for a family: an organiser until the competition is archived, a head coach as long as families.',
    changes: ['entries'],
    params: z.object({ competitionId: id, entryId: id }),
    body: sendBody,
    answer: dataOf(entryMusic),
    errors: refusals,
  },
  checkMusic: {
    ...ofOrganiser,
    method: 'PUT',
    path: `${BY_COMPETITION}/entries/{entryId}/checked`,
    summary: 'Mark the file of a programme as checked, or take the mark off.',
    changes: ['entries'],
    params: z.object({ competitionId: id, entryId: id }),
    body: z.object({ event: id, file: id, isChecked: z._default(z.boolean({ error: 'MustValid' }), true) }),
    answer: dataOf(z.object({ isChecked: z.boolean() })),
    errors: ['NotFound', 'VersionConflict', 'CompetitionArchived'],
  },
  waiveMusicFee: {
    ...ofOrganiser,
    method: 'PUT',
    path: `${BY_COMPETITION}/entries/{entryId}/fee`,
    summary: 'Waive the late fee of a programme’s music. It is not charged again.',
    changes: ['entries'],
    params: z.object({ competitionId: id, entryId: id }),
    body: z.object({ event: id }),
    answer: dataOf(entryMusic),
    errors: ['NotFound', 'ValidationFailed', 'CompetitionArchived'],
  },
  readMusic: {
    ...ofFamily,
    method: 'GET',
    path: `${BY_ENTRY}/files/{fileId}`,
    summary: 'Get an address that reads a file of an entry for five minutes.',
    reads: ['entries'],
    params: z.object({ entryId: id, fileId: id }),
    answer: dataOf(readAddress),
    errors: ['NotFound'],
  },
  readMusicOfCompetition: {
    ...ofRinkToo,
    codes: ['checkIn'],
    method: 'GET',
    path: `${BY_COMPETITION}/files/{fileId}`,
    summary: 'Get an address that reads a file of a competition for five minutes.',
    reads: ['entries'],
    params: z.object({ competitionId: id, fileId: id }),
    answer: dataOf(readAddress),
    errors: ['NotFound'],
  },
});
