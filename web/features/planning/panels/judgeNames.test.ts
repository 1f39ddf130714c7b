import { expect, it } from 'vitest';
import { judgeNames } from './judgeNames.ts';

const judge = (id: string, name: string, rinks: string[] = [], professional: string | null = null) => ({
  id,
  name,
  rinks,
  professional,
});

it('names namesakes with their rinks, and of one rink with their numbers', () => {
  const nameOf = judgeNames([
    judge('a', 'Ada Wong', ['Mega Ice']),
    judge('b', 'Ada Wong', ['Alster']),
    judge('c', 'Lee Moon', ['Alster'], 'P1'),
    judge('d', 'Lee Moon', ['Alster'], 'P2'),
    judge('e', 'Bo Frost', ['Alster'], 'P3'),
  ]);
  expect(['a', 'b', 'c', 'd', 'e'].map(nameOf)).toEqual([
    'Ada Wong, Mega Ice',
    'Ada Wong, Alster',
    'Lee Moon, Alster, P1',
    'Lee Moon, Alster, P2',
    'Bo Frost',
  ]);
});
