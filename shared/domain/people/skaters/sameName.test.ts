import { describe, expect, it } from 'vitest';
import { compareNames } from './sameName.ts';

describe('compareNames', () => {
  it.each([
    ['Ada Frost', 'ADA  FROST'],
    ['Zoë Müller', 'Zoe Muller'],
    ['Łucja Wójcik', 'Lucja Wojcik'],
    ['Jun Wei Lee', 'LEE, Junwei'],
    ['Anne-Marie Snow', 'Annemarie Snow'],
    ['Siobhan O’Lake', 'Siobhan OLake'],
    ['Ada Maria Frost', 'Ada Frost'],
    ['Nguyễn Thị Hoa', 'Hoa Nguyen Thi'],
    ['王小明', '王小明'],
    ['Soeren Bøg', 'Soeren Bog'],
  ])('%s and %s are one person', (one, other) => {
    expect([compareNames(one, other), compareNames(other, one)]).toEqual(['same', 'same']);
  });

  it.each([
    ['Ada Frost', 'Ida Frost'],
    ['Ada Frost', 'Ada Lake'],
    ['Ada Maria Frost', 'Ada Lena Frost'],
    ['Al Li', 'Natalie Lim'],
    ['王小明', '李小明'],
  ])('%s and %s are two', (one, other) => {
    expect([compareNames(one, other), compareNames(other, one)]).toEqual(['other', 'other']);
  });

  it.each([
    ['', 'Ada Frost'],
    ['…', 'Ada Frost'],
    ['王小明', 'Wang Xiaoming'],
  ])('of “%s” and %s it cannot be told', (one, other) => {
    expect([compareNames(one, other), compareNames(other, one)]).toEqual(['unsure', 'unsure']);
  });
});
