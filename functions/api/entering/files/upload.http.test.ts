import { beforeAll, describe, expect, inject, it } from 'vitest';
import { fieldCodes, type Caller } from '../../../../local/testing/caller.ts';
import { jpeg, pdf, png, put } from '../../../../local/testing/files.ts';
import { newCompetition } from '../../../../local/testing/competitions.ts';
import { demoAccount, newInvitedUser } from '../../../../local/testing/people.ts';
import { raced } from '../../../../local/testing/races.ts';
import { expireStored } from '../../../../local/testing/storedItems.ts';
import type { BodyOf } from '../../../../shared/contract/types.ts';

let admin: Caller;
let manager: Caller;

beforeAll(async () => {
  admin = await demoAccount('superadmin');
  const { competition } = await newCompetition();
  manager = (await newInvitedUser('MANAGER', { competitionId: competition.id })).caller;
});

type Kind = BodyOf<'createUpload'>['kind'];

const announce = (kind: Kind, type: string, bytes: number, name: string | null = null) =>
  admin.data('createUpload', { body: { kind, type, bytes, name } });

/** Announced and sent; not completed yet. */
async function sent(kind: Kind, type: string, body: Buffer, name: string | null = null) {
  const upload = await announce(kind, type, body.length, name);
  const response = await put(upload, body);
  expect(response.status).toBe(200);
  return { upload, params: { uploadId: upload.uploadId } };
}

const PLACE = 'GPS 48 51.5 N 2 17.7 E';

/** A picture with a part in it, of its own format, that tells where it was taken. */
function withPlace(picture: Buffer, offset: number): Buffer {
  const exif = Buffer.from(`Exif\0\0MM\0*\0\0\0\x08\0\0${PLACE}`);
  const isJpeg = picture[0] === 0xff;
  const head = Buffer.from(
    isJpeg ? [0xff, 0xe1, 0, exif.length + 2] : [0, 0, 0, exif.length, ...Buffer.from('eXIf')],
  );
  const checksum = Buffer.alloc(isJpeg ? 0 : 4);
  return Buffer.concat([picture.subarray(0, offset), head, exif, checksum, picture.subarray(offset)]);
}

const at = (path: string) => fetch(new URL(path, inject('origin')));

