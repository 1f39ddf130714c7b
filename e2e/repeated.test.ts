import { expect, it } from 'vitest';
import { DESKTOP, newWindow, sharedBrowser } from './browser.ts';
import { graveFindings } from './checks.ts';
import { findRepeated, OWN_TO_A_ROW } from './repeated.ts';

const row = (name: string, look = 'row') => `<li class="${look}"><a href="#${name}">${name}</a></li>`;

const page = (rows: readonly string[]) =>
  `<html lang="en"><title>Rows</title><body><main><h1>Rows</h1><ul>${rows.join('')}</ul></main></body></html>`;

const SKATERS = ['Aada', 'Bo', 'Cleo', 'Dag', 'Ebba', 'Finn', 'Gro', 'Hal'];

it('axe passes over rows that are made like one before, and over no others', async () => {
  const window = await newWindow(await sharedBrowser(), { size: DESKTOP });
  const repeated = async (rows: readonly string[]) => {
    await window.page.setContent(page(rows));
    const found = await window.page.evaluateHandle(findRepeated, OWN_TO_A_ROW);
    return found.evaluate((elements) => elements.map(({ textContent }) => textContent));
  };
  // The first, the last, and one of each parity stay.
  expect(await repeated(SKATERS.map((name) => row(name)))).toEqual(['Dag', 'Ebba', 'Finn', 'Gro']);
  expect(await repeated(SKATERS.map((name) => row(name, name)))).toEqual([]);
  expect(await repeated(SKATERS.map((name) => row(name === 'Ebba' ? '' : name)))).toEqual([
    'Dag',
    'Finn',
    'Gro',
  ]);
  const failing = SKATERS.map((name) => row(name === 'Finn' ? '' : name));
  await window.page.setContent(page(failing));
  expect(await graveFindings(window.page)).toEqual([expect.stringMatching(/^link-name: /)]);
  await window.context.close();
});
