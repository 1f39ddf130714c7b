import { describe, expect, it } from 'vitest';
import type { HistoryRecord } from '../../shared/contract/core/history.ts';
import { mergeChanges } from '../../shared/domain/core/history/mergeChanges.ts';
import { conflictOf, isResolved, mergeConflicts, applyAnswer } from './conflict.ts';

const base = { name: 'Winter Cup', theme: 'Snow', contact: '' };
const record = (id: string, by: string, field: string): HistoryRecord => ({
  id,
  subject: 'competition',
  deed: 'changed',
  at: '2026-10-01T10:00:00.000Z',
  by: { id: by, name: by === 'gone' ? null : `Name of ${by}` },
  changes: [{ path: [field], from: null, to: null }],
  more: 0,
});
const met = (theirs: Partial<typeof base>, mine: Partial<typeof base>, records: HistoryRecord[] = []) =>
  conflictOf(mergeChanges(base, { ...base, ...theirs }, { ...base, ...mine }), {
    records,
    me: 'me',
    isAwaited: true,
  });

describe('a conflict', () => {
  it('is none if the other changes are not visible here', () => {
    expect(met({}, { name: 'Spring Cup' })).toBeNull();
  });

  it('asks about fields that both changed, with the editor, and lists the others’ own changes', () => {
    const records = [record('3', 'me', 'theme'), record('2', 'kim', 'theme'), record('1', 'lee', 'name')];
    const conflict = met({ theme: 'Ice', name: 'Spring Cup' }, { theme: 'Frost' }, records);
    expect(conflict).toMatchObject({
      by: { name: 'Name of kim' },
      taken: [{ path: ['name'], to: 'Spring Cup' }],
      clashes: [{ path: ['theme'], theirs: 'Ice', by: { name: 'Name of kim' }, choice: null }],
    });
    expect(isResolved(conflict)).toBe(false);
  });

  it('names the same account, or an unknown editor', () => {
    expect(met({ theme: 'Ice' }, {}, [record('1', 'me', 'theme')])?.by).toEqual({ isMe: true });
    expect(met({ theme: 'Ice' }, {}, [record('1', 'kim', 'name')])?.by).toEqual({ isMe: false, name: null });
    expect(met({ theme: 'Ice' }, {}, [record('1', 'gone', 'theme')])?.by).toEqual({
      isMe: false,
      name: null,
    });
  });

  it('is settled once each field has a choice, and keeps typed values that theirs replace', () => {
    const conflict = met({ theme: 'Ice' }, { theme: 'Frost' });
    const taken = conflict && applyAnswer(conflict, ['theme'], 'theirs', 'Frost');
    const again = taken && applyAnswer(taken, ['theme'], 'theirs', 'Ice');
    expect(again?.clashes).toMatchObject([{ choice: 'theirs', mine: 'Frost' }]);
    expect(isResolved(again)).toBe(true);
  });

  it('joined with another one loses no change or choice', () => {
    const first = met({ theme: 'Ice', contact: 'Kim' }, { theme: 'Frost' });
    const chosen = first && applyAnswer(first, ['theme'], 'mine', 'Frost');
    const both = mergeConflicts(chosen, met({ name: 'Spring Cup' }, { name: 'Autumn Cup' }));
    expect(both?.taken.map(({ to }) => to)).toEqual(['Kim']);
    expect(both?.clashes.map(({ path, choice }) => [path[0], choice])).toEqual([
      ['theme', 'mine'],
      ['name', null],
    ]);
  });
});
