import { describe, expect, it } from 'vitest';
import { ROUTES } from '../../../../shared/contract/routes.ts';
import {
  competitionRequest,
  dateErrors,
  draftRequest,
  EMPTY_COMPETITION,
  competitionValues,
} from './competitionValues.ts';
import { NEW_DRAFT } from './draft/DraftLoader.tsx';

const values = {
  ...EMPTY_COMPETITION,
  name: 'Skate Asia 2026',
  theme: 'Frozen Fairytales',
  startDate: '2026-12-04',
  endDate: '2026-12-08',
  date: '2026-12-05',
  ring: 'rink-1',
  timeZone: 'Asia/Hong_Kong',
  currency: 'HKD',
  openUntil: '2026-11-22T18:00',
};

describe('the body of a competition', () => {
  it('is one that the handler takes, with the venue’s times as instants', () => {
    const body = competitionRequest(values, 'form-1');
    expect(ROUTES.createCompetition.body.safeParse(body).error).toBeUndefined();
    expect(body).toMatchObject({ openUntil: '2026-11-22T10:00:00.000Z', openFrom: null, contactEmail: null });
  });

  it('comes back to what was typed', () => {
    const rink = { name: 'Mega Ice', city: 'Hong Kong', country: 'Hong Kong', address: null };
    const stored = ROUTES.createCompetition.body.parse(competitionRequest(values, 'form-1'));
    const competition = {
      ...stored,
      id: 'c',
      rink,
      state: 'published' as const,
      fromPrice: 1,
      version: 1,
    };
    expect(competitionValues(competition)).toEqual(values);
  });

  it('of an empty form is refused where a person must type', () => {
    const issues = ROUTES.createCompetition.body.safeParse(competitionRequest(EMPTY_COMPETITION, 'f')).error
      ?.issues;
    expect(new Set(issues?.map(({ path }) => path[0]))).toEqual(
      new Set(['name', 'theme', 'startDate', 'endDate', 'date', 'ring', 'timeZone', 'openUntil']),
    );
  });
});

describe('a draft', () => {
  it('saves what is typed, and nothing for what is not', () => {
    const body = {
      ...draftRequest({ ...EMPTY_COMPETITION, name: 'Snow Cup', capacity: '120' }, null),
      version: 1,
    };
    const { data } = ROUTES.updateCompetitionDraft.body.safeParse(body);
    expect(data).toMatchObject({ name: 'Snow Cup', capacity: 120, theme: null, openUntil: null, ring: null });
  });

  it('shows a poster of its own choosing only while nobody has begun it', () => {
    expect(competitionValues(NEW_DRAFT)).toEqual(EMPTY_COMPETITION);
    expect(competitionValues({ ...NEW_DRAFT, version: 1 }).image).toBe('');
  });

  it('is judged by what is typed: a number that is none is refused, not left out', () => {
    const body = {
      ...draftRequest({ ...EMPTY_COMPETITION, name: 'Cup', capacity: 'many' }, null),
      version: 1,
    };
    const issues = ROUTES.updateCompetitionDraft.body.safeParse(body).error?.issues;
    expect(issues?.map(({ path }) => path[0])).toEqual(['capacity']);
  });
});

describe('dates that do not fit', () => {
  it('are named by the field to mend', () => {
    expect(dateErrors({ ...values, endDate: '2026-12-01' }).map(({ field }) => field)).toEqual(['endDate']);
    expect(dateErrors({ ...values, date: '2026-12-09' }).map(({ field }) => field)).toEqual(['date']);
    const late = dateErrors({ ...values, openFrom: '2026-12-01T00:00' });
    expect(late.map(({ message }) => message)).toEqual(['Entries must close after they open']);
  });

  it('are not judged before they are all there', () => {
    expect(dateErrors({ ...values, endDate: '2026-12-01', openUntil: '' })).toEqual([]);
  });
});
