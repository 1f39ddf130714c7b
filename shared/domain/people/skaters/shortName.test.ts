import { expect, it } from 'vitest';
import { shortName } from './shortName.ts';

it.each([
  ['Mia Kato', 'Mia K.'],
  ['Anna Maria van der Berg', 'Anna B.'],
  ['  Élodie   d’Aubigné ', 'Élodie D.'],
  ['Kato, Mia', 'Mia K.'],
  ['Suharto', 'Suharto'],
  ['王小明', '王.'],
  ['김 민서', '김 민.'],
  ['สมชาย', 'ส.'],
  ['Łucja Żak', 'Łucja Ż.'],
  ['', ''],
])('%s is %s', (fullName, short) => {
  expect(shortName(fullName)).toBe(short);
});
