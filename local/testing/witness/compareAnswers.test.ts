import { describe, expect, it } from 'vitest';
import { reasonFor } from './allowedDifferences.ts';
import { areSameAnswers } from './compareAnswers.ts';
import { toAnswer } from './peer.ts';

const item = (name: string) => ({ pk: { S: name } });

describe('two answers to a call', () => {
  it('are the same in any order of members, sets and batches', () => {
    const own = {
      Responses: { t: [item('a'), { pk: { S: 'b' }, of: { SS: ['x', 'y'] } }] },
      UnprocessedKeys: {},
    };
    const peer = {
      UnprocessedKeys: {},
      Responses: { t: [{ of: { SS: ['y', 'x'] }, pk: { S: 'b' } }, item('a')] },
    };
    expect(areSameAnswers('BatchGetItem', toAnswer(own), toAnswer(peer))).toBe(true);
  });

  it('are the same where one leaves out what the other has not set', () => {
    expect(areSameAnswers('GetItem', toAnswer({ Item: undefined }), toAnswer({}))).toBe(true);
  });

  it('differ in the order of a query', () => {
    const items = [item('a'), item('b')];
    const answers = [toAnswer({ Items: items }), toAnswer({ Items: items.toReversed() })] as const;
    expect(areSameAnswers('Query', ...answers)).toBe(false);
  });

  it('differ in a value, a cursor, an error, its text and its reasons', () => {
    const refused = {
      __type: 'com.amazonaws.dynamodb.v20120810#TransactionCanceledException',
      Message: 'No',
    };
    const pairs: [Record<string, unknown>, Record<string, unknown>][] = [
      [{ Item: { n: { N: '1' } } }, { Item: { n: { N: '2' } } }],
      [{ Items: [], LastEvaluatedKey: item('a') }, { Items: [] }],
      [refused, {}],
      [refused, { ...refused, Message: 'Yes' }],
      [refused, { ...refused, CancellationReasons: [{ Code: 'None' }] }],
    ];
    for (const [own, peer] of pairs) {
      expect(areSameAnswers('GetItem', toAnswer(own), toAnswer(own))).toBe(true);
      expect(areSameAnswers('GetItem', toAnswer(own), toAnswer(peer))).toBe(false);
    }
  });

  it('compare only the error where they tell of a table', () => {
    const arn = (of: string) => toAnswer({ Table: { TableArn: of } });
    expect(areSameAnswers('DescribeTable', arn('a'), arn('b'))).toBe(true);
    expect(areSameAnswers('DescribeTable', arn('a'), toAnswer({ __type: 'x#Missing' }))).toBe(false);
  });
});

describe('allowed differences', () => {
  const missing = toAnswer({
    __type: 'x#ResourceNotFoundException',
    message: 'Requested resource not found',
  });
  const call = { name: 'GetItem', request: '{}', own: missing };

  it('cover the text of a missing table and not a table that one of them has', () => {
    expect(reasonFor({ ...call, peer: { ...missing, body: { message: 'Another' } } })).not.toBeNull();
    expect(reasonFor({ ...call, peer: toAnswer({}) })).toBeNull();
  });
});