describe('an upload', () => {
  it.each([
    ['poster', 'image/png', png(20, 10), /^\/images\/\w{26}\.png$/],
    ['logo', 'image/jpeg', jpeg(30, 30), /^\/images\/\w{26}\.jpg$/],
    ['packet', 'application/pdf', pdf(), /^\/documents\/\w{26}\.pdf$/],
  ] as const)('of a %s gets a lasting path, and is what was sent', async (kind, type, body, path) => {
    const { params, upload } = await sent(kind, type, body);
    const { path: kept } = await admin.data('completeUpload', { params });
    expect(kept).toMatch(path);
    const answer = await at(kept);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(Buffer.from(await answer.arrayBuffer()).equals(body)).toBe(true);
    expect((await at(upload.url)).status).toBe(403);
  });

  it.each([
    ['a JPEG', 'image/jpeg', withPlace(jpeg(30, 30, 150_000), 2), jpeg(30, 30)],
    ['a PNG', 'image/png', withPlace(png(20, 10), png(20, 10).length - 12), png(20, 10)],
  ] as const)(
    'of %s loses the place where it was taken, and nothing else',
    async (_what, type, notified, plain) => {
      expect(notified.includes(PLACE)).toBe(true);
      const { params } = await sent('poster', type, notified);
      const answer = await at((await admin.data('completeUpload', { params })).path);
      expect(Buffer.from(await answer.arrayBuffer()).equals(plain)).toBe(true);
    },
  );

  it('that is completed twice, at once or later, is the same one', async () => {
    const { params } = await sent('poster', 'image/png', png(5, 5));
    const both = await Promise.all([1, 2].map(() => admin.data('completeUpload', { params })));
    both.push(await admin.data('completeUpload', { params }));
    expect(new Set(both.map(({ path }) => path)).size).toBe(1);
    expect((await at(both[0]?.path ?? '')).status).toBe(200);
  });

  it('of a document is shown in the browser and saved under its own name', async () => {
    const { params } = await sent('packet', 'application/pdf', pdf(), 'Kür & "Pokal" 2027.pdf');
    const answer = await at((await admin.data('completeUpload', { params })).path);
    expect(answer.headers.get('content-disposition')).toBe(
      `inline; filename="Kur _ _Pokal_ 2027.pdf"; filename*=UTF-8''K%C3%BCr%20%26%20%22Pokal%22%202027.pdf`,
    );
    expect(answer.headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
  });

  it('belongs to the account that announced it', async () => {
    const { params } = await sent('poster', 'image/png', png(5, 5));
    expect((await manager.call('completeUpload', { params })).status).toBe(404);
    expect((await admin.call('completeUpload', { params })).status).toBe(200);
  });

  it('that never arrived can be sent again', async () => {
    const upload = await announce('poster', 'image/png', png(5, 5).length);
    const params = { uploadId: upload.uploadId };
    expect(fieldCodes(await admin.call('completeUpload', { params }))).toEqual(['file MustExist']);
    await put(upload, png(5, 5));
    expect((await admin.call('completeUpload', { params })).status).toBe(200);
  });

  it('that expires while it is completed is begun again, like one that never arrived', async () => {
    const { params } = await sent('poster', 'image/png', png(5, 5));
    const reply = await raced(
      [params.uploadId, 'SET #path = :path'],
      () => admin.call('completeUpload', { params }),
      () => Promise.resolve(expireStored(params.uploadId)),
    );
    expect([reply.status, ...fieldCodes(reply)]).toEqual([400, 'file MustExist']);
    expect((await admin.call('completeUpload', { params })).status).toBe(404);
  });
});

describe('what is announced', () => {
  it.each([
    [
      'a drawing that can carry scripts',
      { kind: 'poster', type: 'image/svg+xml', bytes: 10 },
      'type MustValid',
    ],
    ['a PDF as a poster', { kind: 'poster', type: 'application/pdf', bytes: 10 }, 'type MustValid'],
    ['a picture as a packet', { kind: 'packet', type: 'image/png', bytes: 10 }, 'type MustValid'],
    ['a poster too large', { kind: 'poster', type: 'image/png', bytes: 5_242_881 }, 'bytes MustSmaller'],
    ['a logo too large', { kind: 'logo', type: 'image/png', bytes: 1_048_577 }, 'bytes MustSmaller'],
    [
      'a packet too large',
      { kind: 'packet', type: 'application/pdf', bytes: 15_728_641 },
      'bytes MustSmaller',
    ],
    ['another kind', { kind: 'music', type: 'audio/mpeg', bytes: 10 }, 'kind MustValid'],
    ['nothing', { kind: 'poster', type: 'image/png', bytes: 0 }, 'bytes MustValid'],
  ])('is refused where it is %s', async (_what, body, wrong) => {
    expect(fieldCodes(await admin.call('createUpload', { body }))).toEqual([wrong]);
  });
});

describe('what was sent', () => {
  it.each([
    [
      'a page that calls itself a PNG',
      'poster',
      'image/png',
      Buffer.from('<script>alert(1)</script>'),
      'MustValid',
    ],
    ['a PDF that calls itself a JPEG', 'logo', 'image/jpeg', pdf(), 'MustValid'],
    ['a PNG that calls itself a packet', 'packet', 'application/pdf', png(5, 5), 'MustValid'],
    ['a PNG without its header', 'poster', 'image/png', png(5, 5).subarray(0, 10), 'MustValid'],
    ['a JPEG that is all metadata', 'poster', 'image/jpeg', jpeg(9, 9, 400_000), 'MustValid'],
    ['a PNG without pixels', 'poster', 'image/png', png(0, 5), 'MustValid'],
    ['a PNG wider than a screen can show', 'poster', 'image/png', png(4_001, 5), 'MustSmaller'],
  ] as const)('is refused where it is %s', async (_what, kind, type, body, code) => {
    const { params } = await sent(kind, type, body);
    expect(fieldCodes(await admin.call('completeUpload', { params }))).toEqual([`file ${code}`]);
  });
});

describe('a poster in widths', () => {
  const whole = png(1_600, 1_000);
  const sends = async (...pictures: readonly (readonly [string, Buffer])[]) => {
    const all = await Promise.all(pictures.map(([type, body]) => sent('poster', type, body)));
    return all.map(({ upload }) => upload.uploadId);
  };
  const complete = (caller: Caller, uploadId: string, smaller: readonly string[]) =>
    caller.call('completeUpload', { params: { uploadId }, body: { smaller: [...smaller] } });

  it('names them in its path, each is served, and a repeat answers the same', async () => {
    const [id = '', ...smaller] = await sends(
      ['image/png', whole],
      ['image/png', png(960, 600)],
      ['image/png', png(480, 300)],
    );
    const params = { uploadId: id };
    const { path } = await admin.data('completeUpload', { params, body: { smaller } });
    expect(path).toBe(`/images/${id}-480-960-1600x1000.png`);
    const kept = [path, `/images/${id}-480.png`, `/images/${id}-960.png`];
    const bodies = await Promise.all(
      kept.map(async (one) => Buffer.from(await (await at(one)).arrayBuffer())),
    );
    expect(bodies.map((body) => body.readUInt32BE(16))).toEqual([1_600, 480, 960]);
    expect((await admin.data('completeUpload', { params, body: { smaller } })).path).toBe(path);
  });

  it.each([
    ['of another type', ['image/jpeg', jpeg(480, 300)], 'smaller MustValid'],
    ['of other proportions', ['image/png', png(480, 400)], 'smaller MustValid'],
    ['wider than it', ['image/png', png(1_601, 1_001)], 'smaller MustValid'],
    ['that is none', ['image/png', Buffer.from('<script>alert(1)</script>')], 'smaller MustValid'],
    [
      'heavier than a phone should load',
      ['image/png', Buffer.concat([png(480, 300), Buffer.alloc(60_000)])],
      'smaller MustSmaller',
    ],
  ] as const)('is refused with one %s, and can be completed without', async (_what, wrong, code) => {
    const [id = '', ...smaller] = await sends(['image/png', whole], wrong);
    expect(fieldCodes(await complete(admin, id, smaller))).toEqual([code]);
    expect((await complete(admin, id, [])).status).toBe(200);
  });

  it('is refused with widths of the same size, its own upload, another account’s, or too many', async () => {
    const small = png(480, 300);
    const [id = '', one = '', two = ''] = await sends(
      ['image/png', whole],
      ['image/png', small],
      ['image/png', small],
    );
    expect(fieldCodes(await complete(admin, id, [one, two]))).toEqual(['smaller MustValid']);
    expect(fieldCodes(await complete(admin, id, [id]))).toEqual(['smaller MustValid']);
    expect(fieldCodes(await complete(admin, id, [one, one, one, one]))).toEqual(['smaller MustSmaller']);
    const upload = await manager.data('createUpload', {
      body: { kind: 'poster', type: 'image/png', bytes: small.length },
    });
    await put(upload, small);
    expect(fieldCodes(await complete(admin, id, [upload.uploadId]))).toEqual(['smaller MustValid']);
    expect((await complete(manager, id, [])).status).toBe(404);
  });

  it('is the only kind that has them', async () => {
    const { params } = await sent('logo', 'image/png', png(640, 400));
    const [small = ''] = await sends(['image/png', png(480, 300)]);
    expect(fieldCodes(await complete(admin, params.uploadId, [small]))).toEqual(['smaller MustValid']);
  });
});

it('is counted by account, exactly also at once: whoever sends files without end is refused', async () => {
  const { caller } = await newInvitedUser('MANAGER', {
    competitionId: (await newCompetition()).competition.id,
  });
  const body = { kind: 'poster', type: 'image/png', bytes: 10 };
  const replies = await Promise.all(Array.from({ length: 104 }, () => caller.call('createUpload', { body })));
  const refused = replies.filter(({ status }) => status !== 201);
  expect(refused.map(({ status, problem }) => [status, problem.code])).toEqual(
    Array.from({ length: 4 }, () => [429, 'TooManyAttempts']),
  );
  expect((await manager.call('createUpload', { body })).status).toBe(201);
});
