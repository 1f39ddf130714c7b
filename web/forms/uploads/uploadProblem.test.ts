import { beforeAll, describe, expect, it } from 'vitest';
import { fieldError } from '../../../shared/contract/core/fieldMessages.ts';
import { ApiError } from '../../api/ApiError.ts';
import { loadAreas } from '../../i18n/i18n.ts';
import { checkDocument } from './checkDocument.ts';
import { uploadProblem } from './uploadProblem.ts';
import { UploadRefused } from './UploadRefused.ts';

beforeAll(() => loadAreas('uploads'));

const refusal = (...[field, code]: Parameters<typeof fieldError>) =>
  new ApiError({
    status: 400,
    title: 'Some fields need attention',
    code: 'ValidationFailed',
    requestId: 'r-1',
    errors: [fieldError(field, code)],
  });

describe('the reason for a refused file', () => {
  it.each([
    [new UploadRefused('tooLarge'), 'poster', 'This file is too large. The limit is 5 MB.', false],
    [refusal('bytes', 'MustSmaller'), 'packet', 'This file is too large. The limit is 15 MB.', false],
    [refusal('file', 'MustValid'), 'packet', 'This isn’t a PDF.', false],
    [refusal('type', 'MustValid'), 'logo', 'This isn’t a picture.', false],
    [refusal('file', 'MustExist'), 'logo', 'The upload failed.', true],
    [new UploadRefused('unreadablePicture'), 'poster', 'Your browser can’t open this picture.', false],
    [ApiError.unreachable(), 'poster', 'No connection.', true],
  ] as const)('%s of a %s is shown, with the next step', (thrown, kind, beginning, canRetry) => {
    const problem = uploadProblem(thrown, kind);
    expect(problem.text.startsWith(beginning)).toBe(true);
    expect(problem.canRetry).toBe(canRetry);
  });
});

describe('a document', () => {
  it('is a PDF by its bytes, whatever its media type', async () => {
    const named = await checkDocument(new Blob(['%PDF-1.7 and more'], { type: 'application/octet-stream' }));
    expect([named.type, named.size]).toEqual(['application/pdf', 17]);
    await expect(checkDocument(new Blob(['PK']))).rejects.toEqual(new UploadRefused('notDocument'));
  });
});
