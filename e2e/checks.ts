import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { findRepeated, OWN_TO_A_ROW } from './repeated.ts';

type Axe = Pick<typeof axe, 'run' | 'getRules'>;

const source = z.object({
  _audit: z.object({ rules: z.array(z.object({ id: z.string(), impact: z.string() })) }),
});

/** Only these can be serious or critical; the others are a third of the work. */
const GRAVE_RULES = source
  .parse(axe)
  ._audit.rules.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  .map(({ id }) => id);

/** Where a check failed. */
const place = (page: Page) => `${page.url()}, ${String(page.viewportSize()?.width)} px wide`;

/** The serious and critical findings of axe, with the element, so that a failure names what to fix. */
export async function graveFindings(page: Page): Promise<string[]> {
  // Each document needs the script once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const repeated = await page.evaluateHandle(findRepeated, OWN_TO_A_ROW);
  return page.evaluate(findGrave, { graveRules: GRAVE_RULES, repeated });
}

export async function expectAccessible(page: Page): Promise<void> {
  await expect.poll(() => graveFindings(page), { message: `axe at ${place(page)}` }).toEqual([]);
}

/** Runs in the page. */
async function findGrave({
  graveRules,
  repeated,
}: {
  readonly graveRules: readonly string[];
  readonly repeated: Element[];
}): Promise<string[]> {
  const { axe } = window as unknown as { axe: Axe };
  const others = axe.getRules().filter(({ ruleId }) => !graveRules.includes(ruleId));
  const rules = Object.fromEntries(others.map(({ ruleId }) => [ruleId, { enabled: false }]));
  const context = { include: [document], exclude: repeated };
  const { violations } = await axe.run(context, { resultTypes: ['violations'], rules });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** A page that scrolls sideways is broken on a phone. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(excess, { message: `pixels too wide at ${place(page)}` }).toBeLessThanOrEqual(0);
}

/**
 * Finds siblings in the page's content that cover each other. Drawings, inputs with a button inside, and
 * elements positioned over others on purpose are excluded.
 */
export async function expectNothingCovered(page: Page): Promise<void> {
  const covered = (main: Element) => {
    interface Laid {
      readonly element: Element;
      readonly box: DOMRect;
    }
    const isLaidOut = (element: Element) => {
      const { display, position, visibility } = getComputedStyle(element);
      const flows = position === 'static' || position === 'relative';
      const isSeen = visibility === 'visible' && !element.hasAttribute('aria-hidden');
      return isSeen && flows && !display.startsWith('inline') && display !== 'contents';
    };
    const named = (element: Element) => `${element.tagName} "${(element.textContent ?? '').slice(0, 40)}"`;
    const overlaps = ({ box: a }: Laid, { box: b }: Laid) => {
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      return width > 1 && height > 1;
    };
    return [main, ...main.querySelectorAll('*:not(svg, svg *, :has(> input))')].flatMap((parent) => {
      const children = [...parent.children]
        .filter(isLaidOut)
        .map((element) => ({ element, box: element.getBoundingClientRect() }));
      return children.flatMap((one, index) =>
        children
          .slice(index + 1)
          .filter((other) => overlaps(one, other))
          .map((other) => `${named(one.element)} and ${named(other.element)}`),
      );
    });
  };
  await expect
    .poll(() => page.locator('main').evaluate(covered), {
      message: `boxes that cover each other at ${place(page)}`,
    })
    .toEqual([]);
}

/** Errors that scripts throw or the console shows; a test asserts that there are none. */
export function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      errors.push(message.text());
    }
  });
  return errors;
}

/** Finds fields that stand side by side with their controls at different heights. */
export async function expectFieldsAligned(page: Page): Promise<void> {
  const crooked = (main: Element) => {
    const topOf = (element: Element) => Math.round(element.getBoundingClientRect().top);
    const fieldsOf = (row: Element) =>
      [...row.children].flatMap((field) => {
        const label = field.querySelector(':scope > :is(label, span):first-child');
        const control = field.querySelector(':scope > :is(input, textarea, button, select, [role="group"])');
        return label && control ? [{ label, control }] : [];
      });
    return [...main.querySelectorAll('*')].flatMap((row) => {
      const fields = fieldsOf(row);
      return fields.flatMap(({ label, control }, index) =>
        fields
          .slice(index + 1)
          .filter((other) => topOf(other.label) === topOf(label))
          .filter((other) => Math.abs(topOf(other.control) - topOf(control)) > 1)
          .map((other) => `${label.textContent} and ${other.label.textContent}`),
      );
    });
  };
  await expect
    .poll(() => page.locator('main').evaluate(crooked), {
      message: `fields that do not line up at ${place(page)}`,
    })
    .toEqual([]);
}
