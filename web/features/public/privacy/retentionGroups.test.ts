import { expect, test } from 'vitest';
import { JOB_ROWS, RETENTION } from '../../../../shared/domain/core/retention/retention.ts';
import texts from './en.json';
import { RETENTION_GROUPS } from './retentionGroups.ts';

const ids = RETENTION.map(({ id }) => id).toSorted();

test('each row of the retention table stands in one group, with its words', () => {
  expect(Object.values(RETENTION_GROUPS).flat().toSorted()).toEqual(ids);
  expect(Object.keys(texts.rows).toSorted()).toEqual(ids);
});

test('the job has a count for each row that it ends', () => {
  const ended = RETENTION.filter(({ endedBy }) => endedBy === 'job').map(({ id }) => id);
  expect(ended.toSorted()).toEqual(JOB_ROWS.toSorted());
});
